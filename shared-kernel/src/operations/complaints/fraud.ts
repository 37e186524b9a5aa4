import { emptyAnswerSchema } from '../../api/schemas/account.ts';
import type { EmptyAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

/** What a visitor reports of an offer. */
type ComplaintInput = {
  jobid: string;
  /** Id of `COMPLAINT_REASONS`. */
  reason: string;
  comment: string;
  /** Where the visitor can be asked back. */
  email?: string;
};

export const call: Call<ComplaintInput, EmptyAnswer> = {
  label: 'report-offer',
  method: 'POST',
  rest: 'complaints/fraud',
  answer: emptyAnswerSchema,
};

export const policy: Policy = {
  summary: 'Reports an offer that looks like fraud.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'complaint', bySession: true },
};
