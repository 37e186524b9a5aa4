import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, text } from '../lenient.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** What one person says of an employer. */
const companyReviewSchema = once(() =>
  z.object({
    title: text(),
    pros: text(),
    cons: text(),
    /** 1–5. */
    rating: amount(),
    /** Day in ISO 8601. */
    date: text(),
    /** Post held; may be empty. */
    role: text(),
  }),
);
export type CompanyReview = Parsed<typeof companyReviewSchema>;

const answer = once(() => z.object({ reviews: z.array(companyReviewSchema()) }));
export type CompanyReviewsAnswer = Parsed<typeof answer>;

export const call: Call<{ id: string }, CompanyReviewsAnswer> = {
  label: 'load-company-profile',
  method: 'GET',
  rest: 'companyProfiles/reviews',
  send: ({ id }) => ({ instance: id }),
  answer,
};

export const input = () => z.object({ instance: employerInput() });

export const policy: Policy = {
  summary: 'What people say of an employer.',
  errors: ['ACT-01'],
  source: '2 §7, Search and offers',
  account: 'none',
  example: { instance: '{companyId}' },
  keptOffline: true,
};
