import * as z from 'zod/mini';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { COMPLAINT_COMMENT_LIMIT, COMPLAINT_REASONS, needsComment } from '../../catalogues/complaints.ts';
import { isMailAddress } from '../../validation/email.ts';
import { textInput } from '../input.ts';
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

export const input = () =>
  z.object({
    payload: z
      .object({
        jobid: z.union([z.string().check(z.maxLength(20)), z.number()]),
        reason: z.enum(COMPLAINT_REASONS.map(({ id }) => id)),
        comment: z._default(textInput(COMPLAINT_COMMENT_LIMIT).check(z.trim()), ''),
        email: z._default(
          z.string().check(
            z.trim(),
            z.refine((text) => text === '' || isMailAddress(text)),
          ),
          '',
        ),
      })
      .check(z.refine(({ reason, comment }) => !needsComment(reason) || comment !== '')),
  });

export const policy: Policy = {
  summary: 'Reports an offer that looks like fraud.',
  errors: ['ACT-01'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'complaint', bySession: true },
};
