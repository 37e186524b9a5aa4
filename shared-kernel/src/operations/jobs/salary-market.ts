import * as z from 'zod/mini';
import { salaryMarketAnswerSchema } from '../../api/schemas/jobs.ts';
import type { SalaryMarketAnswer } from '../../api/types.ts';
import { anyText } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ jobID: string }, SalaryMarketAnswer> = {
  label: 'load-salary-market',
  method: 'GET',
  rest: 'jobs/salaryMarket',
  answer: salaryMarketAnswerSchema,
};

export const input = () => z.object({ query: z.object({ jobID: anyText() }) });

export const policy: Policy = {
  summary: 'What offers like one pay.',
  account: 'none',
  example: { query: { jobID: '{offer}' } },
  keptOffline: true,
};
