import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';
import { pdaAnswers } from '../pda-input.ts';

export const call: Address = { method: 'POST', path: '/save-pda-exam' };

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
  source: '2 §7, Behavioural test',
  upstream: 'pda',
  account: 'session',
  aboutPeople: true,
  external: true,
};
