import * as z from 'zod/mini';
import { once } from '../once.ts';

/** Amounts are MXN with cents; days are ISO dates. */

const rangeSchema = once(() => z.object({ from: z.number(), to: z.number() }));

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

/** A part of a year whose rules of tax and social security are the same. */
export const payPeriodSchema = once(() =>
  z.object({
    id: z.string(),
    year: z.number(),
    /** Months it holds in, 1 to 12. */
    fromMonth: z.number(),
    toMonth: z.number(),
  }),
);

/** Gross and net pay of a month with every step between them. */
export const netPaySchema = once(() =>
  z.object({
    gross: z.number(),
    net: z.number(),
    tax: z.object({
      lower: z.number(),
      /** Null in the last row of the table. */
      upper: z.nullable(z.number()),
      fixed: z.number(),
      percent: z.number(),
      excess: z.number(),
      marginal: z.number(),
      total: z.number(),
      published: z.string(),
    }),
    subsidy: z.nullable(
      z.object({
        kind: z.enum(['table', 'percentage']),
        amount: z.number(),
        percent: z.nullable(z.number()),
        /** Monthly UMA that the percentage is of. */
        uma: z.nullable(z.number()),
        /** Highest pay that has the subsidy. */
        limit: z.nullable(z.number()),
        applied: z.number(),
        /** Handed to the worker on top of the pay. */
        paid: z.number(),
        published: z.string(),
      }),
    ),
    withheld: z.number(),
    /** Social security of the worker; null for years without the figures: then it is not taken off. */
    quotas: z.nullable(
      z.object({
        base: z.number(),
        factor: z.number(),
        isCapped: z.boolean(),
        lines: z.array(
          z.object({
            branch: z.enum([
              'sickness-excess',
              'cash-benefits',
              'pensioners-medical',
              'disability-life',
              'old-age',
            ]),
            base: z.number(),
            percent: z.number(),
            amount: z.number(),
          }),
        ),
        total: z.number(),
      }),
    ),
    /** One minimum wage: the law lets nothing be taken off. */
    isExempt: z.boolean(),
    /** Net pay by the hour of a 48-hour week. */
    perHour: z.number(),
    /** Net pay in minimum wages, one decimal; null without a minimum. */
    timesMinimum: z.nullable(z.number()),
  }),
);

/** GET /api/pay/net. */
export const netPayAnswerSchema = once(() =>
  z.object({
    /** Periods with published tables, newest first. */
    periods: z.array(payPeriodSchema()),
    /** Null when no amount was given. */
    calculation: z.nullable(
      z.object({
        amount: z.number(),
        /** What the amount is. */
        given: z.enum(['gross', 'net']),
        period: payPeriodSchema(),
        zone: z.enum(['general', 'frontier']),
        minimum: z.nullable(legalMinimumSchema()),
        /** False when no gross pay leaves exactly the net one: then `results` are the nearest. */
        isExact: z.boolean(),
        /** One of a gross amount; of a net one every gross pay that leaves it, rising. */
        results: z.array(netPaySchema()),
      }),
    ),
  }),
);
