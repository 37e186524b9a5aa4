import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes older builds of a unit, which can be built again from its sources.
 * @param folder of the newest build, beside the others.
 * @param keep number of other builds to keep, newest first: another command may still be reading them.
 */
export function dropOldBuilds(folder: string, keep: number): void {
  const unit = path.dirname(folder);
  readdirSync(unit, { withFileTypes: true })
    // A name with a dot before it is of a build under way.
    .filter(({ name }) => !name.startsWith('.') && name !== path.basename(folder))
    .map(({ name }) => ({ name, at: builtAt(path.join(unit, name)) }))
    .sort((one, other) => other.at - one.at)
    .slice(keep)
    .forEach(({ name }) => rmSync(path.join(unit, name), { recursive: true, force: true }));
}

/** Time of the last build of a release, in epoch ms; a folder without a release counts as old. */
function builtAt(folder: string): number {
  return statSync(path.join(folder, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
