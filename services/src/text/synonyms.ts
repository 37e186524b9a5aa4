import { ENGLISH_RULES } from './english-titles.ts';
import { RULES } from './synonym-rules.ts';
import { toWordForm } from './word-form.ts';

type Phrase = readonly string[];

const toForms = (phrase: string): Phrase => phrase.trim().split(' ').map(toWordForm);

const wider = new Map<string, Phrase[]>();

function add(from: Phrase, to: Phrase): void {
  const key = from.join(' ');
  if (key === to.join(' ')) return;
  const known = wider.get(key) ?? [];
  if (!known.some((phrase) => phrase.join(' ') === to.join(' '))) known.push(to);
  wider.set(key, known);
}

for (const line of `${RULES.trim()}\n${ENGLISH_RULES.trim()}`.split('\n')) {
  if (line.includes(' > ')) {
    const [from = '', to = ''] = line.split(' > ');
    for (const phrase of to.split(', ')) add(toForms(from), toForms(phrase));
  } else {
    const phrases = line.split(' = ').map(toForms);
    for (const from of phrases) for (const to of phrases) add(from, to);
  }
}

/** A phrase of a search with the places of its words in it, and the phrases that it is widened by. */
export type Widened = { places: readonly number[]; wide: readonly Phrase[] };

/** Phrases that have wider ones, those of most words first. */
const phrases: readonly Phrase[] = [...wider.keys()]
  .map((key) => key.split(' '))
  .sort((a, b) => b.length - a.length);

/** Phrases with wider ones among the word forms of a search, in any order; no word is taken twice. */
export function widen(forms: readonly string[]): Widened[] {
  const free = new Map(forms.map((form, place) => [form, place]));
  const found: Widened[] = [];
  for (const phrase of phrases) {
    if (!phrase.every((form) => free.has(form))) continue;
    found.push({
      places: phrase.map((form) => free.get(form) ?? 0),
      wide: wider.get(phrase.join(' ')) ?? [],
    });
    for (const form of phrase) free.delete(form);
  }
  return found;
}
