import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, list, maybe, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    candidate_data: z.object({
      candidatename: text(),
      emailaddress: text(),
      contactchannels: list(z.object({ contactchannelid: text(), value: text() })),
      /** YYYY-MM-DD or empty. */
      borndate: text(),
      /** '1' hombre, '2' mujer, '3' prefiero no decirlo, '' not said. */
      genderid: text(),
      dgcountryid: text(),
      dgstateid: text(),
      dgcity: text(),
      cp: text(),
      /** Grows with every save that changes something; missing where the service counts none. */
      revision: maybe(amount()),
    }),
  }),
);
export type CandidateDataAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string }, CandidateDataAnswer> = {
  label: 'load-candidate-data',
  method: 'GET',
  rest: 'myService/candidateData',
  send: () => ({}),
  matches: isOfUser,
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Contact and wishes of the candidate.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
