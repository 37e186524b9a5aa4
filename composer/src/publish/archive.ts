import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** The same for every file of every archive, so that equal releases are byte-identical. */
const HEADER = { mtime: new Date(0), mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' };

/**
 * Packs the files of a folder, and additional ones, as tar and gzip; equal files give equal bytes.
 * @param folder its files are named relative to it.
 * @param added by name; they replace files of the folder.
 * @returns the archive and the number of its files.
 */
export async function packFolder(
  folder: string,
  added: ReadonlyMap<string, Buffer>,
): Promise<{ archive: Buffer; files: number }> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .filter((name) => !added.has(name));
  const all = [...names, ...added.keys()].sort();
  const tar = pack();
  const packed = buffer(tar.pipe(createGzip({ level: 9 })));
  for (const name of all)
    tar.entry({ ...HEADER, name }, added.get(name) ?? readFileSync(path.join(folder, name)));
  tar.finalize();
  return { archive: await packed, files: all.length };
}
