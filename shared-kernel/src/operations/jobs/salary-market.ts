import * as z from 'zod/mini';
import { once } from '../once.ts';
import { anyText } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** GET /rest jobs/salaryMarket: what offers like one pay, MXN a month; null where too few are comparable. */
const answer = once(() =>
  z.object({
    market: z.nullable(
      z.object({
        /** Offers compared. */
        offers: z.number(),
        /** Whether they have the offer's title or are of its subcategory, and what that is called. */
        kind: z.enum(['title', 'subcategory']),
        name: z.string(),
        /** Name of the state; empty for the whole country. */
        place: z.string(),
        /** What the amounts are; null where their sources do not say. */
        pay: z.nullable(z.enum(['net', 'gross'])),
        isparttime: z.boolean(),
        /** False for offers of the sample: they were published between `from` and `to`, ISO days. */
        isrecent: z.boolean(),
        from: z.string(),
        to: z.string(),
        median: z.number(),
        /** A quarter of the offers pays less than `lower`, a quarter more than `upper`. */
        lower: z.number(),
        upper: z.number(),
        /** Bars of equal width; the first and the last may hold what lies outside them too. */
        bins: z.array(z.object({ from: z.number(), to: z.number(), offers: z.number() })),
        /** For an offer without pay: the range that `share` of the compared offers lie in, from 0 to 1. */
        estimate: z.optional(z.object({ share: z.number(), from: z.number(), to: z.number() })),
        isopenlow: z.boolean(),
        isopenhigh: z.boolean(),
      }),
    ),
  }),
);
export type SalaryMarketAnswer = Parsed<typeof answer>;

export const call: Call<{ jobID: string }, SalaryMarketAnswer> = {
  label: 'load-salary-market',
  method: 'GET',
  rest: 'jobs/salaryMarket',
  answer,
};

export const input = () => z.object({ query: z.object({ jobID: anyText() }) });

export const policy: Policy = {
  summary: 'What offers like one pay.',
  errors: ['ACT-01'],
  account: 'none',
  example: { query: { jobID: '{offer}' } },
  keptOffline: true,
};
