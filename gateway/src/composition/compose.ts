/** Composes a site: one release of every unit, checked to fit together. */
import type { PageComposition, UnitEntry } from '@chamba/kernel/composition';
import {
  checkComposition,
  compareVersions,
  releaseFolder,
  type Finding,
} from '@chamba/kernel/composition/release';
import { compositionId, type CompositionDocument } from '@chamba/kernel/composition/signing';
import { RefusedReleaseError, type StoredRelease } from '../releases/port.ts';

/** A composition the gateway can serve: the part that is sent in pages, and the releases behind it. */
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
 * @param origin prefix of release addresses; empty for the site's own.
 * @throws CompositionConflictError if the host is missing, a route is claimed twice, or a slot is filled twice, is
 * not declared by any page, or is filled in another version.
 */
export function compose(releases: readonly StoredRelease[], origin = ''): Composition {
  const breaking = checkComposition(releases.map(({ release }) => release)).filter(
    ({ level }) => level === 'breaking',
  );
  if (breaking.length > 0) throw new CompositionConflictError(breaking);
  return assemble(releases, origin);
}

/**
 * Removes fillers of slots that no page declares: they would never be shown, and a site can start without them.
 * @returns the remaining releases, and the removed fillers.
 */
export function withoutUnownedSlots(releases: readonly StoredRelease[]): {
  releases: readonly StoredRelease[];
  left: readonly Finding[];
} {
  const left = checkComposition(releases.map(({ release }) => release)).filter(
    ({ rule }) => rule === 'slot-unowned',
  );
  if (left.length === 0) return { releases, left };
  const remaining = releases.map((stored) => {
    const { release } = stored;
    const slots = release.slots.filter(
      ({ name }) => !left.some(({ unit, subject }) => unit === release.name && subject === name),
    );
    return slots.length === release.slots.length ? stored : { ...stored, release: { ...release, slots } };
  });
  return { releases: remaining, left };
}

/**
 * Assembles releases whose fit was checked when their composition was made, or that a site was started with.
 * @throws RefusedReleaseError if the entry of a unit has no hash: a page loads only files that it can verify.
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
