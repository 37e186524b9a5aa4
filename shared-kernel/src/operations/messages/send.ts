import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { messageAnswerSchema } from './message-answer.ts';
import type { MessageAnswer } from './message-answer.ts';

export const call: Endpoint<MessageAnswer> = {
  method: 'POST',
  rest: 'messages/messages',
  answer: messageAnswerSchema,
};

/** The instance is the id of the message that is answered. */
export const input = () =>
  z.object({
    instance: z.string().check(z.minLength(1), z.maxLength(40)),
    payload: z.object({ text: textInput(5_000, 1) }),
  });

export const policy: Policy = {
  summary: 'Answers a message.',
  errors: ['MSG-01'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
