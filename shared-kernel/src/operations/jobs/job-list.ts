/** What a search of offers answers. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, id, list, maybe, or, text } from '../lenient.ts';
import { facetsSchema } from './facets.ts';
import { jobSchema } from './job.ts';
import { seoSchema } from './seo-texts.ts';
import type { Parsed } from '../operation.ts';

/** Offers on a page of a service that does not say it: `PAGE_SIZE` of the catalogues. */
const USUAL_HITS = 20;

const summarySchema = once(() =>
  completed(
    z.object({
      totaldocs: amount(),
      /** Page shown; 0 where the service does not say it. */
      page: amount(),
      hits: amount(),
      pages: amount(),
    }),
    ({ totaldocs, hits, pages }) => ({
      hits: hits || USUAL_HITS,
      pages: pages ?? Math.ceil(Number(totaldocs ?? 0) / Number(hits || USUAL_HITS)),
    }),
  ),
);

/** GET /rest jobs/jobs. */
export const searchAnswerSchema = once(() =>
  z.object({
    joblist: z.array(jobSchema()),
    socialjobslist: list(jobSchema()),
    jobpremiumlist: list(jobSchema()),
    summary: or(summarySchema(), {}),
    facets: facetsSchema(),
    seo: or(seoSchema(), {}),
    // Nothing of the product reads them.
    headers: z.catch(z.record(z.string(), z.string()), {}),
    refineurls: list(z.object({ text: z.string(), url: text() })),
    /**
     * The keyword was taken for another one: `from` is what was written, `to` what is shown. With `also` there are offers
     * of what was written too, and they come first. `place` is there where the keyword was only read to name that place.
     * `literalurl` searches for what was written alone; empty where that finds nothing else.
     */
    correction: z.optional(
      z.nullable(
        z.object({
          from: z.string(),
          to: z.string(),
          literalurl: z.string(),
          also: z.boolean(),
          place: z.optional(z.string()),
        }),
      ),
    ),
    /**
     * Conditions that the keyword states and that are applied as filters ('medio tiempo', 'más de 20000'), and what is
     * excluded: `text` as it is shown, `url` the search without it, its words taken literally.
     */
    conditions: maybe(z.array(z.object({ text: z.string(), url: z.string() }))),
    /** Towns of one name that the keyword may mean, each with the search there; missing where none or one is named. */
    places: maybe(z.array(z.object({ text: z.string(), url: z.string() }))),
    /**
     * Place in `joblist` from which offers have only a part of the words of the search; `totaldocs` counts those before
     * it. Missing where every offer has all words.
     */
    partialfrom: maybe(z.number()),
    /**
     * Place in `joblist`, not before `partialfrom`, from which offers have none of the words and only come near what is
     * looked for. Missing where every offer has some.
     */
    nearfrom: maybe(z.number()),
    /**
     * The search as understood: texts to show in the search bar and the chosen place. Missing where the service does not
     * say it: then the search is what its address says.
     */
    query: maybe(
      z.object({
        q: text(),
        cop: text(),
        /** Place chosen by the address; null for the whole country. */
        location: or(
          z.nullable(
            z.object({
              id: id(),
              type: z.enum(['CO', 'ST', 'CI', 'ZO']),
              description: z.string(),
              seourl: z.string(),
              /** The municipality and where its seat is; of a city or settlement. */
              cityname: maybe(z.string()),
              latitude: maybe(z.number()),
              longitude: maybe(z.number()),
            }),
          ),
          null,
        ),
        /** Chosen facet items and company, without keyword and place. */
        activefilters: z.number(),
        /** Address of the search with all that was read from its keyword as filters; missing where that is its own. */
        filtersurl: maybe(z.string()),
        /** Address of the same search without filters. */
        clearurl: z.string(),
      }),
    ),
  }),
);
export type SearchAnswer = Parsed<typeof searchAnswerSchema>;
