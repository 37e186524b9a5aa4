import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { applyAnswerSchema } from './submit.ts';
import type { ApplyAnswer } from './submit.ts';

export const call: Endpoint<ApplyAnswer> = { method: 'GET', path: '/api/apply', answer: applyAnswerSchema };

export const input = () => z.object({ query: z.object({ jobid: idInput(20) }) });

export const policy: Policy = {
  summary: 'Whether an application was made.',
  upstream: 'apply',
  account: 'session',
  aboutPeople: true,
  example: { query: { jobid: '{offer}' } },
  decided: true,
  external: true,
};
