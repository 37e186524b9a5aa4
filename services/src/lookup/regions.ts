import { editDistance } from '../text/edit-distance.ts';
import { placeWords } from './place-words.ts';

/** A part of a region: a state by its INEGI key, or a municipality, with the name that it is shown by. */
export type RegionPart = { state: number } | { city: number; shownAs: string };

/** A part as it is listed below: keys under 100 are states; a name goes with what is better known by another. */
type Listed = number | readonly [city: number, shownAs: string];

type Region = { names: readonly string[]; parts: readonly Listed[] };

const CANCUN = [23005, 'Cancún'] as const;
const VILLAHERMOSA = [27004, 'Villahermosa'] as const;

/**
 * Names of regions that no catalogue holds, and what lies in them, the likeliest meant first. A region is never one
 * place: its parts are offered. Reviewed by hand; `docs/search.md` says how to add one.
 */
const REGIONS: readonly Region[] = [
  { names: ['valle de mexico', 'zmvm', 'zmcm', 'amcm'], parts: [9, 15] },
  { names: ['laguna', 'comarca lagunera', 'region lagunera'], parts: [5035, 10007, 10012, 5017] },
  { names: ['bajio'], parts: [11020, 22014, 11007, 11017, 24028, 1001, 11027, 11037] },
  { names: ['riviera maya'], parts: [23008, 23009, 23011] },
  { names: ['riviera nayarit'], parts: [18020, 18004, 18012] },
  { names: ['valle de toluca'], parts: [15106, 15054, 15051, 15118, 15076] },
  { names: ['sur de tamaulipas', 'zona sur de tamaulipas'], parts: [28038, 28003, 28009] },
  { names: ['istmo', 'istmo de tehuantepec'], parts: [20043, 20079, 20515] },
  { names: ['huasteca potosina'], parts: [24013, 24037, 24003, 24054] },
  { names: ['altos de jalisco'], parts: [14053, 14093, 14008, 14073] },
  { names: ['tuxtlas'], parts: [30141, 30143, 30032] },
  { names: ['coapa'], parts: [9012, 9003] },
  { names: ['angelopolis'], parts: [21114, 21119] },
  { names: ['peninsula', 'peninsula de yucatan'], parts: [31, 23, 4] },
  { names: ['peninsula de baja california'], parts: [2, 3] },
  { names: ['noreste', 'noreste de mexico'], parts: [19, 28, 5] },
  { names: ['noroeste', 'noroeste de mexico'], parts: [2, 26, 25, 3] },
  { names: ['sureste', 'sureste mexicano', 'sureste de mexico'], parts: [31, 23, 27, 4, 7] },
  { names: ['occidente', 'occidente de mexico'], parts: [14, 16, 18, 6] },
];

/** Metropolitan areas by their first municipality, or the state that is one city, with their short names. */
const METROPOLITAN_AREAS: readonly Region[] = [
  { names: ['zmg', 'amg'], parts: [14039, 14120, 14098, 14097, 14101, 14070] },
  { names: ['zmm', 'amm'], parts: [19039, 19026, 19006, 19046, 19021, 19048, 19019, 19018, 19031] },
  { names: [], parts: [9, 15] },
  { names: [], parts: [21114, 21119, 21140, 21041, 21015] },
  { names: [], parts: [15106, 15054, 15051, 15118, 15076] },
  { names: [], parts: [22014, 22011, 22006] },
  { names: [], parts: [5035, 10007, 10012, 5017] },
  { names: [], parts: [28038, 28003, 28009] },
  { names: [], parts: [30193, 30028] },
  { names: [], parts: [11020, 11037, 11031, 11025] },
  { names: [], parts: [24028, 24035] },
  { names: [], parts: [31050, 31041, 31101] },
  { names: [], parts: [2004, 2005, 2003] },
  { names: [], parts: [17007, 17011, 17018, 17008] },
  { names: [], parts: [13048, 13051] },
  { names: [], parts: [5030, 5027, 5004] },
  { names: [], parts: [5018, 5010, 5006] },
  { names: [], parts: [1001, 1005, 1011] },
  { names: [], parts: [VILLAHERMOSA, 27013] },
  { names: [], parts: [20067, 20385] },
  { names: [], parts: [32056, 32017] },
  { names: [], parts: [6002, 6010] },
  { names: [], parts: [CANCUN, 23003] },
  { names: [], parts: [30039, 30108, 30048] },
  { names: [], parts: [30087, 30038, 30026] },
  { names: [], parts: [14067, 18020] },
  { names: [], parts: [7101, 7027] },
];

const toPart = (listed: Listed): RegionPart => {
  if (typeof listed !== 'number') return { city: listed[0], shownAs: listed[1] };
  return listed < 100 ? { state: listed } : { city: listed, shownAs: '' };
};

const PARTS: ReadonlyMap<string, readonly RegionPart[]> = new Map(
  [...REGIONS, ...METROPOLITAN_AREAS].flatMap(({ names, parts }) =>
    names.map((name) => [name, parts.map(toPart)] as const),
  ),
);

/** Metropolitan areas by the key of their first part. */
const AREAS: ReadonlyMap<number, readonly RegionPart[]> = new Map(
  METROPOLITAN_AREAS.flatMap(({ parts }) => {
    const [first] = parts;
    return first === undefined ? [] : [[typeof first === 'number' ? first : first[0], parts.map(toPart)]];
  }),
);

/** Words before the name of a region that say no more than that it is one: 'zona bajío', 'la laguna'. */
const BEFORE = /^(?:(?:la|el|los|las|region|zona|area|de|del) )+/;

/** Fewest letters of a region's name that is still being typed. */
const SHORTEST_BEGINNING = 5;

/** Fewest letters of one that may have a slip. */
const SHORTEST_MISSPELT = 9;

/** The parts of the region that words are the name of; null when they name none. */
export function findRegionParts(words: readonly string[]): readonly RegionPart[] | null {
  const phrase = words.join(' ');
  return PARTS.get(phrase) ?? PARTS.get(phrase.replace(BEFORE, '')) ?? null;
}

/** The parts of the region whose name words are with a slip; null when there is none. */
export function findMisspeltRegion(words: readonly string[]): readonly RegionPart[] | null {
  const phrase = words.join(' ').replace(BEFORE, '');
  if (phrase.length < SHORTEST_MISSPELT) return null;
  const near = [...PARTS].find(([name]) => editDistance(phrase, name, 1, false) <= 1);
  return near?.[1] ?? null;
}

/** The parts of the only region whose name begins with a text; null when several or none do. */
export function findBegunRegion(text: string): readonly RegionPart[] | null {
  const begun = placeWords(text).join(' ').replace(BEFORE, '');
  if (begun.length < SHORTEST_BEGINNING) return null;
  const found = new Set([...PARTS].filter(([name]) => name.startsWith(begun)).map(([, parts]) => parts));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/**
 * The parts of the metropolitan area of a city.
 * @param key INEGI key of the municipality, or of a state that is one city; null when it has no such area.
 */
export const findMetropolitanArea = (key: number): readonly RegionPart[] | null => AREAS.get(key) ?? null;
