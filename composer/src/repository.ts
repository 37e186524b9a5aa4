import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of the product's repository that a folder lies in, or null when it lies outside of one. */
export function repositoryOf(folder: string): string | null {
  let current = path.resolve(folder);
  while (!existsSync(path.join(current, 'lerna.json'))) {
    const parent = path.dirname(current);
    if (parent === current) return null;
    current = parent;
  }
  return current;
}

/** Folder that builds go to: RELEASES_DIR, else `build/releases` of the repository, else of the folder itself. */
export function releasesFolder(folder: string): string {
  return (
    process.env['RELEASES_DIR'] || path.join(repositoryOf(folder) ?? path.resolve(folder), 'build/releases')
  );
}

/**
 * Folder that commands build into on the way to something else, `.cache/chamba/built`: a site that starts from this
 * repository's releases must not take what is only verified or published for one of them.
 */
export function builtFolder(folder: string): string {
  return path.join(repositoryOf(folder) ?? path.resolve(folder), '.cache/chamba/built');
}
