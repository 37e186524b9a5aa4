import * as z from 'zod/mini';
import { legalVersion, optout } from '../account-input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const call: Endpoint<SavedAnswer> = {
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
  summary: 'Sets what mails the session’s account gets.',
  refusal: 'MYS-90',
  errors: ['MYS-27'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { payload: { optout: 0 } },
  decided: true,
};
