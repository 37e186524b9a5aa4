import { EMPLOYER_RULES } from './employer-words.ts';
import { ENGLISH_RULES } from './english-titles.ts';
import { MEXICAN_RULES } from './mexican-words.ts';
import { RULES } from './synonym-rules.ts';
import { toWordForm } from './word-form.ts';

type Phrase = readonly string[];

/** Phrases that a search is widened by at most, the nearest first. */
const MAX_WIDE = 16;

const toForms = (phrase: string): Phrase => phrase.trim().split(' ').map(toWordForm);
const toKey = (phrase: Phrase): string => phrase.join(' ');

/** Phrases that mean the same as each other, and those that come near a phrase, by its key. */
const same = new Map<string, Map<string, Phrase>>();
const near = new Map<string, Map<string, Phrase>>();

function add(rules: Map<string, Map<string, Phrase>>, from: Phrase, to: Phrase): void {
  if (toKey(from) === toKey(to)) return;
  const known = rules.get(toKey(from)) ?? new Map<string, Phrase>();
  known.set(toKey(to), to);
  rules.set(toKey(from), known);
}

for (const rules of [RULES, ENGLISH_RULES, MEXICAN_RULES, EMPLOYER_RULES]) {
  for (const line of rules.trim().split('\n')) {
    if (line.includes(' > ')) {
      const [from = '', to = ''] = line.split(' > ');
      for (const phrase of to.split(', ')) add(near, toForms(from), toForms(phrase));
    } else {
      const phrases = line.split(' = ').map(toForms);
      for (const from of phrases) for (const to of phrases) add(same, from, to);
    }
  }
}

/**
 * What a phrase is widened by: what means the same or comes near it, and what means the same as those. Near and near
 * again is too far: 'modelo' is near 'demostrador', which is near 'vendedor'.
 */
function widenPhrase(key: string): Phrase[] {
  const found = new Map<string, Phrase>([...(same.get(key) ?? []), ...(near.get(key) ?? [])]);
  for (const one of [...found.keys()])
    for (const [other, phrase] of same.get(one) ?? []) if (!found.has(other)) found.set(other, phrase);
  found.delete(key);
  return [...found.values()].slice(0, MAX_WIDE);
}

const wider: ReadonlyMap<string, readonly Phrase[]> = new Map(
  [...new Set([...same.keys(), ...near.keys()])].map((key) => [key, widenPhrase(key)]),
);

/** A phrase of a search with the places of its words in it, and the phrases that it is widened by. */
export type Widened = { places: readonly number[]; wide: readonly Phrase[] };

/** Phrases that have wider ones, those of most words first. */
const phrases: readonly Phrase[] = [...wider.keys()]
  .map((key) => key.split(' '))
  .sort((a, b) => b.length - a.length);

/** Words of the phrases that have wider ones. */
const phraseWords = new Set(phrases.flat());

/** A gerund as the infinitive that the rules know: 'manejando' is 'manejar'. Other words stay as they are. */
function toInfinitive(form: string): string {
  const [, stem = '', vowel = ''] = /^(.{2,})(a|ie)ndo$/.exec(form) ?? [];
  if (vowel === '') return form;
  const infinitives = vowel === 'a' ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`];
  return infinitives.find((word) => phraseWords.has(word)) ?? form;
}

const sameAs = (key: string): readonly Phrase[] => [...(same.get(key)?.values() ?? [])];

/**
 * Phrases with wider ones among the word forms of a search, in any order; no word is taken twice.
 * @param reach `same` for what means the same alone, without what only comes near.
 */
export function widen(forms: readonly string[], reach: 'near' | 'same' = 'near'): Widened[] {
  const free = new Map(forms.map((form, place) => [toInfinitive(form), place]));
  const found: Widened[] = [];
  for (const phrase of phrases) {
    if (!phrase.every((form) => free.has(form))) continue;
    found.push({
      places: phrase.map((form) => free.get(form) ?? 0),
      wide: reach === 'same' ? sameAs(toKey(phrase)) : (wider.get(toKey(phrase)) ?? []),
    });
    for (const form of phrase) free.delete(form);
  }
  return found;
}
