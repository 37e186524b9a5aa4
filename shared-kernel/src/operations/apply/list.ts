import * as z from 'zod/mini';
import { applicationsAnswerSchema } from '../../api/schemas/apply.ts';
import type { ApplicationsAnswer } from '../../api/types.ts';
import { isOfUser } from '../owner.ts';
import { countInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string; top?: number; page?: number }, ApplicationsAnswer> = {
  label: 'load-applications',
  method: 'GET',
  rest: 'myService/applications',
  send: ({ top = 20, page }) => ({ query: { top, page } }),
  matches: isOfUser,
  answer: applicationsAnswerSchema,
};

export const input = () =>
  z.object({ query: z.object({ top: countInput(100, 20), page: countInput(10_000, 1) }) });

export const policy: Policy = {
  summary: 'The applications of the candidate.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 20, page: 1 } },
};
