import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, flag, id, list, or, text } from './lenient.ts';

/** An employer in the directory. */
export const companyItemSchema = once(() =>
  completed(
    z.object({
      companyname: z.string(),
      /** Slug of the name, as the search's `cop` takes it. */
      companynamepretty: text(),
      /** Offers that its search finds now. */
      ofertas: amount(),
      /** Path of its search. */
      url: text(),
      /** A fictitious employer of the sample: wherever it is shown the page has to say so. */
      isdemo: flag(),
      /** Address of its picture; empty without one. */
      logoUrl: text(),
    }),
    ({ companynamepretty, url }) => ({
      url:
        url ||
        (typeof companynamepretty === 'string'
          ? `/empleos/bolsa-de-trabajo-${companynamepretty}`
          : '/empleos'),
    }),
  ),
);

const companySummarySchema = once(() => z.object({ totaldocs: amount() }));

/** GET /rest searchCompanyLetter/companies; both lists are the same one. */
export const companyListAnswerSchema = once(() =>
  completed(
    z.object({
      companieslist: list(companyItemSchema()),
      companylist: list(companyItemSchema()),
      summary: or(companySummarySchema(), {}),
      error: or(z.nullable(z.object({ code: text(), description: text() })), null),
    }),
    ({ companieslist, companylist }) => ({
      companieslist: companieslist ?? companylist,
      companylist: companylist ?? companieslist,
    }),
  ),
);

/** GET /api/cias/companies. */
export const companySearchAnswerSchema = once(() =>
  z.object({ companieslist: z.array(companyItemSchema()) }),
);

/** An employer's description of itself; empty texts are missing values. */
export const companyDetailSchema = once(() =>
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

/** How people who worked for an employer rate it. Percentages are 0–100, counts of a topic 0–5 with one decimal. */
export const companyReviewSummarySchema = once(() =>
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

/** GET /api/companies. Detail and summary are null for an employer that is known by its offers alone. */
export const companyAnswerSchema = once(() =>
  z.object({
    companieslist: list(companyItemSchema()),
    companydetail: or(z.nullable(companyDetailSchema()), null),
    companyReviewSummary: or(z.nullable(companyReviewSummarySchema()), null),
  }),
);

/** What one person says of an employer. */
export const companyReviewSchema = once(() =>
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

/** GET /rest companyProfiles/reviews, newest first. */
export const companyReviewsAnswerSchema = once(() => z.object({ reviews: z.array(companyReviewSchema()) }));

/** GET /rest images/logos. */
export const logoAnswerSchema = once(() => z.object({ url: text() }));
