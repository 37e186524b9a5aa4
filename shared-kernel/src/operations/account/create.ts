import { sessionAnswerSchema } from '../../api/schemas/account.ts';
import type { SessionAnswer } from '../../api/types.ts';
import { DEFAULT_BOARD_ID } from '../../catalogues/defaults.ts';
import { has } from '../payload.ts';
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

export const policy: Policy = {
  summary: 'Creates an account and signs in.',
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => !has(payload, 'updater') && (has(payload, 'email') || has(payload, 'password')),
  limit: { name: 'signup', email: 'payload.email' },
  startsSession: 'always',
  event: 'account_created',
};
