import * as z from 'zod/mini';
import { jobAnswerSchema } from '../../api/schemas/jobs.ts';
import type { JobAnswer } from '../../api/types.ts';
import { anyText, asksFor } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

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
  answer: jobAnswerSchema,
};

/** The id as it stands in addresses: digits, perhaps with a suffix after a dash. */
export const input = () =>
  z.object({ query: z.object({ jobID: anyText(), showskills: asksFor(), showseo: asksFor() }) });

export const policy: Policy = {
  summary: 'One offer, with the texts of its page.',
  source: '2 §7, Search and offers',
  upstream: 'jobs',
  account: 'none',
  example: { query: { jobID: '{offer}', showskills: true, showseo: true } },
  keptOffline: true,
};
