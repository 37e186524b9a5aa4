import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { pdaAnswers } from '../pda-input.ts';

/** What a person answered: ids of the options that were chosen, and a text. */
export type PdaAnswersInput = {
  userid: string;
  /** ISO 8601. */
  start_date: string;
  q1: readonly number[];
  q2: readonly number[];
  q3: string;
};

const chosen = (question: 43 | 44, ids: readonly number[]) =>
  ids.map((option) => [`opcion${option}_pregunta${question}`, 'true'] as const);

export const call: Call<PdaAnswersInput, EmptyAnswer> = {
  label: 'set-pda-exam',
  method: 'POST',
  path: '/save-pda-exam',
  send: ({ userid, start_date, q1, q2, q3 }) => ({
    payload: {
      server: 'pda',
      service: 'setPDAExam',
      instance: userid,
      payload: {
        start_date,
        ...Object.fromEntries([...chosen(43, q1), ...chosen(44, q2)]),
        opcion1_pregunta45: q3,
      },
    },
  }),
  fallbackCode: 'PDA0',
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
  refusal: 'SET-PDA-01',
  errors: ['PDA0', 'PDA-WAIT'],
  source: '2 §7, Behavioural test',
  upstream: 'pda',
  account: 'session',
  aboutPeople: true,
  example: {
    payload: {
      server: 'pda',
      service: 'setPDAExam',
      instance: '{user}',
      payload: {
        opcion1_pregunta43: 'true',
        opcion1_pregunta44: 'true',
        opcion1_pregunta45: 'En equipo.',
      },
    },
  },
};
