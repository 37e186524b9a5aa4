import { createHash } from 'node:crypto';
import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { getMonthlyPay } from '../model/offer-record.ts';
import type { OfferRecord } from '../model/offer-record.ts';
import { localDay, START_OF_2020_MS, toMinutes } from '../model/clock.ts';
import { findBand, pack } from '../model/packed.ts';
import { getHourlyPay, getTraits } from './traits/offer-traits.ts';
import { listLicences, listPaydays, readTitleContract } from './traits/stated-terms.ts';
import { isStopWord, toLexemes, wholeTitle } from '../text/words.ts';

/**
 * Number of the way in which offers are turned into lexemes and index rows. Another number than that of a database
 * means that its offers must be indexed anew.
 */
export const INDEX_VERSION = 5;

/** The narrow row that searches scan. */
export type IndexRow = {
  id: number;
  /** Minutes since 1970. */
  published: number;
  packed: number;
  /** Days since 1970 in Mexico City. */
  day: number;
  state: number;
  city: number;
  /** MXN a month. */
  salary: number;
  /** Minutes since 1970 at which the offer came in, and the second of that minute. */
  added: number;
  added_second: number;
  /** {@link toCompanyKey} of the employer. */
  company: number;
  /** Shift, days and experience; see {@link getTraits}. */
  traits: number;
  /** Whole MXN an hour; 0 where it is not known. */
  hourly: number;
};

/** SQL of the instant at which an offer came in, as {@link toSeconds} has it. */
export const ARRIVED = `((added - ${toMinutes(new Date(START_OF_2020_MS))}) * 60 + added_second)`;

/** The words and filters that an offer answers to. */
export type LexemeRow = { id: number; lex: string[] };

/** Number of words of a description that are indexed; later ones hardly characterise the vacancy. */
const MAX_BODY_WORDS = 400;

/** Letters of a word that is shown as a correction. */
const MAX_SHOWN_WORD_LENGTH = 40;

/** The number that stands for an employer's slug in counts; 0 for none. 48 bits, so that two hardly ever meet. */
export function toCompanyKey(slug: string): number {
  if (slug === '' || slug === UNNAMED_COMPANY_SLUG) return 0;
  return createHash('sha256').update(slug).digest().readUIntBE(0, 6) || 1;
}

const getNamedCompany = (offer: OfferRecord): string =>
  toCompanyKey(offer.companyslug) === 0 ? '' : offer.companyname;

/** What else than its title an offer is found by. A sample's description only repeats its record. */
function composeContext(offer: OfferRecord): string {
  const sub = findSubcategory(offer.subcategory);
  const category = sub && categoryById(sub.idparent);
  return [
    offer.cityname,
    offer.statename,
    category?.description ?? '',
    sub?.description ?? '',
    offer.facts.find((fact) => fact.label === 'Idiomas')?.value ?? '',
    getNamedCompany(offer),
    offer.issample ? '' : offer.jobbody.split(/\s+/, MAX_BODY_WORDS).join(' '),
  ].join(' ');
}

/** Words in lower case with their accents: corrections are shown in this form. */
function listShownWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[a-z0-9áéíóúüñ]{2,}/g) ?? [];
  return [...new Set(words)].filter((word) => word.length <= MAX_SHOWN_WORD_LENGTH && !isStopWord(word));
}

/**
 * Lexemes of an offer: title words with `t:`, the first of them with `b:`, a short title as a whole with `e:`, words of everything that is searched, the filters, and the title's words
 * and those of place and employer
 * as written with `w:`, which are the vocabulary that corrections are taken from.
 */
function lexemesOfOffer(offer: OfferRecord): string[] {
  const category = categoryById(findSubcategory(offer.subcategory)?.idparent ?? 0);
  const title = toLexemes(offer.title);
  return [
    ...[...title].map((form) => `t:${form}`),
    ...[...title].slice(0, 1).map((form) => `b:${form}`),
    ...wholeTitle([...title]).map((forms) => `e:${forms}`),
    ...new Set([...title, ...toLexemes(composeContext(offer))]),
    ...listShownWords(`${offer.title} ${offer.cityname} ${offer.statename} ${getNamedCompany(offer)}`).map(
      (word) => `w:${word}`,
    ),
    `st:${offer.state}`,
    `ci:${offer.city}`,
    `cat:${category?.id ?? 0}`,
    `sub:${offer.subcategory}`,
    `co:${offer.companyslug}`,
    ...(offer.sector ? [`se:${offer.sector}`] : []),
    ...(offer.activity ? [`gi:${offer.activity}`] : []),
    ...(offer.rating ? [`rt:${offer.rating}`] : []),
    ...listLicences(offer).map((licence) => `li:${licence}`),
    ...listPaydays(offer).map((payday) => `pf:${payday}`),
    ...(offer.placement ? [`pl:${offer.placement}`] : []),
  ];
}

/** What searches keep of an offer. @param now when it came in. */
export function buildIndexRows(
  id: number,
  offer: OfferRecord,
  now: Date,
): { lexemes: LexemeRow; index: IndexRow } {
  const salary = getMonthlyPay(offer);
  return {
    lexemes: { id, lex: lexemesOfOffer(offer) },
    index: {
      id,
      published: toMinutes(offer.published),
      packed: pack({
        ...offer,
        jobtypes: offer.jobtypes | readTitleContract(offer.title),
        band: findBand(salary),
      }),
      day: localDay(offer.published),
      state: offer.state,
      city: offer.city,
      salary,
      added: toMinutes(now),
      added_second: now.getUTCSeconds(),
      company: toCompanyKey(offer.companyslug),
      traits: getTraits(offer),
      hourly: getHourlyPay(offer),
    },
  };
}
