import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { settingsAnswerSchema } from './settings-answer.ts';
import type { SettingsAnswer } from './settings-answer.ts';

export const call: Call<{ userid: string }, SettingsAnswer> = {
  label: 'load-settings',
  method: 'GET',
  rest: 'myService/settings',
  send: () => ({}),
  matches: isOfUser,
  answer: settingsAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The settings of the session’s account.',
  account: 'session',
  aboutPeople: true,
  example: {},
};
