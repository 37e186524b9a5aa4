import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Artefact } from './artefact.ts';

/**
 * Folder of the newest release of every unit below a folder of releases, by unit.
 * @throws if there are none: the units must be built first.
 */
export function newestReleases(releases: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const unit of readdirSync(releases)) {
    if (unit.startsWith('.')) continue;
    const newest = readdirSync(path.join(releases, unit))
      .filter((name) => !name.startsWith('.'))
      .map((name) => path.join(releases, unit, name))
      .map((folder) => ({ folder, at: statSync(path.join(folder, 'release.json')).mtimeMs }))
      .sort((one, other) => other.at - one.at)[0];
    if (newest) found[unit] = newest.folder;
  }
  if (Object.keys(found).length === 0) throw new Error(`${releases} holds no releases`);
  return found;
}

/** The current releases, read once, as the base of changes. */
export function readLive(releases: string): Record<string, Artefact> {
  return Object.fromEntries(
    Object.entries(newestReleases(releases)).map(([unit, folder]) => [unit, Artefact.read(folder)]),
  );
}
