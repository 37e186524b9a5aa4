import { DISTANCE } from './distance.ts';
import type { PlaceCatalogue } from './place-catalogue.ts';
import { findPlaces, TYPES, type FoundPlace } from './place-search.ts';
import { placeWords, postalCodeIn, withoutKind } from './place-words.ts';
import type { PlaceType } from './place-words.ts';
import { normaliseName } from './town-names.ts';

/** How much likelier the likeliest place must be for a text that may mean several, by kind. */
const CLEARLY: Readonly<Record<PlaceType, number>> = { CO: 2, ST: 2, CI: 2, ZO: 4 };

/** Added to that for a text that is only the beginning of a name, or a word inside of one. */
const MORE_CLEARLY = 2;

/** How much less likely a settlement is meant than a town of the same name when the text does not say 'colonia'. */
const TOWN_FIRST = 4;

/** How much less likely than a town is a settlement that only has the text within its name: 'iguala' is not Plan de Iguala. */
const WITHIN_NAME = 2;

/** How much likelier a town is meant whose very name was typed. */
const NAMED_EXACTLY = 3;

/** How much less likely a town is meant by the first words of its second name: 'Santiago' for Santiago de Querétaro. */
const SECOND_NAME = 4;

/** How much more important a settlement has to be for the name of a small town to mean it as well. */
const BETTER_KNOWN = 3;

/** A name further off than this is a guess. */
const FURTHEST = 6.1;

/** What a place of another name than was typed must score to be meant. */
const WORTH_GUESSING = 5;

/** What a settlement must score to be meant by its name alone: 'texas' is one of a small town, and seldom what is meant. */
const KNOWN_SETTLEMENT = 8;

/** Fewest letters of a name that was not typed to its end. */
const SHORTEST_UNFINISHED = 4;

/** Most words of a state that is said twice, as its official name at the longest. */
const MAX_TWICE_LENGTH = 12;

/** Most parts of it between commas: state, state, country. */
const MAX_PARTS = 3;

/** Whether names count that are not spelt as they were typed. */
export type Spelling = 'any' | 'right';

/** Places that a text may mean alike when none is certain, and the one that it means when one is. */
export type Resolution = { place: FoundPlace | null; isAmbiguous: boolean };

const UNKNOWN: Resolution = { place: null, isAmbiguous: false };
const AMBIGUOUS: Resolution = { place: null, isAmbiguous: true };

/** The importance of a place as it was found, whatever its name. */
const getImportance = ({ score, distance }: FoundPlace): number => score + distance;

/**
 * Whether another place that fits leads elsewhere than the likeliest. Parts of a municipality that is meant itself do not,
 * since its offers are theirs; nor do two settlements of one municipality, or the capital that is called like its state.
 */
function isOther(first: FoundPlace, { place }: FoundPlace): boolean {
  const meant = first.place;
  switch (meant.type) {
    case 'CI':
      return place.city !== meant.city;
    case 'ZO':
      // Beside the one of that very name, others of its municipality that have the name in theirs are not meant.
      return place.city !== meant.city || (place.type === 'ZO' && first.distance >= 1);
    case 'ST':
      return (
        place.state !== meant.state ||
        place.type !== 'CI' ||
        normaliseName(place.name) !== normaliseName(meant.name)
      );
    case 'CO':
      return true;
  }
}

/**
 * Whether another place than the likeliest is at least as well known by a part of its name: 'Juárez' is a city of its own
 * and what Benito Juárez is called; 'Reforma' a small town and neighbourhoods of large cities.
 */
function isOvershadowed(first: FoundPlace, found: Record<PlaceType, FoundPlace[]>): boolean {
  if (first.place.type !== 'CI' || first.distance >= 1 || first.knownAs !== '') return false;
  const known = getImportance(first);
  return (
    found.CI.some(
      (other) =>
        other.place.city !== first.place.city &&
        other.distance <= DISTANCE.words &&
        getImportance(other) >= known,
    ) ||
    found.ZO.some(
      (other) =>
        other.place.city !== first.place.city &&
        other.distance < DISTANCE.words &&
        getImportance(other) > known + BETTER_KNOWN,
    )
  );
}

/**
 * The one place that a text means: a country or state of that name, else the place that is clearly the likeliest. A text
 * that is no name may be the beginning of one: 'coatza'.
 * @param spelling `right` to leave misspelt and unfinished names alone, which are what takes long.
 * @returns no place when nothing is called so, or several places may be meant alike.
 */
export function resolveName(catalogue: PlaceCatalogue, text: string, spelling: Spelling = 'any'): Resolution {
  const finished = resolveAs(catalogue, text, false, spelling);
  if (finished.place && !finished.place.isMisspelt) return finished;
  const words = placeWords(text);
  if (postalCodeIn(words) || words.join('').length < SHORTEST_UNFINISHED) return finished;
  const state = finished.place ? null : stateSaidTwice(catalogue, text, spelling);
  if (state) return { place: state, isAmbiguous: false };
  if (finished.isAmbiguous || spelling === 'right') return finished;
  const begun = resolveAs(catalogue, text, true, spelling);
  if (!finished.place) return begun.place || !hasNamesWith(catalogue, text) ? begun : AMBIGUOUS;
  // 'tlajo' is no misspelt Tlaxcala but the beginning of Tlajomulco.
  const isBegun = begun.place ? !begun.place.isMisspelt : begun.isAmbiguous;
  return isBegun ? begun : finished;
}

