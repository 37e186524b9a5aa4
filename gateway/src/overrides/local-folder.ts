/** Releases in folders of this machine, as `chamba build` writes them. */
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder } from '@chamba/kernel/composition/release';
import {
  parseRelease,
  RefusedReleaseError,
  ReleaseStore,
  type StoredRelease,
} from '../releases/release-store.ts';

/**
 * Takes the release of a unit out of a folder: the folder itself, or the one written last in it or in `<unit>` below it.
 * @param root folder that releases are copied to and served from, so that a page outlives the next build.
 * @throws RefusedReleaseError when there is none, or it is not what it was built as.
 */
export async function takeLocalRelease(unit: string, folder: string, root: string): Promise<StoredRelease> {
  const source = await newestBelow(unit, folder);
  if (source === null)
    throw new RefusedReleaseError(`${folder} holds no release of ${unit}: build it first`, 'missing');
  const text = await readFile(join(source, 'release.json'), 'utf8');
  const release = parseRelease(source, text);
  if (release.name !== unit)
    throw new RefusedReleaseError(`${source} is a release of ${release.name}, not of ${unit}`);
  const name = `${unit}/${releaseFolder(release)}`;
  const target = join(root, name);
  const kept = await readFile(join(target, 'release.json'), 'utf8').catch(() => null);
  if (kept !== text) {
    const work = `${dirname(target)}/.copying-${process.pid}-${Date.now()}`;
    await mkdir(dirname(target), { recursive: true });
    await cp(source, work, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(work, target);
  }
  return new ReleaseStore(root).load(name);
}

/** Changes with every build into the folder; empty while there is none. */
export async function localVersionOf(unit: string, folder: string): Promise<string> {
  const source = await newestBelow(unit, folder);
  if (source === null) return '';
  const { mtimeMs } = await stat(join(source, 'release.json'));
  return `${source} ${mtimeMs}`;
}

async function newestBelow(unit: string, folder: string): Promise<string | null> {
  const candidates = [folder];
  for (const parent of [folder, join(folder, unit)]) {
    const names = await readdir(parent, { withFileTypes: true }).catch(() => []);
    for (const item of names)
      if (item.isDirectory() && !item.name.startsWith('.')) candidates.push(join(parent, item.name));
  }
  let newest: { folder: string; at: number } | null = null;
  for (const candidate of candidates) {
    const info = await stat(join(candidate, 'release.json')).catch(() => null);
    if (!info) continue;
    if (candidate === folder) return folder;
    if (!newest || info.mtimeMs > newest.at) newest = { folder: candidate, at: info.mtimeMs };
  }
  return newest?.folder ?? null;
}
