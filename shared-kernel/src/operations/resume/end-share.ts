import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { sharesAnswerSchema } from './share.ts';
import type { SharesAnswer } from './share.ts';

export const call: Call<{ userid: string; shareid: string }, SharesAnswer> = {
  label: 'end-share',
  method: 'DELETE',
  rest: 'myService/cv_shares',
  send: ({ shareid }) => ({ instance: shareid, payload: {} }),
  matches: isOfUser,
  answer: sharesAnswerSchema,
};

/** The instance is the link's id. */
export const input = () => z.object({ instance: z.string().check(z.regex(/^\d{1,9}$/)) });

export const policy: Policy = {
  summary:
    'Ends a link of the session’s account: it opens nothing from then on. One that has ended is no failure.',
  errors: ['MYS-2', 'MYS-3'],
  account: 'session',
  aboutPeople: true,
};
