import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import { textInput, tokenInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** A page sees only whether there is one. */ accessToken: z.union([z.string(), z.boolean()]),
    /** Whose account the link is about: who holds it has read the mail. */
    name: text(),
    email: text(),
  }),
);
type ActionTokenAnswer = Parsed<typeof answer>;

export const call: Call<{ category: string; actionToken: string }, ActionTokenAnswer> = {
  label: 'open-link',
  method: 'GET',
  path: '/api/accesstoken/identity',
  fallbackCode: 'TOK-01',
  answer,
};

export const input = () =>
  z.object({
    query: z.object({
      category: z._default(textInput(60, 1), 'authentication-no-action'),
      actionToken: tokenInput(),
    }),
  });

export const policy: Policy = {
  summary:
    'Exchanges the token of a mail for one that opens an action; one for a new password is only checked.',
  errors: ['TOK-02'],
  source: '2 §7, Session and account; the category `new-password` is our decision',
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
};
