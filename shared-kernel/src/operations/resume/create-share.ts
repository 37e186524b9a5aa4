import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { SHARE_DAYS, sharesAnswerSchema } from './share.ts';
import type { ShareDays } from './share.ts';

const answer = once(() =>
  z.extend(sharesAnswerSchema(), {
    /** What opens the link: the last part of the address of the page `/cv/:token`. It is not shown again. */
    secret: text(),
  }),
);
export type ShareCreatedAnswer = Parsed<typeof answer>;

export const call: Call<
  {
    userid: string;
    resumeid: string;
    days: ShareDays;
    contact: boolean;
    wishes: boolean;
  },
  ShareCreatedAnswer
> = {
  label: 'create-share',
  method: 'POST',
  rest: 'myService/cv_shares',
  send: ({ resumeid, days, contact, wishes }) => ({
    payload: { resumeid, days, contact, wishes },
  }),
  matches: isOfUser,
  answer,
};

export const input = () =>
  z.object({
    payload: z.object({
      resumeid: pathId(),
      days: z.union(SHARE_DAYS.map((days) => z.literal(days))),
      contact: z._default(z.boolean(), false),
      wishes: z._default(z.boolean(), false),
    }),
  });

export const policy: Policy = {
  summary: 'Makes a link by which people without an account see a résumé, for at most 90 days.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16', 'SHARE-LIMIT'],
  account: 'session',
  aboutPeople: true,
  // The secret is shown once: an answer that is kept would show it again.
  retry: 'never',
  limit: { name: 'file', bySession: true },
};
