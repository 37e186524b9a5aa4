import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { settingsAnswerSchema } from './settings-answer.ts';
import type { SettingsAnswer } from './settings-answer.ts';

export const call: Call<Nothing, SettingsAnswer> = {
  label: 'cancel-email-change',
  method: 'DELETE',
  rest: 'myService/pending_email',
  send: () => ({ payload: {} }),
  answer: settingsAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary:
    'Cancels the change of address that waits to be confirmed: the link of its mail is invalid from then on.',
  account: 'session',
  aboutPeople: true,
};
