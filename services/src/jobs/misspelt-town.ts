import { DISTANCE } from '../lookup/distance.ts';
import { toPlaceName } from '../lookup/place-search.ts';
import type { PlaceFinder } from '../lookup/places.ts';
import { splitWords } from '../text/words.ts';
import { withoutJoining } from './place-in-keyword.ts';
import type { PlacedKeyword } from './place-in-keyword.ts';

/** Words of the longest misspelt name that is looked for: 'san luiz potosi'. */
const MAX_NAME_WORDS = 3;

/** Fewest letters of a misspelt name: of shorter ones almost any is a letter away. */
const SHORTEST_NAME = 5;

/** A wrong letter is a slip; what is farther from a name is another word. */
const FARTHEST = DISTANCE.letter + DISTANCE.sound;

/**
 * The state or municipality whose misspelt name ends or begins a keyword: 'mesero kancun'. For a search that finds
 * nothing: each name that is tried is compared with all others.
 * @param keyword as typed, without a chosen place.
 * @param nearest the word that an unknown one is likeliest meant to be, '' where it is near none; null for a known one.
 * @returns nothing where several places may be meant, or where the misspelt words are nearer to others.
 */
export async function readMisspeltTowns(
  places: PlaceFinder,
  keyword: string,
  nearest: (word: string) => string | null,
): Promise<PlacedKeyword[]> {
  const typed = keyword.split(/\s+/).filter((word) => splitWords(word).length > 0);
  const found: PlacedKeyword[] = [];
  for (let length = 1; length <= Math.min(MAX_NAME_WORDS, typed.length - 1); length += 1) {
    for (const isLast of [true, false]) {
      const name = isLast ? typed.slice(-length) : typed.slice(0, length);
      const words = name.flatMap(splitWords);
      if (words.join('').length < SHORTEST_NAME || words.some((word) => /\d/.test(word))) continue;
      const meant = words.map(nearest).filter((word) => word !== null);
      if (meant.length === 0) continue;
      const { place: resolved } = await places.resolve(name.join(' '));
      if (!resolved || resolved.distance > FARTHEST) continue;
      const { place, knownAs } = resolved;
      if (place.type !== 'CI' && place.type !== 'ST') continue;
      const names = splitWords(`${knownAs} ${place.description}`);
      if (meant.some((word) => word !== '' && !names.includes(word))) continue;
      const rest = isLast ? typed.slice(0, -length) : typed.slice(length);
      found.push({
        keyword: withoutJoining(rest, isLast),
        place,
        placeName: toPlaceName(resolved),
        isTown: true,
      });
    }
  }
  return found;
}
