import { EMPLOYER_RULES, WORK_RULES } from './work-words/rules.ts';
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

/** Words that the rules widen, as they are written there. */
export const RULE_WORDS = new Set<string>();

for (const line of WORK_RULES) {
  for (const word of (line.split(' > ')[0] ?? '').split(/ = | /)) RULE_WORDS.add(word);
  if (line.includes(' > ')) {
    const [from = '', to = ''] = line.split(' > ');
    for (const phrase of to.split(', ')) add(near, toForms(from), toForms(phrase));
  } else {
    const phrases = line.split(' = ').map(toForms);
    for (const from of phrases) for (const to of phrases) add(same, from, to);
  }
}

/** Names of employers, as phrases of word forms. */
const employers = new Set(EMPLOYER_RULES.map((line) => toKey(toForms(line.split(' > ')[0] ?? ''))));

/** Whether word forms are together the name of a well-known employer. */
export const isEmployer = (forms: readonly string[]): boolean => employers.has(forms.join(' '));

/** Phrases that come near one, the nearest first: each group is one step farther than the one before. */
export type NearPhrases = readonly (readonly Phrase[])[];

/**
 * What a phrase is widened by: what means the same as it, then what comes near it in the order of its rule, each with
 * what means the same as that. Near and near again is too far: 'modelo' is near 'demostrador', which is near 'vendedor'.
 */
function widenPhrase(key: string): NearPhrases {
  const direct = [
    [...(same.get(key)?.keys() ?? [])],
    ...[...(near.get(key)?.keys() ?? [])].map((one) => [one]),
  ];
  const seen = new Set([key]);
  const take = (one: string, phrase: Phrase | undefined, group: Phrase[]): void => {
    if (!phrase || seen.has(one) || seen.size > MAX_WIDE) return;
    seen.add(one);
    group.push(phrase);
  };
  const groups = direct.map((): Phrase[] => []);
  // What the rules say of the phrase itself goes before what they say of others, where both are too many.
  for (const [at, ones] of direct.entries())
    for (const one of ones) take(one, same.get(key)?.get(one) ?? near.get(key)?.get(one), groups[at] ?? []);
  for (const [at, ones] of direct.entries())
    for (const one of ones)
      for (const [other, phrase] of same.get(one) ?? []) take(other, phrase, groups[at] ?? []);
  return groups;
}

const wider: ReadonlyMap<string, NearPhrases> = new Map(
  [...new Set([...same.keys(), ...near.keys()])].map((key) => [key, widenPhrase(key)]),
);

/** A phrase of a search with the places of its words in it, and the phrases that it is widened by. */
export type Widened = { places: readonly number[]; wide: NearPhrases };

/** Phrases that have wider ones, those of most words first. */
const phrases: readonly Phrase[] = [...wider.keys()]
  .map((key) => key.split(' '))
  .sort((a, b) => b.length - a.length);

/** Places in {@link phrases} of those that have a word. */
const phrasesWith = new Map<string, number[]>();
for (const [place, phrase] of phrases.entries())
  for (const word of phrase) {
    const places = phrasesWith.get(word);
    if (places) places.push(place);
    else phrasesWith.set(word, [place]);
  }

/** Phrases that have any of some words, those of most words first: a search looks at few of the thousands there are. */
const phrasesAmong = (words: Iterable<string>): readonly Phrase[] => {
  const places = new Set([...words].flatMap((word) => phrasesWith.get(word) ?? []));
  return [...places].sort((a, b) => a - b).flatMap((place) => [phrases[place] ?? []]);
};

/**
 * Whether the rules know a word form as work or as a part of its name.
 */
export const isRuleWord = (form: string): boolean => phrasesWith.has(form);

/** A gerund as the infinitive that the rules know: 'manejando' is 'manejar'. Other words stay as they are. */
function toInfinitive(form: string): string {
  const [, stem = '', vowel = ''] = /^(.{2,})(a|ie)ndo$/.exec(form) ?? [];
  if (vowel === '') return form;
  const infinitives = vowel === 'a' ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`];
  return infinitives.find((word) => phrasesWith.has(word)) ?? form;
}

const sameAs = (key: string): NearPhrases => [[...(same.get(key)?.values() ?? [])]];

/**
 * Phrases with wider ones among the word forms of a search, in any order; no word is taken twice.
 * @param reach `same` for what means the same alone, without what only comes near.
 */
export function widen(forms: readonly string[], reach: 'near' | 'same' = 'near'): Widened[] {
  const free = new Map(forms.map((form, place) => [toInfinitive(form), place]));
  const found: Widened[] = [];
  for (const phrase of phrasesAmong(free.keys())) {
    if (!phrase.every((form) => free.has(form))) continue;
    found.push({
      places: phrase.map((form) => free.get(form) ?? 0),
      wide: reach === 'same' ? sameAs(toKey(phrase)) : (wider.get(toKey(phrase)) ?? []),
    });
    for (const form of phrase) free.delete(form);
  }
  return found;
}
