import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { applicationStateSchema, isOfJob, jobidInput } from './application-input.ts';
import type { ApplicationStateAnswer } from './application-input.ts';

/** That the company's site was opened, or the candidate's own answer whether they applied there. */
type ExternalInput = { jobid: string; applied?: 'yes' | 'no' };

export const call: Call<ExternalInput, ApplicationStateAnswer> = {
  label: 'record-external-application',
  method: 'POST',
  rest: 'myService/external_applications',
  matches: isOfJob,
  answer: applicationStateSchema,
};

export const input = () =>
  z.object({ payload: z.object({ jobid: jobidInput(), applied: z.optional(z.enum(['yes', 'no'])) }) });

export const policy: Policy = {
  summary: 'Records that the company’s site of an offer was opened, and whether the candidate applied there.',
  refusal: 'AAIS-3',
  errors: ['MYS-12'],
  account: 'session',
  aboutPeople: true,
};
