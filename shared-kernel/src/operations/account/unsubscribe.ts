import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import { tokenInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** Kind of mails that ended. */
    kind: text(),
  }),
);
export type UnsubscribeAnswer = Parsed<typeof answer>;

export const call: Call<{ token: string }, UnsubscribeAnswer> = {
  label: 'unsubscribe',
  method: 'POST',
  path: '/api/mys/unsubscribe/:token',
  send: ({ token }) => ({ query: { token } }),
  answer,
};

/** Mail programs post `List-Unsubscribe=One-Click` (RFC 8058), which says no more than the address. */
export const input = () => z.object({ path: z.object({ token: tokenInput() }) });

export const policy: Policy = {
  summary: 'Ends the mails of one kind with the token of such a mail, without a log-in.',
  errors: ['MYS-64'],
  upstream: 'myservice',
  account: 'proof',
  aboutPeople: true,
  maskedInPath: { token: 'token' },
  limit: { name: 'token' },
};
