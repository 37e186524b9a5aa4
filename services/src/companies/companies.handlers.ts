import type { CompanyAnswer, CompanyListAnswer, CompanyReviewsAnswer } from '@chamba/kernel/api';
import { describeError } from '@chamba/kernel/errors';
import type { InputOf } from '@chamba/kernel/operations';
import { slugify } from '@chamba/kernel/routes';
import { FileAnswer } from '../http/call.ts';
import { Fault, notFound } from '../http/fault.ts';
import { handler, refusingWith } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { Queryable, Store } from '@chamba/database';
import { companiesByLetter, companiesByQuery, findCompany } from './directory.ts';
import { logoPath, readLogoFile } from './logo-address.ts';
import { companyDetail, companyReviews, companyReviewSummary } from './profile.ts';

/** Most employers of one answer. */
const MAX_HITS = 1_000;

type Directory = InputOf<'companies.byLetter'>['query'];

async function listed(
  db: Queryable,
  { letter, query, hits, filtercompanies }: Directory,
): Promise<CompanyListAnswer> {
  const options = { hits, minOffers: filtercompanies ? 1 : 0 };
  const found =
    letter === undefined
      ? await companiesByQuery(db, query, options)
      : await companiesByLetter(db, /^\d/.test(letter) ? '0-9' : letter, options);
  // An empty query asks for nothing; everything else that finds nothing is a failure.
  const isAsked = letter !== undefined || slugify(query) !== '';
  if (found.length === 0 && isAsked) throw notFound('load-companies');
  return { companieslist: found, companylist: found, summary: { totaldocs: found.length }, error: null };
}

/** A refusal with the fields of the answer: empty lists, and under `error` what went wrong. */
const withEmptyLists = ({ code, status, description }: Fault): Fault =>
  new Fault(code, status, description, {
    companieslist: [],
    companylist: [],
    summary: { totaldocs: 0 },
    error: { code, description },
  } satisfies CompanyListAnswer);

async function company(db: Queryable, cop: string): Promise<CompanyAnswer> {
  const slug = slugify(cop);
  const item = slug === '' ? null : await findCompany(db, slug);
  if (!item) throw notFound('load-company');
  const [companydetail, summary] = await Promise.all([
    companyDetail(db, item),
    companyReviewSummary(db, item),
  ]);
  return { companieslist: [item], companydetail, companyReviewSummary: summary };
}

async function readLogo(db: Queryable, slug: string): Promise<{ logo: string; logo_digest: string }> {
  const { rows } = await db.query<{ logo: string; logo_digest: string }>(
    'select logo, logo_digest from company where slug = $1',
    [slug],
  );
  const [row] = rows;
  if (!row) throw new Fault('MYS-13', 404, describeError('ACT-01', 'load-company'));
  return row;
}

async function reviews(db: Queryable, name: string): Promise<CompanyReviewsAnswer> {
  const id = slugify(name);
  if (id === '' || !(await findCompany(db, id))) throw notFound('load-company-profile');
  return { reviews: await companyReviews(db, id) };
}

async function logoPicture(db: Queryable, name: string): Promise<FileAnswer> {
  const file = readLogoFile(name);
  const picture = file && (await readLogo(db, file.slug));
  if (!picture || picture.logo_digest !== file.digest) throw new Fault('MYS-13', 404);
  return new FileAnswer('image/svg+xml; charset=utf-8', picture.logo);
}

/** Employers: their directory, profiles, reviews and pictures. */
export function companiesHandlers({ store }: { store: Store }): Handler[] {
  return [
    handler('companies.detail', ({ query }) => company(store, query.cop)),
    handler('companies.search', async ({ query: { q, minoffers } }) => ({
      companieslist: await companiesByQuery(store, q, { hits: MAX_HITS, minOffers: minoffers }),
    })),
    refusingWith(
      handler('companies.byLetter', ({ query }) => listed(store, query)),
      withEmptyLists,
    ),
    refusingWith(
      handler('companies.byQuery', ({ query }) => listed(store, query)),
      withEmptyLists,
    ),
    handler('companies.reviews', ({ instance }) => reviews(store, instance)),
    handler('companies.logo', async ({ instance }) => {
      const slug = slugify(instance);
      return { url: logoPath(slug, (await readLogo(store, slug)).logo_digest) };
    }),
    handler('companies.logoPicture', ({ path }) => logoPicture(store, path.file)),
  ];
}
