import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { messageAnswerSchema } from './message-answer.ts';
import type { MessageAnswer } from './message-answer.ts';

export const call: Endpoint<MessageAnswer> = {
  method: 'DELETE',
  rest: 'messages/messages',
  answer: messageAnswerSchema,
};

/** The instance is the id of the message. */
export const input = () => z.object({ instance: z.string().check(z.regex(/^\d{1,15}$/)) });

export const policy: Policy = {
  summary: 'Deletes a message.',
  refusal: 'MSG-01',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
};
