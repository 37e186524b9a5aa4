import * as z from 'zod/mini';
import { togglesAnswerSchema } from '../../api/schemas/features.ts';
import type { TogglesAnswer } from '../../api/types.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, TogglesAnswer> = {
  label: 'load-toggles',
  method: 'GET',
  path: '/api/features/toggles',
  answer: togglesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'What is switched on of the product.',
  source: '2 §7, Other',
  upstream: 'features',
  account: 'none',
};
