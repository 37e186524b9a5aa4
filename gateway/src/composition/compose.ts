/** Makes compositions: one release of every unit, fitting together. */
import type { PageComposition, UnitEntry } from '@chamba/kernel/composition';
import {
  checkComposition,
  compareVersions,
  releaseFolder,
  type Finding,
} from '@chamba/kernel/composition/release';
import { compositionId, type CompositionDocument } from '@chamba/kernel/composition/signing';
import { RefusedReleaseError, type StoredRelease } from '../releases/port.ts';

/** A composition the gateway can serve: what travels in pages, and the releases behind it. */
export type Composition = { page: PageComposition; releases: ReadonlyMap<string, StoredRelease> };

/** Releases that do not fit together; `message` names every conflict. */
export class CompositionConflictError extends Error {
  override name = 'CompositionConflictError';
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(({ message }) => message).join('; '));
  }
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
  const breaking = checkComposition(releases.map(({ release }) => release)).filter(
    ({ level }) => level === 'breaking',
  );
  if (breaking.length > 0) throw new CompositionConflictError(breaking);
  return assemble(releases, origin);
}

/**
 * Takes out of releases what fills a place that no page of them has: nobody would see it, and a site can start without.
 * @returns the releases without it, and what was left out.
 */
export function withoutUnownedSlots(releases: readonly StoredRelease[]): {
  releases: readonly StoredRelease[];
  left: readonly Finding[];
} {
  const left = checkComposition(releases.map(({ release }) => release)).filter(
    ({ rule }) => rule === 'slot-unowned',
  );
  if (left.length === 0) return { releases, left };
  const kept = releases.map((stored) => {
    const { release } = stored;
    const slots = release.slots.filter(
      ({ name }) => !left.some(({ unit, subject }) => unit === release.name && subject === name),
    );
    return slots.length === release.slots.length ? stored : { ...stored, release: { ...release, slots } };
  });
  return { releases: kept, left };
}

/**
 * Puts releases together that were found to fit when their composition was made, or that a site was started with.
 * @throws RefusedReleaseError when the entry of a unit has no hash: a page loads nothing it cannot check.
 */
export function assemble(all: readonly StoredRelease[], origin = ''): Composition {
  const { releases } = withoutUnownedSlots(all);
  const units: Record<string, UnitEntry> = {};
  for (const { release } of releases) {
    if (!release.entry.integrity)
      throw new RefusedReleaseError(`${release.name} ${release.version}: its entry has no hash`);
    units[release.name] = {
      version: release.version,
      base: `${origin}/releases/${release.name}/${releaseFolder(release)}/`,
      entry: release.entry.file,
      integrity: release.entry.integrity,
      ...(release.entry.type && { type: release.entry.type }),
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
  return {
    page: { id: compositionId(documentOfReleases(releases)), custom: false, units },
    releases: new Map(releases.map((stored) => [stored.release.name, stored])),
  };
}

/** The document of a composition of releases. */
export function documentOfReleases(releases: Iterable<StoredRelease>): CompositionDocument {
  const units: CompositionDocument['units'] = {};
  for (const { release, manifest } of releases)
    units[release.name] = { version: release.version, digest: release.digest, manifest };
  return { schema: 1, units };
}

function isNewer(a: StoredRelease, b: StoredRelease): boolean {
  const order = compareVersions(a.release.version, b.release.version);
  return order === 0 ? a.writtenAt > b.writtenAt : order > 0;
}
