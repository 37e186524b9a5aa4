import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ url: text() }));
export type LogoAnswer = Parsed<typeof answer>;

export const call: Call<{ id: string }, LogoAnswer> = {
  label: 'load-company',
  method: 'GET',
  rest: 'images/logos',
  send: ({ id }) => ({ instance: id }),
  answer,
};

export const input = () => z.object({ instance: employerInput() });

export const policy: Policy = {
  summary: 'Address of the logo of an employer.',
  source: '2 §7, Other',
  account: 'none',
  example: { instance: '{companyId}' },
};
