import { tidy, toTitleCase, toWords } from '../text.ts';
import type { Row } from '../types.ts';
import { hasContact } from './contact.ts';
import { titleScore } from './lexicon.ts';
import { isPlace } from './place.ts';

const LINE_LIMIT = 100;

/** What the person is by their own words, below their name; empty if nothing says it. */
export function findTitle(rows: readonly Row[], name: string): string {
  const texts = rows
    .slice(0, 14)
    .flatMap(({ cells }) => cells)
    .map(tidy)
    .filter((text) => text.length <= 80 && !hasContact(text) && !isPlace(text) && !text.includes(':'));
  const found = texts.find((text) => titleScore(text) >= 1.5 && !toWords(name).includes(toWords(text)));
  return found ? toTitleCase(found).slice(0, LINE_LIMIT) : '';
}
