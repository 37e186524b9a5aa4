import { CATEGORY_LEXICON } from './category-lexicon.ts';
import { SUBCATEGORY_STEP } from './categories.ts';
import { subcategoryOfLabel } from './occupation-labels.ts';
import { OFFICE_LEXICON } from './office-lexicon.ts';

type Phrase = { subcategory: number; words: readonly string[]; isWeak: boolean };

/** Phrases by the first letters of their first word, so that a title looks at few of them. */
const phrases: Map<string, Phrase[]> = new Map();
for (const [key, list] of [...CATEGORY_LEXICON, ...OFFICE_LEXICON]) {
  const [category = 0, number = 0] = key.split('.').map(Number);
  for (const entry of list.split(',')) {
    const text = entry.trim();
    const words = text.replace('~', '').split(' ');
    const start = (words[0] ?? '').slice(0, 2);
    const known = phrases.get(start) ?? [];
    known.push({ subcategory: category * SUBCATEGORY_STEP + number, words, isWeak: text.startsWith('~') });
    phrases.set(start, known);
  }
}

/** Words that join others and count as none. */
const JOINTS = new Set('de en a del al el la los las y e o u para por con of the and for'.split(' '));

/** Words after which a title names the place, the employer or the required studies, no longer the work. */
const CONTEXT = new Set(
  'empresa zona sexo col suc licenciado licenciada licenciatura lic exp experiencia afines tsu ing'.split(
    ' ',
  ),
);

const fits = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Words that say nothing of the trade and may stand inside a phrase: supervisor jr obra. */
const NEUTRAL = new Set(
  (
    'general generales jr sr ssr senior junior bilingue profesional profesionales regional nacional especializado especializada ' +
    'corporativo externo interno area auxiliar tecnico fuerza'
  ).split(' '),
);

/** Where the phrase that starts at `from` ends, with at most one neutral word between two of its words; −1 when it does not. */
function matchEnd(phrase: Phrase, words: readonly string[], from: number): number {
  let at = from;
  for (const pattern of phrase.words.slice(1)) {
    at += NEUTRAL.has(words[at + 1] ?? '') && !fits(words[at + 1] ?? '', pattern) ? 2 : 1;
    if (!fits(words[at] ?? '', pattern)) return -1;
  }
  return at;
}

/** The first phrase of the words, the longest of those that start there, the tightest of those; strong ones before weak. */
function findBest(words: readonly string[], isWeak: boolean): number {
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from] ?? '';
    let best = { length: 0, end: Infinity, subcategory: 0 };
    for (const phrase of phrases.get(word.slice(0, 2)) ?? []) {
      if (phrase.isWeak !== isWeak || !fits(word, phrase.words[0] ?? '')) continue;
      const end = matchEnd(phrase, words, from);
      if (end < 0) continue;
      const { length } = phrase.words;
      if (length > best.length || (length === best.length && end < best.end)) {
        best = { length, end, subcategory: phrase.subcategory };
      }
    }
    if (best.subcategory > 0) return best.subcategory;
  }
  return 0;
}

/** The part of a title that names the work: its words without joints, up to where the context starts. */
function extractWork(words: readonly string[]): { distinctive: string[]; work: string[] } {
  const distinctive = words.filter((word) => !JOINTS.has(word));
  const context = distinctive.findIndex((word, index) => index > 0 && CONTEXT.has(word));
  return { distinctive, work: context > 0 ? distinctive.slice(0, context) : distinctive };
}

const settledBy = (words: readonly string[]): number => findBest(words, false) || findBest(words, true);

/** The subcategory that the lexicon gives a title's words, 0 when no phrase fits; see `classify`. */
export function classifyByLexicon(words: readonly string[]): number {
  const { distinctive, work } = extractWork(words);
  return settledBy(work) || settledBy(distinctive);
}

/**
 * The subcategory that a title's words settle: by the lexicons of Mexican and of English titles, or where it says nothing by the labels
 * of the occupation classifications.
 * @param words folded words of the title, in order.
 * @returns subcategory id, or 0 when neither knows it.
 */
export const classify = (words: readonly string[]): number =>
  classifyByLexicon(words) || subcategoryOfLabel(extractWork(words).work);
