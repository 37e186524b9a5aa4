import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idInput } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ jwt: z.string() }));
type EnglishTokenAnswer = Parsed<typeof answer>;

export const call: Endpoint<EnglishTokenAnswer> = { method: 'GET', path: '/requestJWT', answer };

export const input = () =>
  z.object({
    query: z.object({
      userID: idInput(20),
      resumeID: idInput(20),
      elementID: z.optional(idInput(40)),
      instance: z.literal('OpenEnglish'),
    }),
  });

export const policy: Policy = {
  summary: 'A token for the test of English.',
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
