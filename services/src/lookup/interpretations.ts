import type { NameIndex } from './name-index.ts';
import { DISTANCE } from './distance.ts';
import { placeWords, withoutKind } from './place-words.ts';
import { REGION_ONLY } from './short-forms.ts';
import type { PlaceType } from './place-words.ts';
import { findMetropolitanArea, findRegionParts } from './regions.ts';
import type { RegionPart } from './regions.ts';

/** Where a place has to lie: in one of the states or in one of the municipalities, by INEGI key. */
export type Within = { states: ReadonlySet<number>; cities: ReadonlySet<number> };

/** One way to understand what was typed: a name, what kind of place it is, and where it lies. */
export type Interpretation = {
  words: readonly string[];
  /** The kind that was said; null when none was. */
  type: PlaceType | null;
  /** All of them have to hold; empty when the name stands alone. */
  within: readonly Within[];
  /** The words are all that was typed, so far. */
  unfinished: boolean;
  /** How far-fetched it is, in the unit of `DISTANCE`. */
  distance: number;
  /**
   * Only where no place is called so as it stands: a name cut short before what it lies in, as in 'coatza ver', or a
   * name in a region that is no place, which may be a part of it, as in 'Lomas de Angelópolis'.
   */
  isFallback?: boolean;
};

/** Returns where the places of a name lie; the name is a number of the index of towns. */
export type Locate = (term: number) => Within;

/** Longest name that is taken apart, in words. */
const MAX_WORDS = 10;

/** Fewest letters of a word that may still go on and yet says where a place lies. */
const SHORTEST_BEGINNING = 3;

/** Fewest letters of a name that was cut short before what it lies in. */
const SHORTEST_CUT = 4;

/** Fewest letters of first words that are short for a town. */
const SHORTEST_FIRST_WORDS = 5;

/** Names that are looked through for such towns. */
const MOST_NAMES = 12;

/** How far a misspelt region may be, in the unit of `DISTANCE`. */
const FURTHEST_REGION = 4;

/** A short form of a state that is one of the country as well. */
const COUNTRY_TOO = 'mex';

/** Names of the country behind a place in it. */
const IN_COUNTRY = new Set(['mexico', 'mx', 'republica mexicana']);

/** How much more far-fetched a neighbour of the named city is than a part of it: 'Naucalpan, CDMX'. */
const BEYOND_BORDER = 1.5;

/** Towns that a first word or two may be short for to say where a place lies: 'naucalpan' is one. */
const FEW_TOWNS = 3;

const merged = (parts: readonly Within[]): Within => ({
  states: new Set(parts.flatMap((part) => [...part.states])),
  cities: new Set(parts.flatMap((part) => [...part.cities])),
});

const ANYWHERE: Region = { within: [], distance: 0 };

type Region = { within: readonly Within[]; distance: number; isVague?: boolean };

const withinParts = (parts: readonly RegionPart[]): Within => ({
  states: new Set(parts.flatMap((part) => ('state' in part ? [part.state] : []))),
  cities: new Set(parts.flatMap((part) => ('city' in part ? [part.city] : []))),
});

/** Where the few towns lie whose name begins with the very words; null when there are none, or more. */
function startingTowns(phrase: string, towns: NameIndex, locate: Locate): Within | null {
  if (phrase.length < SHORTEST_FIRST_WORDS) return null;
  const [from, to] = towns.starting(`${phrase} `);
  if (from === to || to - from > MOST_NAMES) return null;
  const parts: Within[] = [];
  for (let term = from; term < to; term++) parts.push(locate(term));
  const within = merged(parts);
  return within.states.size + within.cities.size <= FEW_TOWNS ? within : null;
}

/** The metropolitan areas of the cities that were named as a place's whereabouts; null when they have none. */
function widen(within: readonly Within[]): Within | null {
  const [named] = within;
  if (!named || within.length > 1) return null;
  const parts = [...named.states, ...named.cities].flatMap((key) => findMetropolitanArea(key) ?? []);
  return parts.length > 0 ? withinParts(parts) : null;
}

/**
 * Understands words that say where a place lies in two steps: 'tuxtla gutierrez chiapas'. Of several gaps between them
 * the one with the plainest names counts.
 */
function findPartedRegion(
  words: readonly string[],
  towns: NameIndex,
  locate: Locate,
  unfinished: boolean,
): Region | null {
  let best: Region | null = null;
  for (let at = 1; at < words.length && best?.distance !== 0; at++) {
    const first = findRegion(words.slice(0, at), towns, locate, false, true);
    const second = first && findRegion(words.slice(at), towns, locate, unfinished, true);
    if (!second) continue;
    const distance = first.distance + second.distance;
    if (!best || distance < best.distance) best = { within: [...first.within, ...second.within], distance };
  }
  return best;
}

