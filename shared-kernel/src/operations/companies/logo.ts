import * as z from 'zod/mini';
import { logoAnswerSchema } from '../../api/schemas/companies.ts';
import type { LogoAnswer } from '../../api/types.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ id: string }, LogoAnswer> = {
  label: 'load-company',
  method: 'GET',
  rest: 'images/logos',
  send: ({ id }) => ({ instance: id }),
  answer: logoAnswerSchema,
};

export const input = () => z.object({ instance: employerInput() });

export const policy: Policy = {
  summary: 'Address of the logo of an employer.',
  source: '2 §7, Other',
  account: 'none',
  example: { instance: '{companyId}' },
};
