import * as z from 'zod/mini';
import { once } from '../once.ts';
import { unshown } from '../unshown.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ pdaExam: unshown() }));
type PdaExamAnswer = Parsed<typeof answer>;

export const call: Endpoint<PdaExamAnswer> = { method: 'GET', rest: 'pda/getPDAExam', answer };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The questions of the behavioural test.',
  errors: ['GET_PDA_EXAM_01', 'PDA0'],
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
  external: true,
};
