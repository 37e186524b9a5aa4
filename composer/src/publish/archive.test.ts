import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { packFolder } from './archive.ts';

function createFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-pack-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

async function unpack(archive: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const tar = extract();
  Readable.from([archive]).pipe(createGunzip()).pipe(tar);
  for await (const entry of tar) found[entry.header.name] = await text(entry);
  return found;
}

describe('an archive of a release', () => {
  const files = {
    'release.json': '{}',
    'main.js': 'x'.repeat(2_000),
    [`assets/${'a'.repeat(120)}.svg`]: '<svg/>',
  };

  it('contains the files of the folder and the added ones', async () => {
    const folder = createFolder({ ...files, 'release.sig': 'old' });
    const { archive, files: count } = await packFolder(
      folder,
      new Map([['release.sig', Buffer.from('new')]]),
    );
    assert.deepEqual(await unpack(archive), { ...files, 'release.sig': 'new' });
    assert.equal(count, 4);
    rmSync(folder, { recursive: true });
  });

  it('is byte-identical for equal files, whenever and wherever they were written', async () => {
    const one = createFolder(files);
    const other = createFolder(files);
    utimesSync(path.join(other, 'main.js'), 1, 1);
    const [first, second] = await Promise.all([packFolder(one, new Map()), packFolder(other, new Map())]);
    assert.ok(first.archive.equals(second.archive));
    for (const folder of [one, other]) rmSync(folder, { recursive: true });
  });
});
