import { SUBCATEGORY_STEP } from './categories.ts';
import { OCCUPATION_LABELS } from './occupation-labels-table.ts';

const subcategories = new Map<string, number>();
for (const [key, labels] of OCCUPATION_LABELS) {
  const [category = 0, number = 0] = key.split('.').map(Number);
  for (const label of labels.split(',')) subcategories.set(label, category * SUBCATEGORY_STEP + number);
}

/**
 * The subcategory of an occupation that the international or the Mexican classification names just so.
 * @param words folded words of a title without those that join others, in order.
 * @returns subcategory id, or 0 when it is no label, or one of several occupations.
 */
export const subcategoryOfLabel = (words: readonly string[]): number =>
  subcategories.get(words.join(' ')) ?? 0;
