import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { receivedInput } from './received.ts';
import type { ReceivedInput } from './received.ts';

const answer = once(() =>
  z.object({
    /** The file in base64: so it has no address that could be passed on. */
    pdf: text(),
  }),
);
export type CvPdfAnswer = Parsed<typeof answer>;

export const call: Call<ReceivedInput, CvPdfAnswer> = {
  label: 'load-cv-pdf',
  method: 'POST',
  rest: 'myService/received_cv',
  timeoutMs: 25_000,
  answer,
};

export const input = receivedInput;

export const policy: Policy = {
  summary: 'The CV of an application that its employer has opened, as PDF.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  reads: true,
  limit: { name: 'token' },
};
