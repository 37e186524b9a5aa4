import { PLACE_NAMES } from './title-places.ts';
import { missingPrepositions } from './title-prepositions.ts';
import { bareWord, spellWord } from './title-spelling.ts';

/** Abbreviations whose full stop stays at the end of a title. */
const ABBREVIATIONS = new Set(
  'aux ayte lic ing tec sup suc col cd edo mex gral admon admvo depto dpto exp prod jr sr cv cp av dr dra mtto etc ext hrs pte ote'.split(
    ' ',
  ),
);

/** Prepositions that the source drops from names too. */
const DROPPED = new Set(['de', 'en', 'a']);

/** Names of several words by their first bare word: the bare words that follow, and the name. */
const NAMES = new Map<string, { words: string[]; name: string }[]>();
for (const name of [...PLACE_NAMES.split('|'), 'Estado de México', 'Ciudad de México']) {
  if (name === '') continue;
  const words = bareWord(name)
    .split(/[^a-zñ0-9]+/)
    .filter((word) => word !== '' && !DROPPED.has(word));
  const [first = '', ...rest] = words;
  const known = NAMES.get(first) ?? [];
  NAMES.set(
    first,
    [...known, { words: rest, name }].sort((a, b) => b.words.length - a.words.length),
  );
}

/** A letter after these is a grade, a class or a type: operador B, licencia E. */
const LETTERED =
  /^(licencia|tipo|clase|grado|nivel|categoria|turno|tornero|cocinero|mesero|chofer|programador|operador|tecnico|auxiliar|compras|soldador|mecanico)$/;

/** English words that make an `area` English too. */
const ENGLISH = /^(manager|sales|engineer|supervisor|leader|director)$/;

type Token = { bare: string; isWord: boolean; shown: string };

const tokenise = (text: string): Token[] =>
  (text.match(/[a-zñáéíóúàèìòùäëïöü0-9]+|[^a-zñáéíóúàèìòùäëïöü0-9]+/g) ?? []).map((part) => ({
    bare: bareWord(part),
    isWord: /^[a-zñáéíóúàèìòùäëïöü0-9]/.test(part),
    shown: part,
  }));

/** Whether one space and nothing else stands between a word and the one before it. */
const isRunOn = (separator: Token | undefined, word: string): boolean =>
  separator?.shown === ' ' || (separator?.shown === '. ' && /^(lic|ing|aux|tec|sup|ayte)$/.test(word));

/** Writes the names of several words; their tokens after the first one become empty. */
function spellNames(words: Token[]): void {
  words.forEach((token, index) => {
    for (const { words: rest, name } of NAMES.get(token.bare) ?? []) {
      if (!rest.every((word, offset) => words[index + 1 + offset]?.bare === word)) continue;
      token.shown = name;
      for (let offset = 1; offset <= rest.length; offset += 1) {
        const part = words[index + offset];
        if (part) part.shown = '';
      }
      return;
    }
  });
}

function spell(token: Token, previous: string, next: string): string {
  const { bare } = token;
  if (bare.length === 1 && /[b-df-hj-np-tv-xz]/.test(bare))
    return LETTERED.test(previous) ? bare.toUpperCase() : bare;
  if (bare === 'e' && /^(licencia|tipo|federal)$/.test(previous)) return 'E';
  if (/^[1-6]g$/.test(bare) && /^soldador(a|es)?$/.test(previous)) return bare.toUpperCase();
  if (bare === 'area' && (ENGLISH.test(next) || ENGLISH.test(previous)) && next !== '') return 'area';
  if (/^perdidas?$/.test(bare) && previous === 'prevencion') return bare.replace('e', 'é');
  if (/^practicas$/.test(bare) && next === 'profesionales') return 'prácticas';
  if (/^raices$/.test(bare) && previous === 'bienes') return 'raíces';
  return spellWord(bare);
}

/** One run of words that only spaces part: spelled, with the prepositions that are certain. */
function showRun(words: Token[]): void {
  const missing = missingPrepositions(words.map((token) => token.bare));
  words.forEach((token, index) => {
    token.shown = spell(token, words[index - 1]?.bare ?? '', words[index + 1]?.bare ?? '');
  });
  spellNames(words);
  words.forEach((token, index) => {
    const preposition = missing[index];
    if (preposition && token.shown !== '') token.shown = `${preposition} ${token.shown}`;
  });
}

/**
 * A title as it is shown: first letter, names and acronyms in capitals, accents and the prepositions *de*, *en*, *a* (which
 * the source drops) restored only where nothing else can have stood there.
 * @param raw title as the source has it: lower case, without accents.
 */
export function showTitle(raw: string): string {
  const text = raw
    .normalize('NFC')
    .replace(/[\s]+/g, ' ')
    .replace(/^[\s.,;:/-]+|(?<![\s,;:/-])[\s,;:/-]+$/g, '')
    .toLowerCase();
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  if (last?.shown === '.' && !ABBREVIATIONS.has(tokens.at(-2)?.bare ?? '')) tokens.pop();
  let run: Token[] = [];
  tokens.forEach((token, index) => {
    if (token.isWord) run.push(token);
    else if (!isRunOn(token, tokens[index - 1]?.bare ?? '')) {
      showRun(run);
      run = [];
    }
  });
  showRun(run);
  const shown = tokens
    .map((token) => token.shown)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  return shown === '' ? '' : shown[0]?.toUpperCase() + shown.slice(1);
}