/** Understands words that say where a place lies: 'jal', 'cuauhtemoc cdmx', 'monterrey nue'; null when they do not. */
function findRegion(
  words: readonly string[],
  towns: NameIndex,
  locate: Locate,
  unfinished: boolean,
  isPart = false,
): Region | null {
  const phrase = words.join(' ');
  // In the country: that is where every place lies.
  if (IN_COUNTRY.has(phrase)) return { within: [], distance: 0 };
  const only = REGION_ONLY.get(phrase);
  if (only !== undefined) return { within: [{ states: new Set([only]), cities: new Set() }], distance: 0 };
  const parts = findRegionParts(words);
  if (parts) return { within: [withinParts(parts)], distance: 0, isVague: true };
  const plain = withoutKind(words)?.words.join(' ') ?? phrase;
  const exact = [...new Set([towns.exact(phrase), towns.exact(plain)])].filter((term) => term !== -1);
  if (exact.length > 0) return { within: [merged(exact.map(locate))], distance: 0 };
  const short = startingTowns(phrase, towns, locate);
  if (short) return { within: [short], distance: DISTANCE.sameWords };
  const parted = findPartedRegion(words, towns, locate, unfinished);
  if (parted) return parted;
  if (unfinished && (words.at(-1)?.length ?? 0) >= SHORTEST_BEGINNING) {
    const [from, to] = towns.starting(phrase);
    const parts: Within[] = [];
    for (let term = from; term < to; term++) parts.push(locate(term));
    if (parts.length > 0) return { within: [merged(parts)], distance: 1 };
  }
  // Two guesses in one region would be none.
  if (isPart || phrase.length < 5) return null;
  let nearest = -1;
  let least: number = FURTHEST_REGION;
  towns.misspelt(words, unfinished, (term, distance) => {
    if (distance >= least) return;
    nearest = term;
    least = distance;
  });
  return nearest === -1 ? null : { within: [locate(nearest)], distance: least };
}

/** A name as typed, and without a first word that only says what kind of place it is. */
function readings(
  words: readonly string[],
): { words: readonly string[]; type: PlaceType | null; distance: number }[] {
  const kind = withoutKind(words);
  const plain = { words, type: null, distance: 0 };
  return kind ? [plain, { ...kind, distance: 0 }] : [plain];
}

/**
 * The ways to understand a text: as a name alone, and as a name with where it lies before or behind it. A comma parts
 * the two; without one every gap between words may.
 * @param unfinished the text is still being typed: its last word may go on.
 */
export function interpret(
  text: string,
  towns: NameIndex,
  locate: Locate,
  unfinished: boolean,
): Interpretation[] {
  const parts = text
    .split(/[,;]/)
    .map(placeWords)
    .filter((part) => part.length > 0);
  const words = parts.flat().slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found: Interpretation[] = [];
  const add = (name: readonly string[], region: Region, open: boolean): void => {
    // One letter or two in a region is everything in it: what it is to be, the next letters will say.
    if (region !== ANYWHERE && open && name.join(' ').length < SHORTEST_BEGINNING) return;
    for (const reading of readings(name)) {
      const meant = {
        ...reading,
        within: region.within,
        distance: region.distance,
        ...(region.isVague && { isFallback: true }),
      };
      found.push({ ...meant, unfinished: open });
      if (region !== ANYWHERE && !open && (name.at(-1)?.length ?? 0) >= SHORTEST_CUT)
        found.push({ ...meant, unfinished: true, isFallback: true });
    }
    // People call the neighbours of a large city by its name. A guessed city says nothing of its neighbours.
    const area = region.distance === 0 ? widen(region.within) : null;
    if (area)
      found.push({ words: name, type: 'CI', within: [area], unfinished: open, distance: BEYOND_BORDER });
  };
  if (parts.length === 1) add(words, ANYWHERE, unfinished);
  const gaps = new Set<number>();
  if (parts.length > 1) {
    gaps.add(parts[0]?.length ?? 0);
    gaps.add(words.length - (parts.at(-1)?.length ?? 0));
  } else for (let at = 1; at < words.length; at++) gaps.add(at);
  for (const at of gaps) {
    const before = words.slice(0, at);
    const behind = words.slice(at);
    if (before.length === 0 || behind.length === 0) continue;
    const region = findRegion(behind, towns, locate, unfinished);
    if (region) add(before, region, false);
    // Of the state, as in 'neza mex', or of the country: 'gdl mex'.
    if (behind.at(-1) === COUNTRY_TOO) {
      const rest = behind.slice(0, -1);
      const wider = rest.length === 0 ? { within: [], distance: 0 } : findRegion(rest, towns, locate, false);
      if (wider) add(before, { ...wider, distance: wider.distance + 1 }, false);
    }
    // Two commas and more are a description, which goes from the small to the large.
    if (region && parts.length > 2) break;
    const turned = findRegion(before, towns, locate, false);
    // Said the wrong way round, which is rarer.
    if (turned) add(behind, { ...turned, distance: turned.distance + 0.5 }, unfinished);
  }
  return found;
}
