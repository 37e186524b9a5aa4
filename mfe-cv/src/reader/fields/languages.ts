import { LANGUAGES } from '@chamba/kernel/catalogues';
import { toWords } from '../text.ts';
import type { ReadLanguage, Row } from '../types.ts';
import { levelIn } from './levels.ts';

const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  english: 'en',
  spanish: 'es',
  castellano: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  japanese: 'ja',
  chinese: 'zh',
  mandarin: 'zh',
  korean: 'ko',
  russian: 'ru',
  arabic: 'ar',
  dutch: 'nl',
  catalan: 'ca',
  lsm: 'mfs',
  mayan: 'yua',
  nahuatl: 'nah',
};
const NAMES = new Map([
  ...LANGUAGES.map(({ id, description }) => [toWords(description), id] as const),
  ...Object.entries(ENGLISH_NAMES),
]);

const LANGUAGE_LEVELS: ReadonlyArray<readonly [number, RegExp]> = [
  [4, /\b(?:nativo|nativa|native|materna|materno|mother|bilingue|bilingual)\b/],
  [
    3,
    /\b(?:avanzado|avanzada|advanced|fluido|fluida|fluent|c1|c2|alto|profesional completa|full professional|competencia profesional|profesional|professional|experto|9\d ?%|8\d ?%|100 ?%)\b/,
  ],
  [
    2,
    /\b(?:intermedio|intermedia|intermediate|b1|b2|medio|conversacional|conversational|limited working|basico profesional|[567]\d ?%|limitada)\b/,
  ],
  [1, /\b(?:basico|basica|basic|a1|a2|elemental|elementary|principiante|beginner|[1234]\d ?%)\b/],
];

/** Code of the language that a text begins with. */
const languageIn = (text: string): string | undefined => {
  const words = toWords(text).split(' ');
  const at = words.findIndex((word) => NAMES.has(word));
  return at < 0 || at > 3 ? undefined : NAMES.get(words[at] ?? '');
};

/** The languages of a part with their levels; 0 where none is stated. */
export function readLanguages(rows: readonly Row[]): ReadLanguage[] {
  const languages: ReadLanguage[] = [];
  const cells = rows
    .flatMap((row) => [row.cells.join(' : ')])
    .flatMap((line) => line.split(/\s*[;|•·]\s*|,\s+(?=\p{Lu})/u));
  for (const cell of cells) {
    const pieces = cell.split(/\s+(?:y|and)\s+(?=\p{L}+(?:\s|:|$))/u);
    for (const text of pieces.filter((piece) => languageIn(piece)).length > 1 ? pieces : [cell]) {
      const code = languageIn(text);
      const level = levelIn(LANGUAGE_LEVELS, text);
      const last = languages.at(-1);
      if (code && !languages.some((known) => known.code === code)) languages.push({ code, level });
      else if (!code && last?.level === 0) last.level = level;
    }
  }
  return languages;
}
