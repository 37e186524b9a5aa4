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
 * Copies the release of a unit from a folder: the folder itself, or the newest one in it or in `<unit>` below it.
 * @param root folder that releases are copied to and served from, so that open pages keep their files after the next
 * build.
 * @throws RefusedReleaseError if there is none, or it was changed after the build.
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
  const stored = await readFile(join(target, 'release.json'), 'utf8').catch(() => null);
  if (stored !== text) {
    const work = `${dirname(target)}/.copying-${process.pid}-${Date.now()}`;
    await mkdir(dirname(target), { recursive: true });
    await cp(source, work, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(work, target);
  }
  return new ReleaseStore(root).load(name);
}

/** A token that changes with every build into the folder; empty while there is no release. */
export async function readLocalVersion(unit: string, folder: string): Promise<string> {
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
