import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { sharesAnswerSchema } from './share.ts';
import type { SharesAnswer } from './share.ts';

export const call: Call<{ userid: string }, SharesAnswer> = {
  label: 'load-shares',
  method: 'GET',
  rest: 'myService/cv_shares',
  send: () => ({}),
  matches: isOfUser,
  answer: sharesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The links by which résumés of the session’s account are shown to others.',
  errors: ['MYS-2', 'MYS-3'],
  account: 'session',
  aboutPeople: true,
  example: {},
};
