import { fold } from '../text/words.ts';

/** Words that surround a place and name none, with the place in the first group. The longest come first. */
const VICINITY: readonly RegExp[] = [
  /^(?:muy )?(?:cerca|cercano|cercana|cercanias|cerquita|alrededor|alrededores|afueras|rumbo|a un lado) (?:de|a|del|al) (.+)$/,
  /^(?:las|los|por el|por los|por las) (?:cercanias|alrededores|afueras|rumbos?) (?:de|del) (.+)$/,
  /^(?:aca |aqui )?(?:en|por|desde) (.+)$/,
  /^(?:aca|aqui) (.+)$/,
  /^(.+?) (?:y|o) (?:sus )?(?:alrededores|cercanias)$/,
  /^(.+?) (?:cerca|alrededores)$/,
];

/** What says that a city is meant with those around it. */
const METROPOLITAN =
  /\b(?:(?:y|e|con) )?(?:su |toda la |la )?(?:(?:zona|area|region) (?:metropolitana|conurbada|metro)|mancha urbana|conurbacion)\b(?: (?:de la|del|de)\b)?/;

const DIRECTION = '(?:norte|sur|oriente|poniente|este|oeste|noreste|noroeste|sureste|suroeste)';

const PART = `(?<part>(?:zona |lado |sector |area )?${DIRECTION}|(?:zona )?(?:centro|industrial))`;

/** A part of a city by where it lies in it: 'zona norte de Monterrey', 'CDMX sur', 'centro de Puebla'. */
const PART_OF_CITY: readonly RegExp[] = [
  new RegExp(`^(?:(?:el|la|al|en) )*${PART} (?:de la |del |de )?(?<city>.+)$`),
  new RegExp(`^(?<city>.+?),? (?:(?:al|en|la) )*${PART}$`),
];

/** Where the person is, which the place box cannot know. */
const AROUND_ME = /^(?:mi|donde vivo|mi (?:casa|ubicacion|zona|domicilio|colonia|hogar)|aqui)$/;

/** Signs and words between several places; commas are between a place and what it lies in as well. */
const BETWEEN = /[/|;&+]| (?:y|e|o|u|ó) | - /i;

/** Most places that are distinguished in one text. */
const MAX_SEVERAL = 6;

const firstMatch = (patterns: readonly RegExp[], text: string): string | null => {
  for (const pattern of patterns) {
    const inner = pattern.exec(text)?.[1];
    if (inner !== undefined && inner.trim() !== '') return inner;
  }
  return null;
};

/** Commas are kept: they part a place from what it lies in. */
const foldParts = (text: string): string =>
  text
    .split(',')
    .map((part) => fold(part))
    .filter(Boolean)
    .join(', ')
    .replace(/\bnte\b/g, 'norte')
    .replace(/\bpte\b/g, 'poniente')
    .replace(/\bote\b/g, 'oriente');

/**
 * The place that a text is about where it says 'near', 'around' or 'here in'; null when it does not.
 * @returns an empty text when it is about where the person is.
 */
export function withoutVicinity(text: string): string | null {
  const inner = firstMatch(VICINITY, foldParts(text));
  return inner !== null && AROUND_ME.test(inner) ? '' : inner;
}

/** The city that a text says with its metropolitan area; empty when it says none of its own, null when it is not about one. */
export function withoutMetropolitan(text: string): string | null {
  const folded = foldParts(text);
  if (!METROPOLITAN.test(folded)) return null;
  return foldParts(folded.replace(METROPOLITAN, ' '));
}

/** The city that a text says a part of by where that lies: 'zona norte de Monterrey'; null when it does not. */
export function partOfCity(text: string): { part: string; city: string } | null {
  const folded = foldParts(text);
  for (const pattern of PART_OF_CITY) {
    const { part, city } = pattern.exec(folded)?.groups ?? {};
    if (part !== undefined && city !== undefined) return { part, city };
  }
  return null;
}

/** Several places in one text, each as it was typed: 'Guadalajara y Zapopan'; none when nothing parts them. */
export function splitSeveral(text: string): string[] {
  const parts = text
    .replace(/\s/g, ' ')
    .replace(/ {2,}/g, ' ')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  return parts.length > 1 && parts.length <= MAX_SEVERAL ? parts : [];
}

/** The parts of a text between commas, where there are several. */
export function splitCommas(text: string): string[] {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  return parts.length > 1 && parts.length <= MAX_SEVERAL ? parts : [];
}
