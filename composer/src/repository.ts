import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of the product's repository that contains a folder, or null outside of one. */
export function findRepository(folder: string): string | null {
  let current = path.resolve(folder);
  while (!existsSync(path.join(current, 'lerna.json'))) {
    const parent = path.dirname(current);
    if (parent === current) return null;
    current = parent;
  }
  return current;
}

/** Folder of builds: RELEASES_DIR, else `build/releases` of the repository, else of the folder itself. */
export function releasesFolder(folder: string): string {
  return (
    process.env['RELEASES_DIR'] || path.join(findRepository(folder) ?? path.resolve(folder), 'build/releases')
  );
}

/**
 * Folder for intermediate builds of commands, `.cache/chamba/built`: a site that starts from this repository's
 * releases must not serve a release that is only verified or published.
 */
export function builtFolder(folder: string): string {
  return path.join(findRepository(folder) ?? path.resolve(folder), '.cache/chamba/built');
}

/** Folder of verifications that passed, `.cache/chamba/verified`. */
export function verifiedFolder(folder: string): string {
  return path.join(findRepository(folder) ?? path.resolve(folder), '.cache/chamba/verified');
}
