import { categoryById, subcategoryOf } from '../catalogue/categories.ts';
import { monthlyPayOf } from '../feeds/offer-record.ts';
import type { OfferRecord } from '../feeds/offer-record.ts';
import { localDay, minutesOf } from './clock.ts';
import { bandOf, pack } from './packed.ts';
import { lexemesOf } from './words.ts';

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
  /** Minutes since 1970 at which the offer came in. */
  added: number;
};

/** The words and filters that an offer answers to. */
export type LexemeRow = { id: number; lex: string[] };

/** Lexemes of an offer: title stems with `t:`, stems of everything that is searched, and the filters. */
function lexemesOfOffer(offer: OfferRecord): string[] {
  const sub = subcategoryOf(offer.subcategory);
  const category = sub && categoryById(sub.idparent);
  const languages = offer.facts.find((fact) => fact.label === 'Idiomas')?.value ?? '';
  const around = lexemesOf(
    [offer.title, offer.cityname, offer.statename, category?.description, sub?.description, languages].join(
      ' ',
    ),
  );
  return [
    ...[...lexemesOf(offer.title)].map((stem) => `t:${stem}`),
    ...around,
    `st:${offer.state}`,
    `ci:${offer.city}`,
    `cat:${category?.id ?? 0}`,
    `sub:${offer.subcategory}`,
    `co:${offer.companyslug}`,
    ...(offer.sector ? [`se:${offer.sector}`] : []),
    ...(offer.activity ? [`gi:${offer.activity}`] : []),
    ...(offer.rating ? [`rt:${offer.rating}`] : []),
  ];
}

/** What searches keep of an offer. @param now when it came in. */
export function indexRowsOf(
  id: number,
  offer: OfferRecord,
  now: Date,
): { lexemes: LexemeRow; index: IndexRow } {
  const salary = monthlyPayOf(offer);
  return {
    lexemes: { id, lex: lexemesOfOffer(offer) },
    index: {
      id,
      published: minutesOf(offer.published),
      packed: pack({ ...offer, band: bandOf(salary) }),
      day: localDay(offer.published),
      state: offer.state,
      city: offer.city,
      salary,
      added: minutesOf(now),
    },
  };
}
