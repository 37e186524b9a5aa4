import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { togglesAnswerSchema } from './toggles.ts';
import type { TogglesAnswer } from './toggles.ts';

export const call: Endpoint<TogglesAnswer> = {
  method: 'GET',
  rest: 'features/toggles',
  answer: togglesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The same through the generic endpoint.',
  source: '2 §7, Other',
  account: 'none',
};
