import { offerTexts, robotsForOffer } from '@chamba/kernel/seo';
import { buildSearchUrl } from '@chamba/kernel/routes';
import type { Job, JobAnswer, RelatedSearchesAnswer, Seo } from '@chamba/kernel/api';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { Fault, notFound } from '../http/fault.ts';
import { envelope, queryOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { payOfOffer } from '../pay/offer-pay.ts';
import { SalaryMarkets } from './market/salary-market.ts';
import { jobOf, readOffers } from './offers.ts';
import type { OfferRow } from './offers.ts';
import { withPlace } from './place-request.ts';
import { readHits, readSearchParams } from './search-input.ts';
import { relatedTitles } from './related.ts';
import { similarIds } from './similar.ts';

const LARGEST_ID = 2_147_483_647;

/** Reads an offer id as it stands in addresses: digits, perhaps with a suffix after a dash. */
export function readJobId(value: unknown): number {
  const id = Number(/^(\d{1,10})(-|$)/.exec(String(value ?? ''))?.[1] ?? NaN);
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw notFound('load-job');
  return id;
}

/** The stored offer of an id. @throws Fault when there is none. */
export async function requireOffer(context: CatalogueContext, id: number): Promise<OfferRow> {
  const [row] = await readOffers(context.store, [id], true);
  if (!row) throw notFound('load-job');
  return row;
}

/** The offer of a query: its skills and the texts of its page only where `showskills` and `showseo` ask for them. */
async function offerAnswer(
  context: CatalogueContext,
  { jobID, showskills, showseo }: Readonly<Record<string, string>>,
): Promise<Pick<JobAnswer, 'job'> & Partial<JobAnswer>> {
  const row = await requireOffer(context, readJobId(jobID));
  const pay = payOfOffer(row);
  const job = {
    ...jobOf(row, context.clock),
    ...(showskills === 'true' ? {} : { skills: [] }),
    ...(pay ? { pay } : {}),
  };
  return { job, ...(showseo === 'true' ? { seo: seoOf(job, context.siteName) } : {}) };
}

function seoOf(job: Job, siteName: string): Seo {
  const { title, description } = offerTexts(job, siteName);
  return {
    title,
    description,
    metadescription: description,
    h1: job.title,
    robots: robotsForOffer(false),
  };
}

async function related(context: CatalogueContext, q: string): Promise<RelatedSearchesAnswer> {
  const titles = await relatedTitles(context.store, q);
  return { relatedsearches: titles.map((text) => ({ text, url: buildSearchUrl({ q: text }) })) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Search parameters of a JSON body: lists may be lists, the place an object. Anything else asks for nothing. */
function bodyParams(body: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(body)) return {};
  const { location, ...rest } = body;
  const place = isObject(location)
    ? Object.entries(location).map(([name, value]) => [`location.${name}`, value])
    : [['location', location]];
  return Object.fromEntries([
    ...place,
    ...Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((item) => typeof item !== 'object').join(',') : value,
    ]),
  ]);
}

/** Searches and offers. */
export function jobsUpstream(context: CatalogueContext): Upstream {
  const markets = new SalaryMarkets(context.store);
  return {
    name: 'jobs',
    handlers: {
      'GET jobs': async ({ params, token, visitor }) => {
        const search = await withPlace(context.search.places, params, readSearchParams(params));
        const answer = await context.search.search(search, readHits(params));
        context.recent.note(context.ownerOf(token, visitor), answer, search);
        return answer;
      },
      'GET similarJobs': async ({ params }) => {
        const row = await requireOffer(context, readJobId(params['jobID'])).catch(() => {
          throw new Fault('SMJ-01');
        });
        const rows = await readOffers(context.store, await similarIds(context.store, row));
        return { joblist: rows.map((similar) => jobOf(similar, context.clock)) };
      },
      'GET salaryMarket': async ({ params }) =>
        markets.of(await requireOffer(context, readJobId(params['jobID'])), context.clock.now),
    },
    routes: (app) => {
      app.get('/api/job', async (request) => envelope(await offerAnswer(context, queryOf(request))));
      app.post('/api/orus/jobs', async (request) => {
        const params = bodyParams(request.body);
        const search = await withPlace(context.search.places, params, readSearchParams(params));
        return envelope(await context.search.search(search, readHits(params)));
      });
      app.get('/api/related-searches', async (request) =>
        envelope(await related(context, (queryOf(request)['q'] ?? '').slice(0, 200))),
      );
    },
  };
}
