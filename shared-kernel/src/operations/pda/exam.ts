import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, list, text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    pdaExam: z.object({
      /** 43 and 44 have options, 45 is answered in one's own words. */
      questions: list(
        z.object({
          id: amount(),
          text: text(),
          options: list(z.object({ id: amount(), text: text() })),
        }),
      ),
    }),
  }),
);
export type PdaExamAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, PdaExamAnswer> = {
  label: 'get-pda-exam',
  method: 'GET',
  rest: 'pda/getPDAExam',
  fallbackCode: 'PDA0',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The questions of the behavioural test.',
  errors: ['GET_PDA_EXAM_01', 'PDA0'],
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
};
