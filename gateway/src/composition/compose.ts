/** Makes compositions: one release of every unit, fitting together. */
import { createHash } from 'node:crypto';
import { HOST_UNIT, type PageComposition, type UnitEntry } from '@chamba/kernel/composition';
import { releaseFolder } from '@chamba/kernel/composition/release';
import { slotContracts } from '@chamba/kernel/slots';
import type { StoredRelease } from '../releases/release-store.ts';

/** A composition the gateway can serve: what travels in pages, and the releases behind it. */
export type Composition = { page: PageComposition; releases: ReadonlyMap<string, StoredRelease> };

/** Releases that do not fit together; `message` names every conflict. */
export class CompositionConflictError extends Error {
  override name = 'CompositionConflictError';
}

/** The newest release of every unit: highest version, then written last. */
export function newestOfEach(releases: readonly StoredRelease[]): StoredRelease[] {
  const newest = new Map<string, StoredRelease>();
  for (const candidate of releases) {
    const best = newest.get(candidate.release.name);
    if (!best || isNewer(candidate, best)) newest.set(candidate.release.name, candidate);
  }
  return [...newest.values()].sort((a, b) => a.release.name.localeCompare(b.release.name));
}

/**
 * Composes releases.
 * @param origin put before release addresses; empty for the site's own.
 * @throws CompositionConflictError when the host is missing, a route is claimed twice, or a slot is filled twice, by
 * nobody's contract or in another version.
 */
export function compose(releases: readonly StoredRelease[], origin = ''): Composition {
  const faults = conflicts(releases);
  if (faults.length > 0) throw new CompositionConflictError(faults.join('; '));
  const units: Record<string, UnitEntry> = {};
  for (const { release } of releases) {
    units[release.name] = {
      version: release.version,
      base: `${origin}/releases/${release.name}/${releaseFolder(release)}/`,
      entry: release.entry.file,
      integrity: release.entry.integrity,
      routes: release.routes.map(({ id, path, category, access, header, footer, slots }) => ({
        id,
        path,
        category,
        access,
        header,
        footer,
        slots,
      })),
      slots: release.slots.map(({ name, version, server }) => ({ name, version, server })),
    };
  }
  const id = createHash('sha256').update(JSON.stringify(units)).digest('hex').slice(0, 16);
  return {
    page: { id, custom: false, units },
    releases: new Map(releases.map((stored) => [stored.release.name, stored])),
  };
}

function conflicts(releases: readonly StoredRelease[]): string[] {
  const faults: string[] = [];
  if (!releases.some(({ release }) => release.name === HOST_UNIT))
    faults.push(`there is no release of the ${HOST_UNIT}`);
  const routes = new Map<string, string>();
  const slots = new Map<string, string>();
  for (const { release } of releases) {
    for (const { path } of release.routes) {
      // `/oferta/:a` and `/oferta/:b` are one address.
      const shape = path.replace(/([:*])\w+/g, '$1');
      const owner = routes.get(shape);
      if (owner) faults.push(`route ${path} is claimed by ${owner} and ${release.name}`);
      else routes.set(shape, release.name);
    }
    for (const { name, version } of release.slots) {
      const contract = Object.hasOwn(slotContracts, name) ? slotContracts[name] : undefined;
      const filler = slots.get(name);
      if (!contract) faults.push(`${release.name} fills the slot ${name}, which nobody owns`);
      else if (contract.version !== version)
        faults.push(
          `${release.name} fills the slot ${name} at version ${version}, its contract is at ${contract.version}`,
        );
      if (filler) faults.push(`slot ${name} is filled by ${filler} and ${release.name}`);
      else slots.set(name, release.name);
    }
  }
  return faults;
}

function isNewer(a: StoredRelease, b: StoredRelease): boolean {
  const order = compareVersions(a.release.version, b.release.version);
  return order === 0 ? a.writtenAt > b.writtenAt : order > 0;
}

/** Semver order, as far as release versions go: numbers first, a pre-release before its release. */
function compareVersions(a: string, b: string): number {
  const [coreA = '', preA] = a.split('-', 2);
  const [coreB = '', preB] = b.split('-', 2);
  const numbersB = coreB.split('.').map(Number);
  for (const [index, number] of coreA.split('.').map(Number).entries()) {
    const difference = number - (numbersB[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (preA === preB) return 0;
  if (preA === undefined) return 1;
  return preB === undefined ? -1 : preA.localeCompare(preB, 'en', { numeric: true });
}
