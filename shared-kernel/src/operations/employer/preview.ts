import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { receivedInput } from './received.ts';
import type { ReceivedInput } from './received.ts';

const answer = once(() => z.object({ title: text() }));
export type ReceivedPreviewAnswer = Parsed<typeof answer>;

export const call: Call<ReceivedInput, ReceivedPreviewAnswer> = {
  label: 'preview-received',
  method: 'POST',
  rest: 'myService/received_preview',
  answer,
};

export const input = receivedInput;

export const policy: Policy = {
  summary:
    'What an employer sees of an application before they open it: the title of their offer. Changes nothing.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: false,
  reads: true,
  limit: { name: 'token' },
};
