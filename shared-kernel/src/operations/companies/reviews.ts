import * as z from 'zod/mini';
import { companyReviewsAnswerSchema } from '../../api/schemas/companies.ts';
import type { CompanyReviewsAnswer } from '../../api/types.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ id: string }, CompanyReviewsAnswer> = {
  label: 'load-company-profile',
  method: 'GET',
  rest: 'companyProfiles/reviews',
  send: ({ id }) => ({ instance: id }),
  answer: companyReviewsAnswerSchema,
};

export const input = () => z.object({ instance: employerInput() });

export const policy: Policy = {
  summary: 'What people say of an employer.',
  source: '2 §7, Search and offers',
  account: 'none',
  example: { instance: '{companyId}' },
  keptOffline: true,
};
