import type { Call, Policy } from '../operation.ts';
import { receivedInput, receivedSchema } from './received.ts';
import type { ReceivedAnswer, ReceivedInput } from './received.ts';

export const call: Call<ReceivedInput, ReceivedAnswer> = {
  label: 'open-received',
  method: 'POST',
  rest: 'myService/received_applications',
  answer: receivedSchema,
};

export const input = receivedInput;

export const policy: Policy = {
  summary: 'An application as its employer gets it. The candidate learns that the CV was opened.',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
};
