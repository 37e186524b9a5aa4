/** Replaces releases of a composition by overrides. */
import type { UnitEntry, UnitOverride } from '@chamba/kernel/composition';
import type { Release } from '@chamba/kernel/composition/release';
import { compose, type Composition } from '../composition/compose.ts';
import { RefusedReleaseError, type StoredRelease } from '../releases/release-store.ts';
import { describeAddress } from './address-unit.ts';
import type { OverrideSetting } from './override-settings.ts';
import { SiteReleasesError } from './site-releases.ts';

/** Where the releases of overrides are read. */
export type OverrideReleases = {
  /** A published version. @throws RefusedReleaseError or SiteReleasesError if it does not exist. */
  version: (unit: string, version: string) => Promise<StoredRelease>;
  /** The release in a folder. @throws RefusedReleaseError if there is none. */
  local: (unit: string, folder: string) => Promise<StoredRelease>;
};

type Applied = { override: UnitOverride; stored: StoredRelease | null; address: string | null };

/**
 * Applies overrides to a composition; one that is unavailable leaves the release it was to replace, and is reported
 * in the page.
 * @throws CompositionConflictError if the releases do not fit together.
 */
export async function applyOverrides(
  base: Composition,
  wanted: readonly OverrideSetting[],
  releases: OverrideReleases,
  origin: string,
): Promise<Composition> {
  if (wanted.length === 0) return base;
  const applied = new Map<string, Applied>();
  for (const setting of wanted) applied.set(setting.unit, await apply(base, setting, releases));
  const stored = new Map(base.releases);
  for (const [unit, { stored: replacement }] of applied) if (replacement) stored.set(unit, replacement);
  const composed = compose([...stored.values()], origin);

  const units: Record<string, UnitEntry> = { ...composed.page.units };
  const overrides: Record<string, UnitOverride> = { ...base.page.overrides };
  for (const [unit, { override, address }] of applied) {
    overrides[unit] = override;
    const entry = units[unit];
    // No hash: a unit under development changes while it is served. The page accepts that from overrides only.
    if (address !== null && entry) units[unit] = { ...entry, base: address, integrity: '' };
  }
  const page = { ...base.page, ...composed.page, custom: true, overrides, units };
  return { ...composed, page };
}

/** Origins other than the site's own that the page of a composition may load code from. */
export function overrideOrigins({ page }: Composition): string[] {
  const origins = Object.entries(page.overrides ?? {})
    .filter(([, { kind, failure }]) => kind === 'address' && !failure)
    .map(([unit]) => new URL(page.units[unit]?.base ?? '', 'http://none').origin);
  return [...new Set(origins)].filter((origin) => origin !== 'http://none');
}

async function apply(
  base: Composition,
  setting: OverrideSetting,
  releases: OverrideReleases,
): Promise<Applied> {
  const { unit } = setting;
  const replaces = base.page.units[unit]?.version ?? '';
  if (setting.kind === 'address') {
    const wanted = setting.url.replace(/\/$/, '');
    const override = { kind: 'address', wanted, replaces } as const;
    const { release, failure } = await describeAddress(unit, setting.url);
    if (!release) return { override: { ...override, failure }, stored: null, address: null };
    return { override, stored: withoutFolder(release), address: setting.url };
  }
  const local = setting.kind === 'local';
  const override: UnitOverride = {
    kind: setting.kind,
    wanted: local ? setting.folder : setting.version,
    replaces,
  };
  try {
    const stored = await (local
      ? releases.local(unit, setting.folder)
      : releases.version(unit, setting.version));
    return { override, stored, address: null };
  } catch (error) {
    if (!(error instanceof RefusedReleaseError || error instanceof SiteReleasesError)) throw error;
    const failure = { waitedMs: 0, code: error.code, reason: error.message };
    return { override: { ...override, failure }, stored: null, address: null };
  }
}

function withoutFolder(release: Release): StoredRelease {
  return { release, folder: '', writtenAt: 0, manifest: '' };
}
