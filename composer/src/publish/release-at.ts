import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { builtFolder } from '../repository.ts';
import { dropOldBuilds } from './drop-old-builds.ts';
import { isReleaseFolder } from './read-release.ts';

/** Number of builds of a unit kept besides the newest. */
const OTHER_BUILDS = 4;

/**
 * The folder of the release: the given folder itself, or the build of its sources, which are returned besides. After a
 * build the working folder is the unit's.
 * @param folder of a release, or of a unit.
 * @param options.out folder of all releases; else one that no site starts from.
 * @param options.toVersion version of the build, from that of its package; a built release keeps its own.
 * @throws Failure if it is neither; the errors of `buildUnit` if it cannot be built.
 */
export async function releaseFolderAt(
  folder: string,
  { out, toVersion }: { out?: string | undefined; toVersion?: ((own: string) => string) | undefined },
): Promise<{ folder: string; sources: string | undefined }> {
  if (isReleaseFolder(folder)) return { folder, sources: undefined };
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new Failure(`${folder} is neither a unit nor a release`, {
      code: 'no-folder',
      remedy: 'Name the folder of a unit, or of a release that was built.',
    });
  }
  const { buildUnit } = await import('../release/index.ts');
  const target = path.resolve(out ?? builtFolder(folder));
  // Federation writes a module below the working folder, and its location affects the order of modules.
  process.chdir(folder);
  const built = await buildUnit({ folder, out: target, toVersion });
  if (out === undefined) dropOldBuilds(built.folder, OTHER_BUILDS);
  return { folder: built.folder, sources: folder };
}
