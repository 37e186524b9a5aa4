/** Parts of a search address that are separate path segments with a prefix. */
export type SegmentKey = 'q' | 'cop' | 'category' | 'location' | 'ci';

/** Prefix of each segment, longest first: `en-la-ciudad-de-` must be tried before `en-`. */
const PREFIXES: ReadonlyArray<readonly [prefix: string, key: SegmentKey]> = [
  ['bolsa-de-trabajo-', 'cop'],
  ['para-trabajar-en-', 'cop'],
  ['en-la-ciudad-de-', 'ci'],
  ['trabajo-en-', 'category'],
  ['ciudad-de-', 'ci'],
  ['de-', 'q'],
  ['en-', 'location'],
];

/** Reads one slug segment by its prefix; null when no prefix fits or nothing follows it. */
export function readSegment(segment: string): { key: SegmentKey; slug: string } | null {
  for (const [prefix, key] of PREFIXES) {
    if (segment.startsWith(prefix) && segment.length > prefix.length)
      return { key, slug: segment.slice(prefix.length) };
  }
  return null;
}

/** Whether a subcategory slug can stand as a bare segment without being read as something else. */
export const isBareSegment = (slug: string): boolean => readSegment(slug) === null;

/** Whether a location slug survives `en-`: `la-ciudad-de-x` would be read as a city. */
export const isLocationSegment = (slug: string): boolean => readSegment(`en-${slug}`)?.key === 'location';

/** Contract ids that an address writes as a flag, in the order they are written. */
export const CONTRACT_FLAGS: ReadonlyArray<readonly [flag: string, id: number]> = [
  ['tp', 4],
  ['tft', 2],
  ['tpt', 1],
  ['tc', 3],
];

/** Words that may stand in `contract_type` instead of an id. */
export const CONTRACT_WORDS: Readonly<Record<string, number>> = {
  'medio-tiempo': 1,
  'tiempo-completo': 2,
  honorarios: 3,
  indeterminado: 4,
  permanente: 4,
  practicas: 5,
};

/** Publication ages that a search can be limited to, in days. */
export const SEARCH_AGES: readonly number[] = [1, 2, 3, 7, 14, 30, 60];

/** Highest minimum salary that is written with the words `mas-de-`. */
export const WORDED_SALARY_LIMIT = 80_000;

/** Filters that take several ids, each with its lowest and highest one, in the order they are written. */
export const ID_LISTS = [
  ['contract_type', 1, 5],
  ['education', 1, 6],
  ['work_mode', 0, 2],
  ['shift', 1, 4],
  ['workdays', 1, 6],
  ['experience', 0, 7],
  ['categories', 1, 31],
] as const;

/** Longest keyword an address carries, in characters. */
export const KEYWORD_LIMIT = 120;
