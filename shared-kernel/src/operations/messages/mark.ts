import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { messageAnswerSchema } from './message-answer.ts';
import type { MessageAnswer } from './message-answer.ts';

/** `until`: date of the newest one that the person sees, where all are marked: what came since stays unread. */
type MarkInput = { id: string; until?: string };

/** Names all messages of a person. */
const ALL = 'all';

export const call: Call<MarkInput, MessageAnswer> = {
  label: 'mark-notification',
  method: 'PUT',
  rest: 'messages/messages',
  send: ({ id, until }) => ({ instance: id, payload: { read: true, ...(until && { until }) } }),
  fallbackCode: 'MSG-01',
  keepsServerText: true,
  answer: messageAnswerSchema,
};

/** The instance is the id of the message, or `all`. */
export const input = () =>
  z.object({
    instance: z.union([z.literal(ALL), z.string().check(z.regex(/^\d{1,15}$/))]),
    payload: z.object({
      read: z._default(z.boolean(), true),
      until: z.optional(z.iso.datetime({ offset: true })),
    }),
  });

export const policy: Policy = {
  summary: 'Marks a message, or all of them, as read.',
  refusal: 'MSG-01',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
};
