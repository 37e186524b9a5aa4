import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the older builds of a unit, which nobody asks for again: whoever wants one builds it from its sources.
 * @param folder of the newest build, beside which the others lie.
 * @param keep how many of the others stay, newest first: another command may still be reading them.
 */
export function dropOldBuilds(folder: string, keep: number): void {
  const unit = path.dirname(folder);
  readdirSync(unit, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== path.basename(folder))
    .map(({ name }) => ({ name, at: statSync(path.join(unit, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .slice(keep)
    .forEach(({ name }) => rmSync(path.join(unit, name), { recursive: true, force: true }));
}
