import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ jwt: z.string() }));
type EnglishTokenAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; resumeid: string; elementid: string }, EnglishTokenAnswer> = {
  label: 'request-open-english',
  method: 'GET',
  path: '/requestJWT',
  send: ({ userid, resumeid, elementid }) => ({
    query: { userID: userid, resumeID: resumeid, elementID: elementid, instance: 'OpenEnglish' },
  }),
  answer,
};

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
  summary: 'A token for the test of English, good for an hour and one score.',
  errors: ['MYS-16', 'MYS-64', 'OE-02'],
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'session',
  aboutPeople: true,
  decided: true,
  acts: true,
};
