import * as z from 'zod/mini';
import { textInput, tokenInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/accesstoken/identity' };

export const input = () =>
  z.object({
    query: z.object({
      category: z._default(textInput(60, 1), 'authentication-no-action'),
      actionToken: tokenInput(),
    }),
  });

export const policy: Policy = {
  summary: 'Exchanges the token of a mail for one that opens an action.',
  source: '2 §7, Session and account',
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
  external: true,
};
