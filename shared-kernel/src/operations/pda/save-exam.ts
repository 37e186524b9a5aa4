import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { pdaAnswers } from '../pda-input.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'POST',
  path: '/save-pda-exam',
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({
    payload: z.object({
      server: z.literal('pda'),
      service: z.literal('setPDAExam'),
      /** Id of the account. */
      instance: idInput(20),
      payload: pdaAnswers(),
    }),
  });

export const policy: Policy = {
  summary: 'Sends the answers of the behavioural test, at a dedicated address.',
  errors: ['PDA0', 'SET-PDA-01'],
  source: '2 §7, Behavioural test',
  upstream: 'pda',
  account: 'session',
  aboutPeople: true,
  external: true,
};
