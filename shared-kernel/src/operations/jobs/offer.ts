import * as z from 'zod/mini';
import { once } from '../once.ts';
import { or } from '../lenient.ts';
import { jobSchema } from './job.ts';
import { seoSchema } from './seo-texts.ts';
import { anyText, asksFor } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ job: jobSchema(), seo: or(seoSchema(), {}) }));
export type JobAnswer = Parsed<typeof answer>;

/** Which offer, and how the visitor came to it. */
export type OfferInput = {
  jobID: string;
  /** The search it was found by. */
  uuid?: string;
  userid?: string;
  /** Its place in a list. */
  rank?: string;
  jobtype?: string;
  utm_medium?: string;
  utm_source?: string;
};

export const call: Call<OfferInput, JobAnswer> = {
  label: 'load-job',
  method: 'GET',
  path: '/api/job',
  timeoutMs: 5_000,
  send: (input) => ({ query: { showskills: true, showseo: true, ...input } }),
  answer,
};

/** The id as it stands in addresses: digits, perhaps with a suffix after a dash. */
export const input = () =>
  z.object({ query: z.object({ jobID: anyText(), showskills: asksFor(), showseo: asksFor() }) });

export const policy: Policy = {
  summary: 'One offer, with the texts of its page.',
  errors: ['ACT-01'],
  source: '2 §7, Search and offers',
  upstream: 'jobs',
  account: 'none',
  example: { query: { jobID: '{offer}', showskills: true, showseo: true } },
  keptOffline: true,
};
