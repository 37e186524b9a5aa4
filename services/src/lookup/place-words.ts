import { fold } from '../text/words.ts';

/** Words of place names as people shorten them, and what they stand for. */
const EXPANSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cd: 'ciudad',
    edo: 'estado',
    mpio: 'municipio',
    sta: 'santa',
    sto: 'santo',
    sn: 'san',
    nte: 'norte',
    ote: 'oriente',
    pte: 'poniente',
    pto: 'puerto',
    nvo: 'nuevo',
    nva: 'nueva',
    vlla: 'villa',
    gral: 'general',
    gpe: 'guadalupe',
    fco: 'francisco',
    ing: 'ingeniero',
    lic: 'licenciado',
    dr: 'doctor',
    hda: 'hacienda',
    rcho: 'rancho',
    gtz: 'gutierrez',
    gza: 'garza',
    gcia: 'garcia',
    glz: 'gonzalez',
    glez: 'gonzalez',
    hdz: 'hernandez',
    mtz: 'martinez',
    rdz: 'rodriguez',
    amp: 'ampliacion',
    ampl: 'ampliacion',
    secc: 'seccion',
    sec: 'seccion',
    priv: 'privada',
    resid: 'residencial',
    jard: 'jardines',
    ind: 'industrial',
    '1a': 'primera',
    '1ra': 'primera',
    '1era': 'primera',
    '2a': 'segunda',
    '2da': 'segunda',
    '3a': 'tercera',
    '3ra': 'tercera',
    '4a': 'cuarta',
    '4ta': 'cuarta',
    '5a': 'quinta',
    '5ta': 'quinta',
  }),
);

/** A city whose abbreviation was joined to its name: 'cdjuarez'; 'cdmx' is a name itself. */
const JOINED_CITY = /^cd([a-z]{5,})$/;

/** A postal code that was joined to its label: 'cp44100'. */
const JOINED_CODE = /^cp(\d{5})$/;

/** Words between the significant ones of a name: 'playa carmen' means Playa del Carmen. */
const SMALL_WORDS = new Set('a de del el en la las lo los y'.split(' '));

/**
 * Words of a place's name in the one form that names and searches are compared in: without accents, short forms
 * written out, letters with dots joined ('N. L.' is 'nl').
 */
export function placeWords(text: string): string[] {
  const words: string[] = [];
  let letters = '';
  for (const word of [...fold(text).split(' '), '']) {
    if (/^[a-z]$/.test(word)) {
      letters += word;
      continue;
    }
    // 'ciudad d mexico', but 'd f'.
    if (letters !== '') words.push(letters === 'd' ? 'de' : letters);
    letters = '';
    const city = JOINED_CITY.exec(word)?.[1];
    const code = JOINED_CODE.exec(word)?.[1];
    if (city !== undefined) words.push('ciudad', city);
    else if (code !== undefined) words.push('cp', code);
    else if (word !== '') words.push(EXPANSIONS.get(word) ?? word);
  }
  return words;
}

/** The significant words of a name. */
export function distinctiveWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !SMALL_WORDS.has(word));
}

/** Kinds of place as stored: country, state, municipality, settlement. */
export type PlaceType = 'CO' | 'ST' | 'CI' | 'ZO';

/** Words that say what kind of place follows. */
const KIND_WORDS: ReadonlyArray<readonly [PlaceType, readonly string[]]> = [
  [
    'ZO',
    [
      'col',
      'colonia',
      'fracc',
      'frac',
      'fraccionamiento',
      'barrio',
      'bo',
      'unidad habitacional',
      'unidad',
      'uh',
      'conjunto habitacional',
      'conjunto',
      'ejido',
      'pueblo',
      'condominio',
      'residencial',
    ],
  ],
  ['CI', ['ciudad', 'municipio', 'alcaldia', 'delegacion', 'deleg', 'localidad']],
  ['ST', ['estado']],
];

/** The words after a first one that names a kind of place; null when there is no such word, or nothing after it. */
export function withoutKind(words: readonly string[]): { type: PlaceType; words: readonly string[] } | null {
  const two = words.slice(0, 2).join(' ');
  for (const [type, kinds] of KIND_WORDS) {
    const length = kinds.includes(two) ? 2 : kinds.includes(words[0] ?? '') ? 1 : 0;
    if (length === 0 || words.length <= length) continue;
    const rest = words.slice(length);
    return { type, words: rest.length > 1 && rest[0] === 'de' ? rest.slice(1) : rest };
  }
  return null;
}

/** Digits of a postal code among the words, and the words without it and its label; null if there is none. */
export function postalCodeIn(words: readonly string[]): { digits: string; words: string[] } | null {
  const digits = words.find((word) => /^\d{3,5}$/.test(word));
  if (digits === undefined) return null;
  const rest = words.filter((word) => word !== digits && !['cp', 'codigo', 'postal'].includes(word));
  return rest.length > 0 && digits.length < 5 ? null : { digits, words: rest };
}
