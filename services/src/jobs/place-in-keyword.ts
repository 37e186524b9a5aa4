import { toPlaceName } from '../lookup/place-search.ts';
import type { FoundPlace } from '../lookup/place-search.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import { isCondition } from '../text/filler-words.ts';
import { isRole } from '../text/role-words.ts';
import { isRuleWord } from '../text/synonyms.ts';
import { isEmptyWord, isStopWord, splitWords, toWordForm } from '../text/words.ts';

/** A keyword that names a place: 'mesero cancun', 'ventas leon gto', 'cajera 64000'. */
export type PlacedKeyword = {
  /** The words beside the place, as they were typed; empty where they say nothing. */
  keyword: string;
  place: Place;
  /** The place as it is said: 'Cancún (Benito Juárez, Quintana Roo)'. */
  placeName: string;
  /** Whether it is a state or a municipality, written as it is called. */
  isTown: boolean;
};

/** Words of the longest place that is looked for: 'san luis rio colorado sonora'. */
export const MAX_PLACE_WORDS = 5;

/**
 * Readings of a keyword as words and a place. The place stands at the end or at the beginning, as people write it, and
 * is one that the place box would choose without asking. The longest first.
 * @param keyword as typed, without a chosen place.
 * @param kind `town` for states and municipalities alone, written as they are called.
 * @param isOrdinary whether a word may be one of the language where it stands alone: 'Periodista' is a colonia too.
 */
export async function readPlaces(
  places: PlaceFinder,
  keyword: string,
  kind: 'any' | 'town' = 'any',
  isOrdinary: (word: string) => boolean = () => false,
): Promise<PlacedKeyword[]> {
  const typed = keyword.split(/\s+/).filter((word) => splitWords(word).length > 0);
  const found: PlacedKeyword[] = [];
  for (let length = Math.min(MAX_PLACE_WORDS, typed.length); length >= 1; length -= 1) {
    for (const isLast of length === typed.length ? [true] : [true, false]) {
      const name = isLast ? typed.slice(-length) : typed.slice(0, length);
      const rest = isLast ? typed.slice(0, -length) : typed.slice(length);
      // 'La Paz' is a place as 'en la paz' is one after a word.
      const isName = isEmptyWord(splitWords(name[0] ?? '').join(' '));
      if ((kind === 'town' || isName) && !(await namesTown(places, name))) continue;
      const joined = isLast ? rest.at(-1) : undefined;
      // A slip counts after 'en' alone: looking for one in every few words would take long.
      const { place: resolved } = await places.resolve(name.join(' '), joined === 'en' ? 'any' : 'right');
      const isShort = resolved !== null && isShortName(resolved, name);
      const isAlone = rest.length === 0 && !name.flatMap(splitWords).every(isOrdinary);
      if (!resolved || !isCertain(resolved, { name, joined, isShort, isAlone })) continue;
      const { place, distance } = resolved;
      const isTown = place.type !== 'ZO' && (distance === 0 || isShort);
      if (kind === 'town' && !isTown) continue;
      found.push({
        keyword: withoutJoining(rest, isLast),
        place,
        placeName: toPlaceName(resolved),
        isTown,
      });
    }
  }
  return found;
}

/** Fewest letters of the first words of a name that stand for it: 'silao'. */
const SHORTEST_SHORT_NAME = 5;

/** Whether words are called like a state or municipality, alone or before what it lies in: 'leon', 'leon gto', 'silao'. */
async function namesTown(places: PlaceFinder, name: readonly string[]): Promise<boolean> {
  for (const words of name.length > 1 ? [name, name.slice(0, -1)] : [name]) {
    const text = words.join(' ');
    if (await places.isTownName(text)) return true;
    if (text.length >= SHORTEST_SHORT_NAME && (await places.beginsTownName(text))) return true;
  }
  return false;
}

/** Whether a municipality was named by the words before whom it honours, or what it lies in: Silao de la Victoria. */
function isShortName({ place, knownAs }: FoundPlace, typed: readonly string[]): boolean {
  if (place.type !== 'CI' || knownAs !== '') return false;
  const name = splitWords(place.name);
  const words = typed.flatMap(splitWords);
  const same = name.findIndex((word, at) => word !== words[at]);
  const length = same === -1 ? name.length : same;
  if (length === 0 || words.slice(0, length).join(' ').length < SHORTEST_SHORT_NAME) return false;
  if (length < name.length && !isStopWord(name[length] ?? '')) return false;
  // What follows may only say in which state.
  const state = splitWords(place.statename).join(' ');
  return length < name.length && words.slice(length).every((word) => isStateName(word, state));
}

/** Whether a word is a short form of a state's name: 'gto' of Guanajuato, 'mex' of Estado de México. */
const isStateName = (word: string, state: string): boolean =>
  state.split(' ').some((part) => part[0] === word[0] && isWithin(word, part));

/** Whether the letters of a word are in another one in their order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Words before or in the name of a settlement without which its name may be any word: 'Obrera', 'Doctores'. */
const SETTLEMENT = new Set([
  'en',
  'col',
  'colonia',
  'frac',
  'fracc',
  'fraccionamiento',
  'barrio',
  'unidad',
  'cp',
]);

/**
 * Whether words beside others mean a place: a state, a municipality, a postal code, or a settlement that is called one.
 * Its name is written whole, without a slip unless 'en' says that it is one: 'cont' is not Contadero.
 */
function isCertain(
  { place, knownAs, distance }: FoundPlace,
  typed: { name: readonly string[]; joined: string | undefined; isShort: boolean; isAlone: boolean },
): boolean {
  const { name, joined, isShort, isAlone } = typed;
  if (place.type === 'CO' || (distance > 0 && !isShort && joined !== 'en')) return false;
  const words = name.flatMap(splitWords);
  if (words.every((word) => isCondition(toWordForm(word)) && !/\d/.test(word))) return false;
  const hasCode = words.some((word) => /^\d{5}$/.test(word));
  // Of a settlement alone, or with a name of several words, the name is enough where hardly any offer has it as words.
  const isNamed =
    isAlone || words.length > 1 || [joined ?? '', ...words].some((word) => SETTLEMENT.has(word));
  if (place.type === 'ZO' && !hasCode && (!isNamed || words.some(isWork))) return false;
  const parts = splitWords(`${knownAs} ${place.description}`);
  const state = splitWords(place.statename).join(' ');
  return words.every(
    (word) =>
      parts.includes(word) ||
      state.startsWith(word) ||
      !(isWork(word) || parts.some((part) => part.startsWith(word))),
  );
}

/** Whether a word is about work where it is no part of a place's name: 'industrial' of 'ingeniero industrial San Luis'. */
export const isWork = (word: string): boolean => isRuleWord(toWordForm(word)) || isRole(toWordForm(word));

/** The words beside a place without those that joined them to it: 'mesero en' is 'mesero', 'chamba en' nothing. */
export function withoutJoining(words: readonly string[], isBefore: boolean): string {
  const isJoining = (word: string): boolean => splitWords(word).every(isEmptyWord);
  if (words.every(isJoining)) return '';
  let from = 0;
  let to = words.length;
  while (isBefore && to > 1 && isJoining(words[to - 1] ?? '')) to -= 1;
  while (!isBefore && from < words.length - 1 && isJoining(words[from] ?? '')) from += 1;
  return words.slice(from, to).join(' ');
}
