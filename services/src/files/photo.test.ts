import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import sharp from 'sharp';
import { signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { upload } from '../testing/uploads.ts';
import { makePhoto } from './make-photo.ts';

const LIMIT = 1_024_000;
const NO_JPEG = 'El archivo debe ser JPG.';
const TOO_LARGE = 'El archivo debe ser menor de 1 Mb.';
const FAILED = 'Ocurrió un error al intentar guardar la foto.';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c45a2c' } });

/** A part of a JPEG that says nothing of the picture. */
const note = (content: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A JPEG with notes behind its first two bytes. */
const withNotes = (jpeg: Buffer, ...notes: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...notes.map(note), jpeg.subarray(2)]);

/** A JPEG of exactly so many bytes. */
function ofSize(jpeg: Buffer, bytes: number): Buffer {
  const notes: Buffer[] = [];
  let left = bytes - jpeg.length;
  while (left > 0) {
    // What is left for the last one has to hold its head of four bytes.
    const size = left > 60_008 ? 60_000 : left - 4;
    notes.push(Buffer.alloc(size));
    left -= size + 4;
  }
  const made = withNotes(jpeg, ...notes);
  assert.equal(made.length, bytes);
  return made;
}

/** A JPEG that says it has 20,000 × 20,000 pixels: decoded it would take 1.2 GB. */
async function makeBomb(): Promise<Buffer> {
  const bomb = await picture(64, 64).jpeg().toBuffer();
  const frame = bomb.findIndex((byte, at) => byte === 0xff && bomb[at + 1] === 0xc0);
  bomb.writeUInt16BE(20_000, frame + 5);
  bomb.writeUInt16BE(20_000, frame + 7);
  return bomb;
}

/**
 * A whole JPEG of one grey, with a bit for each of its blocks: its first scan, of a progressive picture, holds their mean
 * and is the only one. 20,000 × 20,000 pixels are 781 kB, which a file that is no trap would never be.
 */
function makeGrey(side: number): Buffer {
  const segment = (marker: number, ...content: number[]): Buffer =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), Buffer.from(content)]);
  const size = [side >> 8, side & 0xff];
  const blocks = Math.ceil(side / 8) ** 2;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, ...size, ...size, 1, 1, 0x11, 0),
    // One code of one bit: no difference from the block before.
    segment(0xc4, 0, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('too many pixels are refused by what the file says of itself, before anything is decoded', async () => {
  const { folder, remove } = temporaryFolder();
  try {
    writeFileSync(join(folder, 'bomb'), await makeBomb());
    await assert.rejects(makePhoto(join(folder, 'bomb')), /pixel limit/);
  } finally {
    remove();
  }
});

for (const engine of await enginesOfRules()) {
  describe(`photos on ${engine.name}`, () => {
    let running: RunningServices;
    let jpeg: Buffer;
    const errors: string[] = [];
    const info = () => undefined;
    before(async () => {
      running = await engine.start({ logger: { info, warn: info, error: (line) => errors.push(line) } });
      jpeg = await picture(900, 600).jpeg().toBuffer();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const send = (token: string, content: Buffer, options = {}) =>
      upload(running, '/save-user-photo/', token, content, { name: 'foto.jpg', ...options });
    const fetchPhoto = async (address: string, token: string) => {
      const answer = await fetch(running.url + address, { headers: { authorization: `Bearer ${token}` } });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, type: answer.headers.get('content-type'), body };
    };

    test('is answered, in the session from then on, and shown as a picture that nobody else gets', async () => {
      const [ana, beto] = [await signUp(running), await signUp(running)];
      const { status, response } = await send(ana.token, jpeg);
      assert.equal(status, 200);
      const { photourl = '' } = response.user_data ?? {};
      assert.match(photourl, /^\/api\/images\/photos\/\d+$/);
      const session = await ana.api.call('session.current', {});
      assert.equal(session.user_profile.photourl, photourl);
      assert.equal(session.user_data?.photourl, photourl);
      assert.deepEqual(await ana.api.call('files.photo', {}), { user_data: { photourl } });
      const shown = await fetchPhoto(photourl, ana.token);
      assert.deepEqual([shown.status, shown.type], [200, 'image/jpeg']);
      assert.equal((await fetchPhoto(photourl, beto.token)).status, 404);
      assert.equal((await fetchPhoto(photourl, '')).status, 401);
      assert.deepEqual(await beto.api.call('files.photo', {}), { user_data: { photourl: '' } });
    });

    test('is encoded anew: upright, of a useful size, without a word of where it was taken', async () => {
      const { token } = await signUp(running);
      const taken = await picture(2_000, 1_000)
        .composite([{ input: await picture(2_000, 100).png().toBuffer(), top: 0, left: 0 }])
        .withExif({
          IFD0: { Make: 'Camara Secreta', Copyright: 'Lupita' },
          IFD3: { GPSLatitude: '19/1 25/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { response } = await send(token, taken);
      const { body } = await fetchPhoto(response.user_data?.photourl ?? '', token);
      const { width, height, format, exif, icc, orientation } = await sharp(body).metadata();
      assert.deepEqual([format, width, height], ['jpeg', 320, 640]);
      assert.deepEqual([exif, icc, orientation], [undefined, undefined, undefined]);
      assert.ok(!body.includes('Camara'));
    });

    test('replaces the one before, which is gone with the next clean-up; deleting takes it away', async () => {
      const { token, userid, api } = await signUp(running);
      const first = (await send(token, jpeg)).response.user_data?.photourl ?? '';
      const second = (await send(token, jpeg)).response.user_data?.photourl ?? '';
      assert.notEqual(first, second);
      assert.equal((await fetchPhoto(first, token)).status, 404);
      const count = async () =>
        (await running.services.db.query('select id from person_file where account_id = $1', [userid]))
          .rowCount;
      await running.services.fileCleanUp.runDue();
      assert.equal(await count(), 1);
      assert.equal((await fetchPhoto(second, token)).status, 200);
      assert.deepEqual(await api.call('files.deletePhoto', {}), { user_data: { photourl: '' } });
      assert.equal((await fetchPhoto(second, token)).status, 404);
      await running.services.fileCleanUp.runDue();
      assert.equal(await count(), 0);
    });

    test('of exactly 1,024,000 bytes passes, and one byte more does not', async () => {
      const { token } = await signUp(running);
      assert.equal((await send(token, ofSize(jpeg, LIMIT))).status, 200);
      const { status, code, description } = await send(token, ofSize(jpeg, LIMIT + 1));
      assert.deepEqual([status, code, description], [400, 'LOC-1', TOO_LARGE]);
    });

    /** What is refused: its content, and the sentence. */
    const refused: Readonly<Record<string, () => Promise<[Buffer, string]>>> = {
      'a PNG of that name': async () => [await picture(90, 60).png().toBuffer(), NO_JPEG],
      'a PNG that is too large: its kind comes first': async () => [
        Buffer.concat([await picture(90, 60).png().toBuffer(), Buffer.alloc(2 * LIMIT)]),
        NO_JPEG,
      ],
      'an SVG of that name': async () => [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        NO_JPEG,
      ],
      'an empty file': async () => [Buffer.alloc(0), NO_JPEG],
      'a JPEG that is a ZIP too': async () => [Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]), NO_JPEG],
      'a JPEG with a page behind its end': async () => [
        Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
        NO_JPEG,
      ],
      'a JPEG with a script among its notes': async () => [
        withNotes(jpeg, Buffer.from('<script >alert(1)</script>')),
        NO_JPEG,
      ],
      'a JPEG that begins as a PDF too': async () => [withNotes(jpeg, Buffer.from('%PDF-1.7')), NO_JPEG],
      'a JPEG that is cut off': async () => [jpeg.subarray(0, jpeg.length - 200), FAILED],
      'a JPEG without a picture': async () => [
        Buffer.concat([Buffer.from([0xff, 0xd8]), note(randomBytes(100)), Buffer.from([0xff, 0xd9])]),
        FAILED,
      ],
      'a file that says that it has 20,000 × 20,000 pixels': async () => [await makeBomb(), FAILED],
      'a whole picture of 20,000 × 20,000': async () => [makeGrey(20_000), FAILED],
    };
    for (const [what, make] of Object.entries(refused))
      test(`refused: ${what}`, async () => {
        const { token, api } = await signUp(running);
        const [content, text] = await make();
        const { status, code, description } = await send(token, content);
        assert.deepEqual([status, code, description], [400, 'LOC-1', text]);
        assert.deepEqual(await api.call('files.photo', {}), { user_data: { photourl: '' } });
      });

    test('another field, and no form, hold no photo', async () => {
      const { token } = await signUp(running);
      const { status, code } = await send(token, jpeg, { field: 'photo' });
      assert.deepEqual([status, code], [400, 'LOC-1']);
      const answer = await fetch(`${running.url}/save-user-photo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      assert.equal(answer.status, 400);
      assert.equal((await send('', jpeg)).status, 401);
    });

    test('sent twice with one key it is saved once; another picture with that key is refused', async () => {
      const { token } = await signUp(running);
      const key = 'foto-0123456789abcdef';
      const first = await send(token, jpeg, { key });
      assert.deepEqual(await send(token, jpeg, { key }), first);
      assert.equal((await send(token, await picture(9, 9).jpeg().toBuffer(), { key })).status, 422);
    });

    test('what is refused for its pixels alone passes with fewer', async () => {
      const { token } = await signUp(running);
      const { response } = await send(token, makeGrey(2_000));
      const { body } = await fetchPhoto(response.user_data?.photourl ?? '', token);
      const { width, height } = await sharp(body).metadata();
      assert.deepEqual([width, height], [640, 640]);
    });

    const uploads = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`chamba-upload-${process.pid}-`));

    test('who breaks off leaves nothing on the disk and no failure in the log', async () => {
      const { token } = await signUp(running);
      const sent = request(`${running.url}/save-user-photo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      });
      sent.on('error', () => undefined);
      sent.write('--x\r\ncontent-disposition: form-data; name="input-file"; filename="a.jpg"\r\n\r\n');
      sent.write(jpeg);
      await until(() => uploads().length === 1, 'the file to be written');
      sent.destroy();
      await until(() => uploads().length === 0, 'the file to be removed');
      assert.equal((await send(token, jpeg)).status, 200);
      assert.deepEqual(errors, []);
    });
  });
}
