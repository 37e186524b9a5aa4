import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { applicationStateSchema, isOfJob, jobidInstance } from './application-input.ts';
import type { ApplicationStateAnswer } from './application-input.ts';

export const call: Call<{ jobid: string }, ApplicationStateAnswer> = {
  label: 'restore-application',
  method: 'PUT',
  rest: 'myService/applications',
  send: ({ jobid }) => ({ instance: jobid, payload: {} }),
  matches: isOfJob,
  answer: applicationStateSchema,
};

export const input = () => z.object({ instance: jobidInstance() });

export const policy: Policy = {
  summary: 'Undoes the withdrawal of an application, within ten seconds of it.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
};
