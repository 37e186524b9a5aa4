import * as z from 'zod/mini';
import { similarJobsAnswerSchema } from '../../api/schemas/jobs.ts';
import type { SimilarJobsAnswer } from '../../api/types.ts';
import { anyText } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ jobID: string }, SimilarJobsAnswer> = {
  label: 'load-similar-jobs',
  method: 'GET',
  rest: 'jobs/similarJobs',
  fallbackCode: 'SMJ-01',
  answer: similarJobsAnswerSchema,
};

export const input = () => z.object({ query: z.object({ jobID: anyText() }) });

export const policy: Policy = {
  summary: 'Offers like one.',
  source: '2 §7, Search and offers',
  account: 'none',
  example: { query: { jobID: '{offer}' } },
  keptOffline: true,
};
