import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bodyDigest, generateKeys, SIGNATURE_FILE, signRequest } from '@chamba/kernel/composition/signing';
import { until } from '@chamba/kernel/testing/until';
import {
  archive,
  buildRelease,
  getErrorCode,
  toEntries,
  OPERATOR,
  sign,
  startPlatform,
  createTar,
  type ArchiveEntry,
  type Built,
  type PlatformSite,
  type TestTeam,
} from '../../testing/platform-site.ts';

const LIMIT = 200_000;

/** A file with one bit of one byte changed. */
function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Positions spread over a range, including both ends. */
function placesIn(length: number, count: number): number[] {
  const step = Math.max(1, Math.floor(length / count));
  const places = Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
  return [...new Set([...places, length - 1])];
}

function unpacksTo(packed: Buffer, expected: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(expected);
  } catch {
    return false;
  }
}

describe('a release that is published to a site', () => {
  let site: PlatformSite;
  let team: TestTeam;
  let other: TestTeam;
  let built: Built;
  let path: string;
  let good: Buffer;
  before(async () => {
    site = await startPlatform({ env: { RELEASE_LIMIT: String(LIMIT) } });
    team = await site.team('search', 'mfe-search');
    other = await site.team('account', 'mfe-account');
    built = await buildRelease('2.0.0', 'Buena');
    sign(built, team);
    path = `/admin/releases/mfe-search/${built.folder}`;
    good = await archive(built);
  });
  after(() => site.close());

  /** Folders and files that uploads have written and not removed. */
  const unpacked = (): Promise<string[]> =>
    readdir(join(site.dataDir, 'releases'), { recursive: true }).catch(() => []);
  const send = async (body: Buffer): Promise<unknown> => getErrorCode(await site.put(path, body, team));
  const sendEntries = async (entries: readonly ArchiveEntry[]): Promise<unknown> =>
    send(gzipSync(await createTar(entries)));
  const changed = (name: string, content: Buffer): ArchiveEntry[] =>
    toEntries(built).map((entry) => (entry.name === name ? { name, content } : entry));
  const getFile = (name: string): Buffer => built.files.get(name) ?? Buffer.alloc(0);
  /** Sends the release with another `release.json` and a valid signature. */
  const sendManifest = async (change: (release: Record<string, unknown>) => void): Promise<unknown> => {
    const release = JSON.parse(getFile('release.json').toString()) as Record<string, unknown>;
    change(release);
    const next: Built = { ...built, files: new Map(built.files) };
    next.files.set('release.json', Buffer.from(JSON.stringify(release)));
    sign(next, team);
    return sendEntries(toEntries(next));
  };
  const assets = (release: Record<string, unknown>): Record<string, Record<string, unknown>> =>
    release['assets'] as Record<string, Record<string, unknown>>;

  it('is refused if any byte of any asset is changed', async () => {
    for (const [name, content] of built.files) {
      if (name === 'release.json' || name === SIGNATURE_FILE) continue;
      for (const at of placesIn(content.length, 6))
        assert.equal(await sendEntries(changed(name, flipped(content, at))), 'tampered', `${name} at ${at}`);
      assert.equal(await sendEntries(changed(name, content.subarray(1))), 'tampered', `${name} shorter`);
    }
  });

  it('is refused if any byte of release.json is changed', async () => {
    const manifest = getFile('release.json');
    for (const at of placesIn(manifest.length, 60))
      assert.equal(
        await sendEntries(changed('release.json', flipped(manifest, at))),
        'bad-signature',
        String(at),
      );
  });

  it('is refused if any byte of its signature is changed', async () => {
    const signature = getFile(SIGNATURE_FILE);
    for (const at of placesIn(signature.length, 60)) {
      const code = await sendEntries(changed(SIGNATURE_FILE, flipped(signature, at)));
      assert.ok(code === 'bad-signature' || code === 'foreign-key', `${at}: ${String(code)}`);
    }
  });

  it('is refused if it is truncated, at any position', async () => {
    for (const length of placesIn(good.length, 80))
      assert.equal(await send(good.subarray(0, length)), 'truncated', `${length} of ${good.length}`);
    const tar = gunzipSync(good);
    // Truncated before compression: between entries, inside of them and inside of headers.
    for (let length = 0; length < tar.length - 512; length += 256)
      assert.equal(await send(gzipSync(tar.subarray(0, length))), 'truncated', `${length} of ${tar.length}`);
  });

  it('is refused if its archive is damaged', async () => {
    const whole = gunzipSync(good);
    // Beyond the gzip header, whose time and name are ignored.
    for (const at of placesIn(good.length - 10, 120)) {
      const damaged = flipped(good, at + 10);
      // A back-reference with a flipped bit may yield the same bytes: then the archive is unchanged.
      if (unpacksTo(damaged, whole)) continue;
      assert.notEqual(await send(damaged), undefined, `accepted with a bit flipped at ${at + 10}`);
    }
    assert.equal(await send(Buffer.from('not an archive')), 'not-a-release');
    assert.equal(await send(gzipSync('not an archive')), 'truncated');
    for (const size of ['-1', 'NaN'])
      assert.equal(
        await sendEntries([{ name: 'a.js', content: Buffer.from('a'), header: { pax: { size } } }]),
        'tampered',
      );
  });

  it('is refused if a file is missing or unexpected', async () => {
    for (const name of built.files.keys()) {
      const code = await sendEntries(toEntries(built).filter((entry) => entry.name !== name));
      const expected =
        name === 'release.json' ? 'not-a-release' : name === SIGNATURE_FILE ? 'unsigned' : 'truncated';
      assert.equal(code, expected, name);
    }
    for (const name of ['more.js', 'deep/er/more.js', '.hidden', 'release.sig.js'])
      assert.equal(
        await sendEntries([...toEntries(built), { name, content: Buffer.from('x') }]),
        'unlisted-file',
      );
  });

  it('is refused if any file has no hash', async () => {
    const names = Object.keys(
      assets(JSON.parse(getFile('release.json').toString()) as Record<string, unknown>),
    );
    for (const name of names)
      assert.equal(
        await sendManifest((release) => delete assets(release)[name]?.['integrity']),
        'missing-hash',
        name,
      );
    for (const integrity of ['', 'md5-abcd', 'none', null]) {
      assert.equal(
        await sendManifest((release) => Object.assign(assets(release)['main.js'] ?? {}, { integrity })),
        'missing-hash',
      );
      assert.equal(
        await sendManifest((release) => Object.assign(release['entry'] as object, { integrity })),
        'missing-hash',
      );
      assert.equal(
        await sendManifest((release) => Object.assign(release['server'] as object, { integrity })),
        'missing-hash',
      );
    }
    for (const list of ['scripts', 'styles'])
      assert.equal(await sendManifest((release) => (release[list] = ['nowhere.js'])), 'missing-hash', list);
    assert.equal(
      await sendManifest((release) => {
        const [route] = release['routes'] as Record<string, unknown>[];
        Object.assign(route ?? {}, { scripts: ['nowhere.js'] });
      }),
      'missing-hash',
    );
    const hash = `sha384-${createHash('sha384').update('other').digest('base64')}`;
    assert.equal(
      await sendManifest((release) => Object.assign(release['entry'] as object, { integrity: hash })),
      'tampered',
    );
  });

  it('is refused if it does not match its address or its digest', async () => {
    for (const [field, value, code] of [
      ['name', 'mfe-account', 'wrong-address'],
      ['version', '9.9.9', 'wrong-address'],
      ['digest', '0'.repeat(12), 'wrong-address'],
      ['name', '../mfe-search', 'not-a-release'],
      ['routes', 'none', 'not-a-release'],
    ] as const)
      assert.equal(await sendManifest((release) => (release[field] = value)), code, `${field} ${value}`);
    const lying = { ...built, folder: `2.0.0-${'0'.repeat(12)}`, files: new Map(built.files) };
    const text = getFile('release.json').toString();
    const digest = built.folder.slice(-12);
    lying.files.set('release.json', Buffer.from(text.replace(`"${digest}"`, `"${'0'.repeat(12)}"`)));
    sign(lying, team);
    const response = await site.put(`/admin/releases/mfe-search/${lying.folder}`, await archive(lying), team);
    assert.equal(getErrorCode(response), 'tampered');
  });

  it('is refused if it is signed by another team or with a revoked key', async () => {
    const signedBy = async (by: TestTeam): Promise<unknown> => {
      const next = { ...built, files: new Map(built.files) };
      sign(next, by);
      return send(await archive(next));
    };
    assert.equal(await signedBy(other), 'foreign-key');
    assert.equal(await signedBy({ ...other, team: 'search' }), 'foreign-key');
    assert.equal(await signedBy({ team: 'search', ...generateKeys() }), 'foreign-key');
    assert.equal(await signedBy({ ...team, team: 'account' }), 'foreign-key');
    const spare = generateKeys();
    await site.ask('POST', '/admin/teams/search/keys', { publicKey: spare.publicKey });
    await site.ask('DELETE', `/admin/teams/search/keys/${spare.id}`);
    assert.equal(await signedBy({ team: 'search', ...spare }), 'foreign-key');
    for (const text of ['', '{}', 'null', '{"team":"search"}', '[]'])
      assert.equal(await sendEntries(changed(SIGNATURE_FILE, Buffer.from(text))), 'bad-signature', text);
    // The operator's key authenticates requests and signs nothing.
    const unsigned = toEntries(built).filter(({ name }) => name !== SIGNATURE_FILE);
    const asOperator = await fetch(site.url + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${OPERATOR}` },
      body: new Uint8Array(gzipSync(await createTar(unsigned))),
    });
    assert.equal(asOperator.status, 403);
  });

  it('is refused if a path leaves its folder, or an entry is not a file', async () => {
    const content = Buffer.from('x');
    const names = [
      '../evil.js',
      '../../evil.js',
      'a/../../evil.js',
      'a/..',
      '/etc/evil.js',
      './../evil.js',
      '..\\evil.js',
      'C:\\evil.js',
      'a//b.js',
      'espacio en.js',
      'ñ.js',
      `${'a/'.repeat(140)}x.js`,
    ];
    for (const name of names)
      assert.equal(await sendEntries([{ name, content }, ...toEntries(built)]), 'unsafe-path', name);
    for (const type of ['symlink', 'link', 'fifo', 'character-device', 'block-device'] as const)
      assert.equal(
        await sendEntries([
          { name: 'link.js', content: Buffer.alloc(0), header: { type, linkname: '/etc/passwd', size: 0 } },
          ...toEntries(built),
        ]),
        'unsafe-path',
        type,
      );
    const [first] = toEntries(built);
    assert.ok(first);
    assert.equal(await sendEntries([first, ...toEntries(built)]), 'unsafe-path');
    assert.equal(
      await sendEntries([...toEntries(built), { name: `${first.name}/below.js`, content }]),
      'unsafe-path',
    );
  });

  it('is refused if it is too large, compressed or unpacked', async () => {
    const noise = { name: 'noise.bin', content: randomBytes(LIMIT + 1) };
    assert.equal(await sendEntries([noise, ...toEntries(built)]), 'too-large');
    const zeros = { name: 'zeros.bin', content: Buffer.alloc(LIMIT * 20) };
    assert.equal(await sendEntries([zeros, ...toEntries(built)]), 'too-large');
  });

  it('is refused if comparing it with the others would block the site', async () => {
    const contract = (emits: Record<string, unknown>): object => ({
      slots: { places: {}, fills: {} },
      events: { emits, listens: {} },
      slices: { provides: {}, reads: {} },
      shares: {},
      needs: {},
    });
    const branches = (count: number): object => ({
      anyOf: Array.from({ length: count }, (_, at) => ({
        type: 'object',
        properties: { [`field${at}`]: {} },
      })),
    });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`event/${at}`, branches(80)]));
    for (const emits of [{ 'event/a': branches(900) }, many])
      assert.equal(await sendManifest((release) => (release['contract'] = contract(emits))), 'too-large');
    const routes = (release: Record<string, unknown>): unknown[] => {
      const [route] = release['routes'] as Record<string, unknown>[];
      return Array.from({ length: 501 }, (_, at) => ({ ...route, path: `/hello-${at}` }));
    };
    assert.equal(await sendManifest((release) => (release['routes'] = routes(release))), 'too-large');
  });

  it('is refused if the body is not the signed one', async () => {
    const authorization = signRequest(
      { method: 'PUT', pathAndQuery: path, digest: bodyDigest('other') },
      team,
    );
    const answer = await fetch(site.url + path, {
      method: 'PUT',
      headers: { authorization },
      body: new Uint8Array(good),
    });
    assert.equal(answer.status, 401);
    assert.match(await answer.text(), /bad-signature/);
  });

  it('leaves no files behind if its sender disconnects', async () => {
    const { hostname, port } = new URL(site.url);
    const authorization = signRequest({ method: 'PUT', pathAndQuery: path, digest: bodyDigest(good) }, team);
    await until(async () => (await unpacked()).length === 0, 'nothing is left of the uploads before');
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-length: ${good.length}\r\n\r\n`,
    );
    socket.write(good.subarray(0, good.length / 2));
    await until(async () => (await unpacked()).length > 1, 'a folder and a file in it are written');
    socket.destroy();
  });

  it('was refused in all of these cases, and the pages did not change', async () => {
    await until(async () => (await unpacked()).length === 0, 'nothing is left of the uploads');
    const { body } = await site.ask('GET', '/admin/releases');
    assert.deepEqual(body['releases'], []);
    assert.match(await site.page(), /Hola desde el servidor/);
  });

  it('is published unchanged, once', async () => {
    const response = await site.put(path, good, team);
    assert.equal(response.status, 201, JSON.stringify(response.body));
    assert.equal(await send(good), 'already-published');
    assert.deepEqual(await readdir(join(site.dataDir, 'releases')), ['mfe-search']);
    const noise = { name: 'noise.bin', content: randomBytes(10) };
    assert.equal(await sendEntries([noise, ...toEntries(built)]), 'unlisted-file');
    const promoted = await site.promote(team, '2.0.0');
    assert.equal(promoted.status, 200, JSON.stringify(promoted.body));
    assert.match(await site.page(), /Buena/);
  });

  it('is published by one of several concurrent senders of its version, and stays whole', async () => {
    const rivals = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const rival = await buildRelease('3.0.0', 'Rival');
        const text = (rival.files.get('release.json') ?? Buffer.alloc(0)).toString();
        // The same files, and so the same address, with another description.
        rival.files.set('release.json', Buffer.from(text.padEnd(text.length + at, ' ')));
        sign(rival, team);
        return { at: `/admin/releases/mfe-search/${rival.folder}`, body: await archive(rival) };
      }),
    );
    const response = await Promise.all(rivals.map(({ at, body }) => site.put(at, body, team)));
    assert.deepEqual(response.map((answer) => getErrorCode(answer) ?? 'taken').sort(), [
      'taken',
      ...Array.from({ length: 5 }, () => 'version-taken'),
    ]);
    assert.equal((await site.promote(team, '3.0.0')).status, 200);
    assert.match(await site.page(), /Rival/);
  });

  it('is completed after an interrupted publication', async () => {
    const late = await buildRelease('4.0.0', 'Interrumpida');
    sign(late, team);
    const at = `/admin/releases/mfe-search/${late.folder}`;
    const body = await archive(late);
    assert.equal((await site.put(at, body, team)).status, 201);
    const folder = join(site.dataDir, 'releases/mfe-search', late.folder);
    const [first = ''] = [...late.files.keys()].filter((name) => name.endsWith('.js'));
    // Either the whole release is missing, or one file.
    for (const lost of [folder, join(folder, first)]) {
      await rm(lost, { recursive: true });
      assert.equal(getErrorCode(await site.promote(team, '4.0.0')), 'tampered');
      assert.equal((await site.put(at, body, team)).status, 201);
    }
    assert.equal(getErrorCode(await site.put(at, body, team)), 'already-published');
    assert.equal((await site.promote(team, '4.0.0')).status, 200);
    assert.match(await site.page(), /Interrumpida/);
  });
});
