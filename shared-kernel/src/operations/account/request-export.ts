import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { privacyAnswerSchema } from './privacy-answer.ts';
import type { PrivacyAnswer } from './privacy-answer.ts';

export const call: Call<Nothing, PrivacyAnswer> = {
  label: 'request-export',
  method: 'POST',
  rest: 'myService/data_export',
  send: () => ({ payload: {} }),
  answer: privacyAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary:
    'Asks for a copy of the account’s data, which is mailed about when it is made and can be fetched for a day.',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'mail', bySession: true },
};
