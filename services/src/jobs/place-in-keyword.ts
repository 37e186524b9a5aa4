import type { FoundPlace } from '../lookup/place-search.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import { isCondition } from '../text/filler-words.ts';
import { isRole } from '../text/role-words.ts';
import { isRuleWord } from '../text/synonyms.ts';
import { isEmptyWord, splitWords, toWordForm } from '../text/words.ts';

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
const MAX_PLACE_WORDS = 5;

/**
 * Readings of a keyword as words and a place. The place stands at the end or at the beginning, as people write it, and
 * is one that the place box would choose without asking. The longest first.
 * @param keyword as typed, without a chosen place.
 * @param kind `town` for states and municipalities alone, written as they are called.
 */
export async function readPlaces(
  places: PlaceFinder,
  keyword: string,
  kind: 'any' | 'town' = 'any',
): Promise<PlacedKeyword[]> {
  const typed = keyword.split(/\s+/).filter((word) => splitWords(word).length > 0);
  const found: PlacedKeyword[] = [];
  for (let length = Math.min(MAX_PLACE_WORDS, typed.length); length >= 1; length -= 1) {
    for (const isLast of length === typed.length ? [true] : [true, false]) {
      const name = isLast ? typed.slice(-length) : typed.slice(0, length);
      const rest = isLast ? typed.slice(0, -length) : typed.slice(length);
      // 'La Paz' is a place as 'en la paz' is one after a word; alone a keyword may be any settlement's name.
      const isName = isEmptyWord(splitWords(name[0] ?? '').join(' ')) || rest.length === 0;
      if ((kind === 'town' || isName) && !(await namesTown(places, name))) continue;
      const { place: resolved } = await places.resolve(name.join(' '));
      if (!resolved || !isCertain(resolved, { name, joined: isLast ? rest.at(-1) : undefined })) continue;
      const { place, knownAs, distance } = resolved;
      const isTown = place.type !== 'ZO' && distance === 0;
      if (kind === 'town' && !isTown) continue;
      const placeName = knownAs ? `${knownAs} (${place.description})` : place.description;
      found.push({ keyword: withoutJoining(rest, isLast), place, placeName, isTown });
    }
  }
  return found;
}

/** Whether words are called like a state or municipality, alone or before what it lies in: 'leon', 'leon gto'. */
const namesTown = async (places: PlaceFinder, name: readonly string[]): Promise<boolean> =>
  (await places.isTownName(name.join(' '))) ||
  (name.length > 1 && (await places.isTownName(name.slice(0, -1).join(' '))));

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
  { name, joined }: { name: readonly string[]; joined: string | undefined },
): boolean {
  if (place.type === 'CO' || (distance > 0 && joined !== 'en')) return false;
  const words = name.flatMap(splitWords);
  if (words.every((word) => isCondition(toWordForm(word)) && !/\d/.test(word))) return false;
  const hasCode = words.some((word) => /^\d{5}$/.test(word));
  if (place.type === 'ZO' && !hasCode && ![joined ?? '', ...words].some((word) => SETTLEMENT.has(word)))
    return false;
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
const isWork = (word: string): boolean => isRuleWord(toWordForm(word)) || isRole(toWordForm(word));

/** The words beside a place without those that joined them to it: 'mesero en' is 'mesero', 'chamba en' nothing. */
function withoutJoining(words: readonly string[], isBefore: boolean): string {
  const isJoining = (word: string): boolean => splitWords(word).every(isEmptyWord);
  if (words.every(isJoining)) return '';
  let from = 0;
  let to = words.length;
  while (isBefore && to > 1 && isJoining(words[to - 1] ?? '')) to -= 1;
  while (!isBefore && from < words.length - 1 && isJoining(words[from] ?? '')) from += 1;
  return words.slice(from, to).join(' ');
}
