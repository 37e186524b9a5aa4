import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { pdaChoice, pdaText } from '../pda-input.ts';
import { draftAnswer, type PdaDraftAnswer } from './draft.ts';

/** Answers of the steps that are done; the others stay as they were. */
export type PdaDraftInput = { userid: string; q1?: readonly number[]; q2?: readonly number[]; q3?: string };

export const call: Call<PdaDraftInput, PdaDraftAnswer> = {
  label: 'save-pda-draft',
  method: 'PUT',
  rest: 'pda/draft',
  send: ({ userid: _, ...payload }) => ({ payload }),
  fallbackCode: 'PDA0',
  matches: isOfUser,
  answer: draftAnswer,
};

/** A call without answers says that the test was begun. */
export const input = () =>
  z.object({
    payload: z.object({
      q1: z.optional(pdaChoice()),
      q2: z.optional(pdaChoice()),
      q3: z.optional(pdaText()),
    }),
  });

export const policy: Policy = {
  summary: 'Keeps answers of a behavioural test that is not finished yet.',
  refusal: 'SET-PDA-01',
  errors: ['PDA0', 'PDA-WAIT'],
  account: 'session',
  aboutPeople: true,
};
