import * as z from 'zod/mini';
import { sessionAnswerSchema } from '../session/session-answer.ts';
import type { SessionAnswer } from '../session/session-answer.ts';
import { DEFAULT_BOARD_ID } from '../../catalogues/defaults.ts';
import { has } from '../payload.ts';
import { legalVersion, optout } from '../account-input.ts';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export type CreateAccountInput = {
  email: string;
  name: string;
  password: string;
  /** Value of the toggle `verifyByCode`. */
  code_verification: boolean;
  /** Id of the board; the usual one when missing. */
  boardid?: string | undefined;
  /** Version of the legal documents that the page showed; not known when missing. */
  legal_version?: string | undefined;
};

export const call: Call<CreateAccountInput, SessionAnswer> = {
  label: 'create-account',
  method: 'POST',
  rest: 'myService/account',
  send: (input) => ({
    payload: {
      ...input,
      legal_ok: true,
      boardid: input.boardid ?? DEFAULT_BOARD_ID,
      IsBTMP: false,
      optout: 0,
      isWidget: false,
    },
  }),
  answer: sessionAnswerSchema,
};

/** Each invalid field has a dedicated code, so the service validates them. */
export const input = () =>
  z.object({
    payload: z.object({
      email: z.unknown(),
      name: z.unknown(),
      password: z.unknown(),
      legal_ok: z.unknown(),
      legal_version: z.optional(legalVersion()),
      boardid: z.optional(textInput(20, 1)),
      optout: z.optional(optout()),
      code_verification: z.optional(z.boolean()),
    }),
  });

export const policy: Policy = {
  summary: 'Creates an account and signs in.',
  refusal: 'MYS-90',
  errors: ['MYS-19', 'MYS-26', 'MYS-27', 'MYS-28', 'MYS-29', 'MYS-30', 'PASSWORD-COMMON'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => !has(payload, 'updater') && (has(payload, 'email') || has(payload, 'password')),
  limit: { name: 'signup', email: 'payload.email' },
  startsSession: 'new-account',
  event: 'account_created',
};
