import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { pdaAnswers } from '../pda-input.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'POST',
  rest: 'pda/setPDAExam',
  answer: emptyAnswerSchema,
};

/** The instance is the id of the account. */
export const input = () => z.object({ instance: z.string(), payload: pdaAnswers() });

export const policy: Policy = {
  summary: 'Sends the answers of the behavioural test.',
  refusal: 'SET-PDA-01',
  errors: ['PDA0', 'PDA-WAIT'],
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
  example: {
    instance: '{user}',
    payload: {
      opcion1_pregunta43: 'true',
      opcion1_pregunta44: 'true',
      opcion1_pregunta45: 'En equipo.',
    },
  },
};
