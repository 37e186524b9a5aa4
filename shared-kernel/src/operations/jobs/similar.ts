import * as z from 'zod/mini';
import { once } from '../once.ts';
import { jobSchema } from './job.ts';
import { anyText } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ joblist: z.array(jobSchema()) }));
export type SimilarJobsAnswer = Parsed<typeof answer>;

export const call: Call<{ jobID: string }, SimilarJobsAnswer> = {
  label: 'load-similar-jobs',
  method: 'GET',
  rest: 'jobs/similarJobs',
  fallbackCode: 'SMJ-01',
  answer,
};

export const input = () => z.object({ query: z.object({ jobID: anyText() }) });

export const policy: Policy = {
  summary: 'Offers like one.',
  errors: ['ACT-01', 'SMJ-01'],
  source: '2 §7, Search and offers',
  account: 'none',
  example: { query: { jobID: '{offer}' } },
  keptOffline: true,
};
