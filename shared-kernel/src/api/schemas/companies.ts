import * as z from 'zod/mini';
import { once } from '../once.ts';

/** An employer in the directory. */
export const companyItemSchema = once(() =>
  z.object({
    companyname: z.string(),
    /** Slug of the name, as the search's `cop` takes it. */
    companynamepretty: z.string(),
    /** Offers that its search finds now. */
    ofertas: z.number(),
    /** Path of its search. */
    url: z.string(),
    /** A fictitious employer of the sample: wherever it is shown the page has to say so. */
    isdemo: z.boolean(),
    /** Address of its picture; empty without one. */
    logoUrl: z.string(),
  }),
);

const companySummarySchema = once(() => z.object({ totaldocs: z.number() }));

/** GET /rest searchCompanyLetter/companies; both lists are the same one. */
export const companyListAnswerSchema = once(() =>
  z.object({
    companieslist: z.array(companyItemSchema()),
    companylist: z.array(companyItemSchema()),
    summary: companySummarySchema(),
    error: z.nullable(z.object({ code: z.string(), description: z.string() })),
  }),
);

/** GET /api/cias/companies. */
export const companySearchAnswerSchema = once(() =>
  z.object({ companieslist: z.array(companyItemSchema()) }),
);

/** What an employer tells of itself; empty texts are not told. */
export const companyDetailSchema = once(() =>
  z.object({
    /** Id for the reviews' call. */
    id: z.string(),
    companyname: z.string(),
    companynamepretty: z.string(),
    sector: z.string(),
    activity: z.string(),
    /** Number of people in words, e.g. '51 a 100 personas'. */
    size: z.string(),
    /** Year; 0 when not told. */
    founded: z.number(),
    /** Places as shown: 'Guadalajara, Jalisco'. */
    places: z.array(z.string()),
    /** Plain text. */
    profile: z.string(),
    isdemo: z.boolean(),
    ofertas: z.number(),
  }),
);

/** How people who worked for an employer rate it. Percentages are 0–100, counts of a topic 0–5 with one decimal. */
export const companyReviewSummarySchema = once(() =>
  z.object({
    companyName: z.string(),
    /** Mean of the ratings, 1–5 with one decimal; 0 without reviews. */
    companyRating: z.number(),
    reviewsCount: z.number(),
    logoUrl: z.string(),
    /** Path of the page with the profile and the reviews. */
    profileUrl: z.string(),
    percentage1: z.number(),
    percentage2: z.number(),
    percentage3: z.number(),
    percentage4: z.number(),
    percentage5: z.number(),
    count1: z.number(),
    count2: z.number(),
    count3: z.number(),
    count4: z.number(),
    count5: z.number(),
    salaryPercentage: z.number(),
    salaryCount: z.number(),
    careerPercentage: z.number(),
    careerCount: z.number(),
    benefitsPercentage: z.number(),
    benefitsCount: z.number(),
  }),
);

/** GET /api/companies. Detail and summary are null for an employer that is known by its offers alone. */
export const companyAnswerSchema = once(() =>
  z.object({
    companieslist: z.array(companyItemSchema()),
    companydetail: z.nullable(companyDetailSchema()),
    companyReviewSummary: z.nullable(companyReviewSummarySchema()),
  }),
);

/** What one person says of an employer. */
export const companyReviewSchema = once(() =>
  z.object({
    title: z.string(),
    pros: z.string(),
    cons: z.string(),
    /** 1–5. */
    rating: z.number(),
    /** Day in ISO 8601. */
    date: z.string(),
    /** Post held; may be empty. */
    role: z.string(),
  }),
);

/** GET /rest companyProfiles/reviews, newest first. */
export const companyReviewsAnswerSchema = once(() => z.object({ reviews: z.array(companyReviewSchema()) }));

/** GET /rest images/logos. */
export const logoAnswerSchema = once(() => z.object({ url: z.string() }));
