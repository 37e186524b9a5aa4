import * as z from 'zod/mini';
import { once } from '../once.ts';
import { countInput } from '../input.ts';
import { amount, flag, id, list, or, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** What is unread of applications first, then the newest. */
    messages: list(
      z.object({
        id: id(),
        title: text(),
        body: text(),
        /** ISO 8601. */
        date: text(),
        read: flag(),
        /** Path of the page that it is about. */
        url: text(),
        /** What it is about: `application`, `pending`, `search` or `resume`; others are shown as well. */
        kind: text(),
      }),
    ),
    summary: or(z.object({ totaldocs: amount(), unread: amount() }), {}),
    /** Counters that the header and the dashboard show. */
    badges: or(z.object({ notifications: amount(), recruiterviews: amount(), applications: amount() }), {}),
  }),
);
export type MessagesAnswer = Parsed<typeof answer>;

/** A notification of a person. */
export type Message = MessagesAnswer['messages'][number];

export const call: Call<{ userid: string; page?: number; top?: number }, MessagesAnswer> = {
  label: 'load-user-notifications',
  method: 'GET',
  rest: 'messages/messages',
  send: ({ page = 1, top = 10 }) => ({ query: { newtoken: 'true', clientformat: 'json', top, page } }),
  fallbackCode: 'MSG-01',
  keepsServerText: true,
  matches: isOfUser,
  answer,
};

export const input = () =>
  z.object({
    query: z.object({
      newtoken: z.optional(z.string()),
      clientformat: z.optional(z.literal('json')),
      top: countInput(100, 10),
      page: countInput(10_000, 1),
    }),
  });

export const policy: Policy = {
  summary: 'Notifications of a person, and the counters of the header.',
  errors: ['MSG-01'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 10, page: 1, clientformat: 'json' } },
};
