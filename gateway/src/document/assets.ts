/** Selects the release files that a page needs. */
import { HOST_UNIT } from '@chamba/kernel/composition';
import type { Composition } from '../composition/compose.ts';

export type PageFile = { url: string; integrity: string };

export type PageAssets = {
  styles: PageFile[];
  /** The host's entry, the only script the page starts. */
  entry: PageFile;
  /** Files that the entry will request, preloaded. */
  preloads: PageFile[];
  fonts: PageFile[];
};

export type UsedParts = {
  route: { unit: string; id: string } | null;
  slots: ReadonlyArray<{ unit: string; name: string }>;
};

/**
 * The files of a page: the host's, and those of the route and the slots it uses.
 * @throws if the composition has no host.
 */
export function pageAssets(composition: Composition, used: UsedParts): PageAssets {
  const styles = new Map<string, PageFile>();
  const preloads = new Map<string, PageFile>();
  const add = (
    unit: string,
    part: { styles: readonly string[]; scripts: readonly string[] } | undefined,
  ): void => {
    for (const file of part?.styles ?? []) put(styles, composition, unit, file);
    for (const file of part?.scripts ?? []) put(preloads, composition, unit, file);
  };
  const host = composition.releases.get(HOST_UNIT)?.release;
  if (!host) throw new Error('the composition has no host');

  add(HOST_UNIT, host);
  for (const unit of new Set([used.route?.unit, ...used.slots.map((slot) => slot.unit)])) {
    const release = unit === undefined ? undefined : composition.releases.get(unit)?.release;
    if (unit === undefined || !release || unit === HOST_UNIT) continue;
    put(preloads, composition, unit, release.entry.file);
    add(unit, release);
  }
  const { route } = used;
  if (route)
    add(
      route.unit,
      composition.releases.get(route.unit)?.release.routes.find(({ id }) => id === route.id),
    );
  for (const { unit, name } of used.slots) {
    add(
      unit,
      composition.releases.get(unit)?.release.slots.find((slot) => slot.name === name),
    );
  }

  const entry = pageFile(composition, HOST_UNIT, host.entry.file);
  if (!entry) throw new Error('the entry of the host has no hash');
  preloads.delete(entry.url);
  const fonts = Object.keys(host.assets)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => pageFile(composition, HOST_UNIT, file))
    .filter((file) => file !== null);
  return { styles: [...styles.values()], entry, preloads: [...preloads.values()], fonts };
}

function put(files: Map<string, PageFile>, composition: Composition, unit: string, file: string): void {
  const found = pageFile(composition, unit, file);
  if (found) files.set(found.url, found);
}

function pageFile(composition: Composition, unit: string, file: string): PageFile | null {
  const base = composition.page.units[unit]?.base;
  const asset = composition.releases.get(unit)?.release.assets[file];
  return base !== undefined && asset ? { url: `${base}${file}`, integrity: asset.integrity } : null;
}
