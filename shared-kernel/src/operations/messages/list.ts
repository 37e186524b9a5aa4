import * as z from 'zod/mini';
import { countInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { messageAnswerSchema } from './message-answer.ts';
import type { MessageAnswer } from './message-answer.ts';

export const call: Endpoint<MessageAnswer> = {
  method: 'GET',
  rest: 'messages/messages',
  answer: messageAnswerSchema,
};

export const input = () =>
  z.object({
    query: z.object({
      newtoken: z.optional(z.string()),
      clientformat: z.optional(z.literal('json')),
      top: countInput(100, 20),
      page: countInput(10_000, 1),
    }),
  });

export const policy: Policy = {
  summary: 'Messages of employers.',
  errors: ['MSG-01'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 10, page: 1, clientformat: 'json' } },
  external: true,
};
