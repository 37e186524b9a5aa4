import { createHash } from 'node:crypto';
import { DAY_MS } from '../../model/clock.ts';
import { insertRows } from '../../store/batch-insert.ts';
import type { PlaceRow } from '../places.ts';
import { writeOffers } from '../write-offers.ts';
import type { Store } from '@chamba/database';
import { readCompanyFiles } from './company-file.ts';
import type { CompanyFile } from './company-file.ts';
import { demoOffer, parseLocalTime } from './demo-offer.ts';

/** Ids of demonstration offers start after this one, so that links to them hold in every installation. */
const FIRST_OFFER_ID = 30_000_000;

/** Room for the offers of one employer among the ids. */
const IDS_PER_COMPANY = 100;

const COMPANY = {
  slug: 'text',
  name: 'text',
  sector: 'text',
  activity: 'text',
  size: 'text',
  founded: 'smallint',
  places: 'jsonb',
  profile: 'text',
  logo: 'text',
  logo_digest: 'text',
  isdemo: 'boolean',
};
const REVIEW = {
  company: 'text',
  number: 'smallint',
  title: 'text',
  pros: 'text',
  cons: 'text',
  role: 'text',
  rating: 'smallint',
  salary: 'smallint',
  career: 'smallint',
  benefits: 'smallint',
  written: 'date',
};

/** How many employers and offers came in. */
export type ImportedCompanies = { companies: number; offers: number };

const describePlace = (city: PlaceRow): string =>
  [city.cityname || city.name, city.statename].filter(Boolean).join(', ');

const meanRating = ({ reviews }: CompanyFile): number =>
  reviews.length === 0 ? 0 : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

/**
 * Brings the demonstration employers of a folder in, with their offers and reviews, moved so that the newest offer is
 * of `anchorDay`. To be repeated safely: what is there is replaced.
 * @param cities municipalities by INEGI key.
 */
export async function importCompanies(
  store: Store,
  folder: string,
  { anchorDay, cities, now }: { anchorDay: number; cities: ReadonlyMap<number, PlaceRow>; now: Date },
): Promise<ImportedCompanies> {
  const companies = readCompanyFiles(folder);
  const dates = companies.flatMap(({ offers }) => offers.map(({ date }) => parseLocalTime(date).getTime()));
  const moveDays = anchorDay - Math.floor(Math.max(...dates, 0) / DAY_MS);
  const offers = companies.flatMap((company) =>
    company.offers.map((offer, index) =>
      demoOffer(company, offer, {
        id: FIRST_OFFER_ID + company.number * IDS_PER_COMPANY + index,
        moveDays,
        rating: meanRating(company),
        city: cities.get(offer.city),
      }),
    ),
  );
  await store.tx(async (transaction) => {
    await transaction.query('delete from company where isdemo');
    await insertRows(
      transaction,
      'company',
      COMPANY,
      companies.map(({ places, logo, ...company }) => ({
        ...company,
        logo,
        logo_digest: createHash('sha256').update(logo).digest('hex').slice(0, 12),
        places: places.flatMap((key) => {
          const city = cities.get(key);
          return city ? [describePlace(city)] : [];
        }),
        isdemo: true,
      })),
    );
    await insertRows(
      transaction,
      'company_review',
      REVIEW,
      companies.flatMap(({ slug, reviews }) =>
        reviews.map(({ date, ...review }, number) => ({ ...review, company: slug, number, written: date })),
      ),
    );
    await writeOffers(transaction, offers, now);
  });
  return { companies: companies.length, offers: offers.length };
}
