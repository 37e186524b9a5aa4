import type {
  CompanyAnswer,
  CompanyListAnswer,
  CompanyReviewsAnswer,
  CompanySearchAnswer,
  LogoAnswer,
} from '@chamba/kernel/api';
import { describeError } from '@chamba/kernel/errors';
import { slugify } from '@chamba/kernel/routes';
import { z } from 'zod';
import { readInput } from '../http/call.ts';
import { countInput } from '../http/count-input.ts';
import { Fault, notFound } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import { envelope, queryOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import type { Queryable, Store } from '../store/index.ts';
import { companiesByLetter, companiesByQuery, companyOf } from './directory.ts';
import { logoPath, readLogoFile } from './logo-address.ts';
import { companyDetail, companyReviews, companyReviewSummary } from './profile.ts';

/** Most employers of one answer. */
const MOST_HITS = 1_000;

/** Offers from which a search for employers lists one, unless told. */
const DEFAULT_MIN_OFFERS = 5;

const LONGEST_NAME = 200;

const directoryInput = z.object({
  letter: z
    .string()
    .regex(/^([a-zñ]|\d|0-9)$/i)
    .optional(),
  query: textInput(LONGEST_NAME).default(''),
  hits: countInput(MOST_HITS, MOST_HITS),
  filtercompanies: z.enum(['true', 'false']).default('true'),
});

const searchInput = z.object({
  q: textInput(LONGEST_NAME).default(''),
  // A bound and no length: 0 also finds employers that have a profile and no offer.
  minoffers: z.coerce.number().int().min(0).max(MOST_HITS).default(DEFAULT_MIN_OFFERS),
});

const slugInput = z.string().min(1).max(LONGEST_NAME);

async function listed(db: Queryable, params: Readonly<Record<string, unknown>>): Promise<CompanyListAnswer> {
  const { letter, query, hits, filtercompanies } = readInput(directoryInput, params);
  const options = { hits, minOffers: filtercompanies === 'true' ? 1 : 0 };
  const found =
    letter === undefined
      ? await companiesByQuery(db, query, options)
      : await companiesByLetter(db, /^\d/.test(letter) ? '0-9' : letter, options);
  // An empty query asks for nothing; everything else that finds nothing is a failure.
  const isAsked = letter !== undefined || slugify(query) !== '';
  if (found.length === 0 && isAsked) throw notFound('load-companies');
  return { companieslist: found, companylist: found, summary: { totaldocs: found.length }, error: null };
}

/** @throws Fault with the fields of the answer: empty lists, and under `error` what went wrong. */
async function directory(
  db: Queryable,
  params: Readonly<Record<string, unknown>>,
): Promise<CompanyListAnswer> {
  try {
    return await listed(db, params);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, status, description } = error;
    throw new Fault(code, status, description, {
      companieslist: [],
      companylist: [],
      summary: { totaldocs: 0 },
      error: { code, description },
    } satisfies CompanyListAnswer);
  }
}

async function company(db: Queryable, cop: unknown): Promise<CompanyAnswer> {
  const slug = slugify(readInput(slugInput, cop));
  const item = slug === '' ? null : await companyOf(db, slug);
  if (!item) throw notFound('load-company');
  const [companydetail, summary] = await Promise.all([
    companyDetail(db, item),
    companyReviewSummary(db, item),
  ]);
  return { companieslist: [item], companydetail, companyReviewSummary: summary };
}

async function logoOf(db: Queryable, slug: string): Promise<{ logo: string; logo_digest: string }> {
  const { rows } = await db.query<{ logo: string; logo_digest: string }>(
    'select logo, logo_digest from company where slug = $1',
    [slug],
  );
  const [row] = rows;
  if (!row) throw new Fault('MYS-13', 404, describeError('ACT-01', 'load-company'));
  return row;
}

/** Employers: their directory, profiles, reviews and pictures. */
export function companiesUpstreams({ store }: { store: Store }): Upstream[] {
  return [
    {
      name: 'companies',
      handlers: {},
      routes: (app) => {
        app.get('/api/companies', async (request) => envelope(await company(store, queryOf(request)['cop'])));
        app.get('/api/cias/companies', async (request) => {
          const { q, minoffers } = readInput(searchInput, queryOf(request));
          const companieslist = await companiesByQuery(store, q, { hits: MOST_HITS, minOffers: minoffers });
          return envelope({ companieslist } satisfies CompanySearchAnswer);
        });
      },
    },
    {
      name: 'searchCompanyLetter',
      handlers: { 'GET companies': ({ params }) => directory(store, params) },
    },
    {
      name: 'companyProfiles',
      handlers: {
        'GET reviews': async ({ instance }): Promise<CompanyReviewsAnswer> => {
          const id = slugify(readInput(slugInput, instance));
          if (id === '' || !(await companyOf(store, id))) throw notFound('load-company-profile');
          return { reviews: await companyReviews(store, id) };
        },
      },
    },
    {
      name: 'images',
      handlers: {
        'GET logos': async ({ instance }): Promise<LogoAnswer> => {
          const slug = slugify(readInput(slugInput, instance));
          return { url: logoPath(slug, (await logoOf(store, slug)).logo_digest) };
        },
      },
      routes: (app) => {
        app.get<{ Params: { file: string } }>('/api/images/logos/:file', async (request, reply) => {
          const file = readLogoFile(request.params.file);
          const picture = file && (await logoOf(store, file.slug));
          if (!picture || picture.logo_digest !== file.digest) throw new Fault('MYS-13', 404);
          return reply
            .header('cache-control', 'public, max-age=31536000, immutable')
            .type('image/svg+xml; charset=utf-8')
            .send(picture.logo);
        });
      },
    },
  ];
}
