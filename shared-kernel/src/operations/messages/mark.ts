import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { messageAnswerSchema } from './message-answer.ts';
import type { MessageAnswer } from './message-answer.ts';

export const call: Endpoint<MessageAnswer> = {
  method: 'PUT',
  rest: 'messages/messages',
  answer: messageAnswerSchema,
};

/** The instance is the id of the message. */
export const input = () =>
  z.object({
    instance: z.string().check(z.minLength(1), z.maxLength(40)),
    payload: z.object({ read: z._default(z.boolean(), true) }),
  });

export const policy: Policy = {
  summary: 'Marks a message as read.',
  errors: ['MSG-01'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
