import * as z from 'zod/mini';
import { legalVersion, optout } from '../account-input.ts';
import type { Call, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

/** Acceptance of the legal documents in the version that was shown, or whether mails with vacancies are wanted. */
type OptionsInput = { legal_ok: true; legal_version: string } | { optout: 0 | 1 };

export const call: Call<OptionsInput, SavedAnswer> = {
  label: 'set-options',
  method: 'POST',
  rest: 'myService/account',
  answer: savedAnswerSchema,
};

/** Acceptance of the legal documents comes before a preference beside it. */
export const input = () =>
  z.object({
    payload: z.union([
      z.object({ legal_ok: z.literal(true), legal_version: legalVersion() }),
      z.object({ legal_version: z.optional(z.never()), optout: optout() }),
    ]),
  });

export const policy: Policy = {
  summary: 'Accepts the legal documents, or sets what mails the session’s account gets.',
  refusal: 'MYS-90',
  errors: ['MYS-27'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { payload: { optout: 0 } },
  decided: true,
};
