import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { settingsAnswerSchema } from './settings-answer.ts';
import type { SettingsAnswer } from './settings-answer.ts';
import type { MailKind } from './mail-kinds.ts';

/** What is left out stays as it is. */
type MessagesInput = { optout?: 0 | 1; messages?: Partial<Record<MailKind, boolean>> };

export const call: Call<MessagesInput, SettingsAnswer> = {
  label: 'save-messages',
  method: 'PUT',
  rest: 'myService/settings',
  answer: settingsAnswerSchema,
};

export const input = () =>
  z.object({
    payload: z.object({
      optout: z.optional(z.union([z.literal(0), z.literal(1)])),
      messages: z.optional(
        z.object({
          savedsearches: z.optional(z.boolean()),
          suggestions: z.optional(z.boolean()),
          applications: z.optional(z.boolean()),
        }),
      ),
    }),
  });

export const policy: Policy = {
  summary: 'Sets which mails the session’s account gets, as a whole or by kind.',
  account: 'session',
  aboutPeople: true,
  example: { payload: { messages: { suggestions: true } } },
};
