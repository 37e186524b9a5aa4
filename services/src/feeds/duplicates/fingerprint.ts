import { createHash } from 'node:crypto';
import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import type { OfferRecord } from '../../model/offer-record.ts';
import { isFiller } from '../../text/filler-words.ts';
import { splitWords, toLexemes } from '../../text/words.ts';

/** By what the same advertisement is found again among a million others. Numbers have 48 bits. */
export type Fingerprint = {
  /** Of employer, place, way of working and title: only offers that share it are compared. */
  key: number;
  /** Of all words of the text. */
  text: number;
  /** Of the first words of the text: where one source cuts it off, they are all that is left. */
  lead: number;
  /** {@link sign} of the text. */
  signature: string;
};

/** Fewest words of a text that identify an advertisement among others of the same employer, title and place. */
const MIN_WORDS = 25;

/** Fewest words where the employer is not named, so that the text alone says whose advertisement it is. */
const MIN_WORDS_UNNAMED = 60;

/** Words of a text that are looked at. */
const MAX_WORDS = 800;

/** Words by which a text that was cut off is found. */
export const LEAD_WORDS = 40;

/** Hashes of a signature. */
const HASHES = 32;

/** Words of a shingle. */
const SHINGLE = 3;

/** INEGI key of Mexico City: a state that is a city. */
const MEXICO_CITY = 9;

const FROM_HOME = 1;

const hash48 = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** A 32-bit hash of a text (FNV-1a). */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Spreads a number over 32 bits (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const SEEDS: readonly number[] = Array.from({ length: HASHES }, (_, at) => mix(at + 1));

const REFERENCE =
  /\b(?:ref(?:erencia)?|folio|clave|id|c[oó]digo|vacante|oferta)\b(?: de (?:la )?(?:oferta|vacante))?[\s.:#º°-]{0,5}[\w-]{0,20}?\d{3}[\w-]{0,20}/giu;

/** A text without what numbers the advertisement ('Folio 12345'): the same one has another number elsewhere. */
export const withoutReferences = (text: string): string => text.replaceAll(REFERENCE, ' ');

/** Runs of three words, which say more about a text than its words do. */
export function toShingles(words: readonly string[]): Set<string> {
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    shingles.add(words.slice(at, at + SHINGLE).join(' '));
  return shingles;
}

/**
 * MinHash of a text: of each of 32 hash functions the lowest value over its shingles, 16 bits of it, as base64. Two texts
 * agree in about the share of values that their shingles have in common (Broder 1997).
 */
export function sign(words: readonly string[]): string {
  const lowest = new Uint32Array(HASHES).fill(0xffffffff);
  let [first = 0, second = 0] = words.slice(0, SHINGLE - 1).map(hash32);
  for (let at = SHINGLE - 1; at < words.length; at += 1) {
    const third = hash32(words[at] ?? '');
    // Numbers instead of texts: a million offers are signed.
    const shingle = mix(Math.imul(mix(Math.imul(first, 31) ^ second), 31) ^ third);
    [first, second] = [second, third];
    for (let seed = 0; seed < HASHES; seed += 1) {
      const value = mix(shingle ^ (SEEDS[seed] ?? 0));
      if (value < (lowest[seed] ?? 0)) lowest[seed] = value;
    }
  }
  return Buffer.from(Uint16Array.from(lowest, (value) => value & 0xffff).buffer).toString('base64');
}

/** The share of shingles that two texts have in common, 0 to 1, estimated from their signatures. */
export function compareSignatures(one: string, other: string): number {
  const a = Buffer.from(one, 'base64');
  const b = Buffer.from(other, 'base64');
  let same = 0;
  for (let at = 0; at < HASHES * 2; at += 2) if (a[at] === b[at] && a[at + 1] === b[at + 1]) same += 1;
  return same / HASHES;
}

/** The slug of an employer without its legal form, which not every source writes. */
const toEmployer = (slug: string): string =>
  slug === UNNAMED_COMPANY_SLUG
    ? ''
    : slug.replace(
        /-(?:s-?a(?:-?p-?i)?(?:-?b)?|s-?(?:de-?)?r-?l(?:-?mi)?|s-?c|a-?c)(?:-de-(?:c-?v|r-?l(?:-de-c-?v)?))?$/,
        '',
      );

/** What the title says of the work: no pay, no place, no call, no repeats, in any order. */
function toTitleKey({ title, cityname, statename }: OfferRecord): string {
  const place = toLexemes(`${cityname} ${statename}`);
  const work = [...toLexemes(title.replace(/\$ ?\d[\d.,]*(?: ?(?:k|mil)\b)?/gi, ' '))].filter(
    (word) => !isFiller(word),
  );
  const withoutPlace = work.filter((word) => !place.has(word));
  return (withoutPlace.length > 0 ? withoutPlace : work).toSorted().join(' ');
}

/** Whether an offer says where the work is: only then does another place make another vacancy. */
const hasPlace = ({ state, city, workmode }: OfferRecord): boolean =>
  city > 0 || state === MEXICO_CITY || workmode === FROM_HOME;

/**
 * The fingerprint of an offer.
 * @returns null where nothing says that it is the same advertisement as another one: samples, whose texts repeat their
 *   records, short texts, and offers of which only the state is known.
 */
export function fingerprintOffer(offer: OfferRecord): Fingerprint | null {
  if (offer.issample || !hasPlace(offer)) return null;
  const employer = toEmployer(offer.companyslug);
  const words = splitWords(withoutReferences(offer.jobbody)).slice(0, MAX_WORDS);
  const title = toTitleKey(offer);
  if (title === '' || words.length < (employer === '' ? MIN_WORDS_UNNAMED : MIN_WORDS)) return null;
  const text = hash48(words.join(' '));
  const { state, city, workmode } = offer;
  // Of an employer that is not named only the very same text can be the same advertisement.
  const whose = employer === '' ? `=${text}` : employer;
  return {
    key: hash48([whose, state, city, workmode, title].join('|')),
    text,
    lead: hash48(words.slice(0, LEAD_WORDS).join(' ')),
    signature: sign(words),
  };
}
