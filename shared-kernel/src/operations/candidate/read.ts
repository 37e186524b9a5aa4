import * as z from 'zod/mini';
import { candidateDataAnswerSchema } from '../../api/schemas/resume.ts';
import type { CandidateDataAnswer } from '../../api/types.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string }, CandidateDataAnswer> = {
  label: 'load-candidate-data',
  method: 'GET',
  rest: 'myService/candidateData',
  send: () => ({}),
  matches: isOfUser,
  answer: candidateDataAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Contact and wishes of the candidate.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
