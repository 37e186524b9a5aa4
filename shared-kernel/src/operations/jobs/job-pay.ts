/** What an offer pays. Amounts are MXN with cents; days are ISO dates. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { legalMinimumSchema, rangeSchema } from '../pay/legal-minimum.ts';
import type { Parsed } from '../operation.ts';

/** Pay of an offer, reckoned by the month and the hour, beside the legal minimum of the day it was published. */
export const jobPaySchema = once(() =>
  z.object({
    /** What the amounts are: net or gross; null when the source does not say. They are never mixed. */
    kind: z.nullable(z.enum(['net', 'gross'])),
    /** Pay a month; null for pay by the hour of unknown hours. */
    monthly: z.nullable(rangeSchema()),
    hoursPerDay: z.nullable(z.number()),
    daysPerWeek: z.nullable(z.number()),
    hoursPerWeek: z.nullable(z.number()),
    /** Weekly hours × 52 / 12. */
    hoursPerMonth: z.nullable(z.number()),
    perHour: z.nullable(rangeSchema()),
    /** Null where no minimum wage is known for the day. */
    minimum: z.nullable(
      z.extend(legalMinimumSchema(), {
        /** Monthly pay in minimum wages, one decimal. */
        times: z.nullable(rangeSchema()),
      }),
    ),
    /** Day the source published the offer. */
    sourcedate: z.string(),
  }),
);
export type JobPay = Parsed<typeof jobPaySchema>;
