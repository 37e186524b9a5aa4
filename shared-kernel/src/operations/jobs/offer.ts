import { jobAnswerSchema } from '../../api/schemas/jobs.ts';
import type { JobAnswer } from '../../api/types.ts';
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

export const policy: Policy = {
  summary: 'One offer, with the texts of its page.',
  source: '2 §7, Search and offers',
  upstream: 'jobs',
  account: 'none',
  example: { query: { jobID: '{offer}', showskills: true, showseo: true } },
  keptOffline: true,
};
