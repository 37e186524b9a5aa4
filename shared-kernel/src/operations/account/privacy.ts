import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { privacyAnswerSchema } from './privacy-answer.ts';
import type { PrivacyAnswer } from './privacy-answer.ts';

export const call: Call<{ userid: string }, PrivacyAnswer> = {
  label: 'load-privacy',
  method: 'GET',
  rest: 'myService/privacy',
  send: () => ({}),
  matches: isOfUser,
  answer: privacyAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'What the session’s account accepted and when, and the copy of its data.',
  account: 'session',
  aboutPeople: true,
  example: {},
};
