import { resolveName } from './name-resolution.ts';
import type { Resolution, Spelling } from './name-resolution.ts';
import type { PlaceCatalogue } from './place-catalogue.ts';
import { readPlace, readUnparted } from './place-reading.ts';

export type { Resolution, Spelling };

/**
 * The one place that a text means as people write it: a name, or a name in words like 'cerca de' and 'zona norte de'.
 * @returns no place when nothing is called so, when several places may be meant alike, or when the text names several.
 */
export function resolvePlace(
  catalogue: PlaceCatalogue,
  text: string,
  spelling: Spelling = 'any',
): Resolution {
  const { text: name, several } = readPlace(catalogue, text);
  if (several.length > 0) return { place: null, isAmbiguous: true };
  const resolution = resolveName(catalogue, name, spelling);
  if (resolution.place || resolution.isAmbiguous) return resolution;
  return { place: null, isAmbiguous: readUnparted(catalogue, name).length > 0 };
}
