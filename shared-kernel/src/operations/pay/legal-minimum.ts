/** The legal minimum wage. Amounts are MXN with cents; days are ISO dates. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Parsed } from '../operation.ts';

export const rangeSchema = once(() => z.object({ from: z.number(), to: z.number() }));

/** The legal minimum wage of a day and zone. */
export const legalMinimumSchema = once(() =>
  z.object({
    daily: z.number(),
    /** 30.4 days. */
    monthly: z.number(),
    /** Of a 48-hour week, by the month. */
    perHour: z.number(),
    zone: z.enum(['general', 'frontier']),
    /** First day it was in force. */
    from: z.string(),
    /** Whether the northern border had a separate minimum wage then. */
    hasZones: z.boolean(),
  }),
);
export type LegalMinimum = Parsed<typeof legalMinimumSchema>;
