import { isStopWord } from '../text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most words that are written together. */
const MAX_PARTS = 4;

/** Cost of a space that was left out. */
const MISSING_SPACE = 0.4;

/** Words of two and three letters have to be this frequent to be seen inside another. */
const MIN_DOCUMENTS_OF_SHORT = { two: 40, three: 12 };

/** Cost of a part by how rare it is; null when it is no word. */
function partCost(part: string, vocabulary: Vocabulary): number | null {
  if (isStopWord(part)) return part.length > 1 ? 0.15 : null;
  const documents = vocabulary.documents(part);
  if (part.length < 2 || documents < 2) return null;
  if (part.length === 2 && documents < MIN_DOCUMENTS_OF_SHORT.two) return null;
  if (part.length === 3 && documents < MIN_DOCUMENTS_OF_SHORT.three) return null;
  return Math.max(0, 0.06 * (8 - Math.log2(documents)));
}

/** The likeliest segmentation of a folded word into several written together; null if there is none. */
export function segmented(word: string, vocabulary: Vocabulary): { words: string[]; cost: number } | null {
  type Reading = { words: string[]; cost: number };
  const best: (Reading | undefined)[] = [{ words: [], cost: -MISSING_SPACE }];
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 20); start < end; start += 1) {
      const before = best[start];
      if (!before || before.words.length >= MAX_PARTS || (start === 0 && end === word.length)) continue;
      const cost = partCost(word.slice(start, end), vocabulary);
      if (cost === null) continue;
      const total = before.cost + cost + MISSING_SPACE;
      const known = best[end];
      if (!known || total < known.cost)
        best[end] = { words: [...before.words, word.slice(start, end)], cost: total };
    }
  }
  const reading = best[word.length];
  return reading && reading.words.some((part) => !isStopWord(part)) ? reading : null;
}
