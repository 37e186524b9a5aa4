import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, or, text } from '../lenient.ts';
import { companyItemSchema } from './company.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** An employer's description of itself; empty texts are missing values. */
const companyDetailSchema = once(() =>
  z.object({
    /** Id for the reviews' call. */
    id: id(),
    companyname: z.string(),
    companynamepretty: text(),
    sector: text(),
    activity: text(),
    /** Number of people in words, e.g. '51 a 100 personas'. */
    size: text(),
    /** Year; 0 if not stated. */
    founded: amount(),
    /** Places as shown: 'Guadalajara, Jalisco'. */
    places: list(z.string()),
    /** Plain text. */
    profile: text(),
    isdemo: flag(),
    ofertas: amount(),
  }),
);
export type CompanyDetail = Parsed<typeof companyDetailSchema>;

/** How people who worked for an employer rate it. Percentages are 0–100, counts of a topic 0–5 with one decimal. */
const companyReviewSummarySchema = once(() =>
  z.object({
    companyName: text(),
    /** Mean of the ratings, 1–5 with one decimal; 0 without reviews. */
    companyRating: amount(),
    reviewsCount: amount(),
    logoUrl: text(),
    /** Path of the page with the profile and the reviews. */
    profileUrl: text(),
    percentage1: amount(),
    percentage2: amount(),
    percentage3: amount(),
    percentage4: amount(),
    percentage5: amount(),
    count1: amount(),
    count2: amount(),
    count3: amount(),
    count4: amount(),
    count5: amount(),
    salaryPercentage: amount(),
    salaryCount: amount(),
    careerPercentage: amount(),
    careerCount: amount(),
    benefitsPercentage: amount(),
    benefitsCount: amount(),
  }),
);
export type CompanyReviewSummary = Parsed<typeof companyReviewSummarySchema>;

/** GET /api/companies. Detail and summary are null for an employer that is known by its offers alone. */
const answer = once(() =>
  z.object({
    companieslist: list(companyItemSchema()),
    companydetail: or(z.nullable(companyDetailSchema()), null),
    companyReviewSummary: or(z.nullable(companyReviewSummarySchema()), null),
  }),
);
export type CompanyAnswer = Parsed<typeof answer>;

/** Fails when there is no such employer. */
export const call: Call<{ cop: string }, CompanyAnswer> = {
  label: 'load-company',
  method: 'GET',
  path: '/api/companies',
  answer,
};

export const input = () => z.object({ query: z.object({ cop: employerInput() }) });

export const policy: Policy = {
  summary: 'An employer by its slug: profile and ratings, where it has them.',
  errors: ['ACT-01'],
  source: '2 §7, Search and offers',
  upstream: 'companies',
  account: 'none',
  example: { query: { cop: '{company}' } },
  keptOffline: true,
  teaches: { companyId: 'companydetail.id' },
};
