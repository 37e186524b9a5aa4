/** A region of the country: the slug an address uses and the codes of its states. */
export type Region = { slug: string; name: string; states: readonly string[] };

/** The six regions. */
export const REGIONS: readonly Region[] = [
  { slug: 'norte', name: 'Norte', states: ['MX-BCS', 'MX-DUR', 'MX-SLP', 'MX-ZAC'] },
  {
    slug: 'centro',
    name: 'Centro',
    states: ['MX-AGS', 'MX-CMX', 'MX-GUA', 'MX-HID', 'MX-MEX', 'MX-MOR', 'MX-PUE', 'MX-QUE', 'MX-TLA'],
  },
  {
    slug: 'frontera',
    name: 'Frontera',
    states: ['MX-BCN', 'MX-CHH', 'MX-COA', 'MX-NLE', 'MX-SON', 'MX-TAM'],
  },
  { slug: 'golfo', name: 'Golfo', states: ['MX-TAB', 'MX-VER'] },
  {
    slug: 'pacifico',
    name: 'Pacífico',
    states: ['MX-COL', 'MX-GRO', 'MX-JAL', 'MX-MIC', 'MX-NAY', 'MX-SIN'],
  },
  { slug: 'sur', name: 'Sur', states: ['MX-CAM', 'MX-CHP', 'MX-OAX', 'MX-ROO', 'MX-YUC'] },
];

/**
 * State codes of a region; empty for a slug that names none.
 * @example statesOfRegion('golfo') // ['MX-TAB', 'MX-VER']
 */
export function statesOfRegion(slug: string): readonly string[] {
  return REGIONS.find((region) => region.slug === slug)?.states ?? [];
}
