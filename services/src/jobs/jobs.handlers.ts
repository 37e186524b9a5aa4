import { isExpired } from '@chamba/kernel/format';
import { offerTexts, robotsForOffer } from '@chamba/kernel/seo';
import { buildSearchUrl } from '@chamba/kernel/routes';
import type { Job, JobAnswer, RelatedSearchesAnswer, Seo } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import { StatusAnswer } from '../http/call.ts';
import { findSubcategory } from '../catalogue/categories.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { Fault, notFound } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { readCautions } from './cautions.ts';
import { payOfOffer } from '../pay/offer-pay.ts';
import { SalaryMarkets } from './market/salary-market.ts';
import { readOffers, readShownOffer, toJob } from './offers.ts';
import type { OfferRow } from './offers.ts';
import { withPlace } from './place-request.ts';
import { relatedTitles } from './related.ts';
import { similarIds } from './similar.ts';

const LARGEST_ID = 2_147_483_647;

/** Reads an offer id as it stands in addresses: digits, perhaps with a suffix after a dash. */
export function readJobId(value: unknown): number {
  const id = Number(/^(\d{1,10})(-|$)/.exec(String(value ?? ''))?.[1] ?? NaN);
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw notFound('load-job');
  return id;
}

/**
 * The offer that is shown for an id: of the same advertisement where that is published several times.
 * @throws Fault if it does not exist.
 */
export async function requireOffer(context: CatalogueContext, id: number): Promise<OfferRow> {
  const row = await readShownOffer(context.store, id, true);
  if (!row) throw notFound('load-job');
  return row;
}

/** The offer of a query: its skills and the texts of its page only where `showskills` and `showseo` ask for them. */
async function offerAnswer(
  context: CatalogueContext,
  { jobID, showskills, showseo }: InputOf<'jobs.offer'>['query'],
): Promise<JobAnswer | StatusAnswer> {
  const row = await requireOffer(context, readJobId(jobID));
  const cautions = await readCautions(context.store, row.id);
  const pay = payOfOffer(row);
  const offer = toJob(row, context.clock);
  const job = {
    ...offer,
    isexpired: isExpired(offer, context.clock.now),
    subcategorydescription: findSubcategory(row.subcategory)?.description ?? '',
    ...(showskills ? {} : { skills: [] }),
    ...(pay ? { pay } : {}),
    ...(cautions.length > 0 ? { cautions } : {}),
  };
  return showseo ? { job, seo: composeSeo(job, context.siteName) } : new StatusAnswer(200, { job });
}

function composeSeo(job: Job, siteName: string): Seo {
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

/** Searches and offers. */
export function jobsHandlers(context: CatalogueContext): Handler[] {
  const markets = new SalaryMarkets(context.store);
  const { places } = context.search;
  return [
    handler('jobs.search', async ({ query }, { token, visitor }) => {
      const search = await withPlace(places, query);
      const answer = await context.search.search(search, query.hits);
      context.recent.note(context.findOwner(token, visitor), answer, search);
      return answer;
    }),
    handler('jobs.count', async ({ query }) => ({
      totaldocs: await context.search.count(await withPlace(places, query)),
    })),
    handler('jobs.load', async ({ payload }) =>
      context.search.search(await withPlace(places, payload), payload.hits),
    ),
    handler('jobs.offer', ({ query }) => offerAnswer(context, query)),
    handler('jobs.similar', async ({ query }) => {
      const row = await requireOffer(context, readJobId(query.jobID)).catch(() => {
        throw new Fault('SMJ-01');
      });
      const rows = await readOffers(context.store, await similarIds(context.store, row));
      return { joblist: rows.map((similar) => toJob(similar, context.clock)) };
    }),
    handler('jobs.salaryMarket', async ({ query }) =>
      markets.of(await requireOffer(context, readJobId(query.jobID)), context.clock.now),
    ),
    handler('jobs.relatedSearches', ({ query }) => related(context, query.q)),
  ];
}
