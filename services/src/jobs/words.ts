import { createRequire } from 'node:module';
import { withoutAccents } from '@chamba/kernel/routes';

type Stemmer = { stem(word: string): string };
const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer(language: string): Stemmer;
};
const stemmer = newStemmer('spanish');
const stems = new Map<string, string>();

/** Words that say nothing about a vacancy. */
const STOP_WORDS = new Set(
  'a al ante con de del desde e el en es la las lo los o para por que se sin sobre su sus u un una y empleo empleos trabajo trabajos vacante vacantes'.split(
    ' ',
  ),
);

/** Abbreviations as recruiters and candidates write them, and what they stand for. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  aux: 'auxiliar',
  auxs: 'auxiliar',
  ayte: 'ayudante',
  aytes: 'ayudante',
  gral: 'general',
  grales: 'general',
  ing: 'ingeniero',
  lic: 'licenciado',
  mtto: 'mantenimiento',
  mantto: 'mantenimiento',
  admon: 'administracion',
  admvo: 'administrativo',
  admva: 'administrativo',
  asist: 'asistente',
  atn: 'atencion',
  coord: 'coordinador',
  cont: 'contador',
  ejec: 'ejecutivo',
  gte: 'gerente',
  rh: 'recursos humanos',
  rrhh: 'recursos humanos',
  sist: 'sistemas',
  sup: 'supervisor',
  tec: 'tecnico',
  vtas: 'ventas',
  enf: 'enfermero',
  prof: 'profesor',
  prod: 'produccion',
  mkt: 'mercadotecnia',
  marketing: 'mercadotecnia',
  op: 'operador',
};

/** Lower case without accents, one space between words; ñ becomes n as in addresses. */
export function fold(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** Folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * The lexeme of one folded word. Folding loses the accent that the stemmer needs to know a Spanish ending, so -cion
 * and -sion get it back first: administracion and administraciones meet.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const restored = word.replace(/([cs])ion$/, '$1ión');
  const stem = withoutAccents(stemmer.stem(restored)) || word;
  if (stems.size < 200_000) stems.set(word, stem);
  return stem;
}

/** Lexemes of a text to be indexed: every word, and what an abbreviation stands for. */
export function lexemesOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of wordsOf(text)) {
    if (STOP_WORDS.has(word)) continue;
    found.add(stemOf(word));
    for (const meant of ABBREVIATIONS[word]?.split(' ') ?? []) found.add(stemOf(meant));
  }
  return found;
}

/** One word of a search: any of the alternatives fits, an alternative being lexemes that must all be there. */
export type QueryWord = { word: string; alternatives: readonly (readonly string[])[] };

/** A keyword as the index is asked for it; stop words are left out, unless there is nothing else. */
export function queryWordsOf(keyword: string): QueryWord[] {
  const all = [...new Set(wordsOf(keyword))];
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, 12).map((word) => {
    const meant = ABBREVIATIONS[word]?.split(' ').map(stemOf);
    return { word, alternatives: meant ? [[stemOf(word)], meant] : [[stemOf(word)]] };
  });
}