/** Whether places have all words of a text in their names: none of them may be worth guessing, but they can be listed. */
const hasNamesWith = (catalogue: PlaceCatalogue, text: string): boolean => {
  const { CI, ZO } = findPlaces(catalogue, text, { unfinished: false, each: 1 });
  return [...CI, ...ZO].some(({ isMisspelt }) => !isMisspelt);
};

/**
 * The state that both halves of a text are names of, where no city of it is called so: 'Ciudad de México, CDMX'. A comma
 * parts the halves; without one any gap between words may.
 */
function stateSaidTwice(catalogue: PlaceCatalogue, text: string, spelling: Spelling): FoundPlace | null {
  const words = text.trim().split(/\s+/);
  const parts = text.split(/[,;]/).filter((part) => placeWords(part).length > 0);
  if (words.length > MAX_TWICE_LENGTH || parts.length > MAX_PARTS) return null;
  const halves =
    parts.length > 1
      ? [parts]
      : words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const meaning = (name: string): FoundPlace | null => {
    const { place } = resolveAs(catalogue, name, false, spelling);
    return place && place.distance < 1 ? place : null;
  };
  for (const [name = '', ...others] of halves) {
    const first = meaning(name);
    if (first?.place.type !== 'ST') continue;
    const { state } = first.place;
    const isSame = (other: string): boolean => {
      const place = meaning(other)?.place;
      return place?.type === 'CO' || (place?.type === 'ST' && place.state === state);
    };
    if (others.length > 0 && others.every(isSame)) return first;
  }
  return null;
}

/** The municipality of a settlement whose name the text begins too: 'cuajimalpa' is all of Cuajimalpa de Morelos. */
const findHolder = ({ place }: FoundPlace, cities: readonly FoundPlace[]): FoundPlace | null =>
  (place.type === 'ZO' &&
    cities.find(
      (city) => city.place.city === place.city && city.knownAs === '' && city.distance <= DISTANCE.moreWords,
    )) ||
  null;

function resolveAs(
  catalogue: PlaceCatalogue,
  text: string,
  unfinished: boolean,
  spelling: Spelling,
): Resolution {
  const found = findPlaces(catalogue, text, { unfinished, each: 3, spelling });
  const code = postalCodeIn(placeWords(text));
  if (code && code.words.length === 0) {
    const [first, ...others] = found.CI;
    if (!first) return UNKNOWN;
    // The first digits of a code are those of many, though only one of them may exist.
    return others.length === 0 && code.digits.length === 5 ? { place: first, isAmbiguous: false } : AMBIGUOUS;
  }
  const words = placeWords(text);
  // Said twice, a name is that of the city in its state: 'qro qro'.
  if (new Set(words).size < words.length)
    for (const type of ['CO', 'ST'] as const)
      found[type] = found[type].filter(({ distance }) => distance < 1);
  const whole = [...found.CO, ...found.ST].find(({ distance }) => distance <= DISTANCE.sound);
  if (whole && !unfinished) return { place: whole, isAmbiguous: false };
  const likelihood = ({ place, score, distance, knownAs }: FoundPlace): number => {
    if (place.type === 'ZO') return score - TOWN_FIRST;
    if (distance < 1) return score + NAMED_EXACTLY;
    return knownAs !== '' && distance === DISTANCE.moreWords ? score - SECOND_NAME : score;
  };
  // A word from the middle of a state's official name is not a name of it.
  const isNamed = ({ place, distance }: FoundPlace): boolean =>
    (place.type !== 'ST' || distance !== DISTANCE.words) &&
    // The beginning of a name, misspelt, may be the beginning of anything.
    (!unfinished || distance === DISTANCE.moreLetters);
  const ranked = TYPES.flatMap((type) =>
    found[type].filter(isNamed).map((hit) => ({ ...hit, likelihood: likelihood(hit) })),
  )
    .filter((hit) => hit.distance < 1 || (hit.distance <= FURTHEST && hit.likelihood >= WORTH_GUESSING))
    .sort((a, b) => b.likelihood - a.likelihood);
  const [first, ...others] = ranked;
  if (!first) return UNKNOWN;
  const isPart = unfinished || first.distance === DISTANCE.words;
  const clearly = CLEARLY[first.place.type] + (isPart ? MORE_CLEARLY : 0);
  const isTown = first.place.type === 'CI';
  const isPlain = withoutKind(words) === null;
  // With the kind of place in it a whole name is that of one: of 'Ciudad Juárez' the city, not another Juárez.
  const isWhole = ({ place, knownAs }: FoundPlace): boolean =>
    !isPlain && [knownAs, place.name].some((name) => placeWords(name).join(' ') === words.join(' '));
  const isDoubtful = others.some((other) => {
    if (isWhole(first) && !isWhole(other) && first.score > other.score) return false;
    const isWithin = isTown && other.place.type === 'ZO' && other.distance >= DISTANCE.words;
    const lead = first.likelihood - other.likelihood + (isWithin ? WITHIN_NAME : 0);
    return isOther(first, other) && lead < clearly;
  });
  // 'Ciudad Madero' and 'Ciudad Juárez' say which kind of place is meant.
  const isObscure =
    first.place.type === 'ZO' &&
    first.score < KNOWN_SETTLEMENT &&
    words.join(' ') === normaliseName(first.place.name);
  if (isDoubtful || isObscure || (isPlain && isOvershadowed(first, found))) return AMBIGUOUS;
  return { place: (isPlain ? findHolder(first, found.CI) : null) ?? first, isAmbiguous: false };
}
