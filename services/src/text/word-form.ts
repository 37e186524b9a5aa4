/**
 * One form for all forms of a Spanish word: plural to singular, feminine to masculine. Unlike a stemmer it keeps
 * derived words apart (administración is not administrativo, ingeniería is not ingeniero) and leaves words that can be
 * read. Input is folded: lower case, no accents.
 */

/** Words whose form no rule finds. */
const IRREGULAR = new Map<string, string>();
for (const line of `
jefe: jefa jefas jefes
nino: nina ninas ninos
juez: jueza juezas
actor: actriz actrices
medico: medica medicas
quimico: quimica quimicas
bus: buses
autobus: autobuses
gas: gases
gerente: gerenta gerentas
medio: media medias
cliente: clienta clientas
capitan: capitana
bailarin: bailarina
guardian: guardiana
alcalde: alcaldesa
ingles: inglesa
frances: francesa
japones: japonesa
barman: barmen
chofer: choferesa
`
  .trim()
  .split('\n')) {
  const [form = '', others = ''] = line.split(': ');
  for (const other of others.split(' ')) IRREGULAR.set(other, form);
}

/** Words that only look like a plural, where cutting their end would part them from their real forms. */
const SINGULAR_IN_S = new Set('ingles frances japones portugues interes express business'.split(' '));

/** Words in -a whose twin in -o is another thing, not the same one of the other sex. */
const NOT_A_GENDER = new Set(
  (
    'banca carga libra puerta cuenta punta fonda marca plata paga rama torna trama trata manta pasta pinta copa ' +
    'barca bolsa raya cuadra suela tinta zapata contrata renta pista cerca cinta fruta llanta manga partida salida ' +
    'rueda tabla grada costa cartera cochera madera acera barra bomba corta carretera moneda naranja camara linea ' +
    'tarjeta libreta caldera cantera forma toma cobra derecha comida bebida entrada'
  ).split(' '),
);

/** Shorter words stay as they are: too few letters to separate an ending from the stem. */
const SHORTEST_GENDER = 5;

/** The singular of a word in the plural. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || SINGULAR_IN_S.has(word)) return word;
  if (/[ao]s$/.test(word)) return word.length > 4 ? word.slice(0, -1) : word;
  if (!word.endsWith('es')) return plain(word);
  if (word.length < 5) return word;
  if (/[aeiou]ces$/.test(word)) return `${word.slice(0, -3)}z`;
  // A word may end in a vowel and one of these, so that the plural added -es; after others it ends in -e itself.
  if (/[aeiou][lrndy]es$/.test(word) || /[ei]ses$/.test(word) || /[aeiou]iones$/.test(word))
    return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A word that ends in a consonant and -s: a foreign plural. */
const plain = (word: string): string => (/[bcdfgklmnprt]s$/.test(word) ? word.slice(0, -1) : word);

/**
 * The masculine of a word in -a. Also of words that have none: the form only has to be the same for all forms of a
 * word and different from other words'.
 */
function masculine(word: string): string {
  if (word.length < SHORTEST_GENDER || !word.endsWith('a') || NOT_A_GENDER.has(word)) return word;
  if (/[dts]ora$/.test(word) && word.length > 5) return word.slice(0, -1);
  if (/[ae]nta$/.test(word) && word.length > 8) return `${word.slice(0, -1)}e`;
  return /(ista|ia)$/.test(word) && !/aria$/.test(word) ? word : `${word.slice(0, -1)}o`;
}

const forms = new Map<string, string>();

/** Forms kept at most: texts from outside bring endless words. */
const MAX_CACHED = 30_000;

/** {@link toWordForm} without remembering it, for words that are read once. */
export function readForm(word: string): string {
  const one = IRREGULAR.get(word) ?? singular(word);
  return IRREGULAR.get(one) ?? masculine(one);
}

/** The form that stands for all forms of a folded word: `contadoras` gives `contador`. */
export function toWordForm(word: string): string {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const form = readForm(word);
  if (forms.size >= MAX_CACHED) forms.clear();
  forms.set(word, form);
  return form;
}
