import * as z from 'zod/mini';
import { idInput, textInput, tokenInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'myService/account' };

export const input = () =>
  z.object({
    query: z.object({
      userID: z.optional(idInput(20)),
      actionToken: tokenInput(),
      reason: z.optional(textInput(1_000)),
    }),
  });

export const policy: Policy = {
  summary: 'Deletes the account with the token of a mail.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'token' },
  event: 'account_deleted',
  external: true,
};
