import * as z from 'zod/mini';
import { once } from '../once.ts';
import { legalMinimumSchema } from './legal-minimum.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** A part of a year whose rules of tax and social security are the same. */
const payPeriodSchema = once(() =>
  z.object({
    id: z.string(),
    year: z.number(),
    /** Months it holds in, 1 to 12. */
    fromMonth: z.number(),
    toMonth: z.number(),
  }),
);
export type PayPeriod = Parsed<typeof payPeriodSchema>;

/** Gross and net pay of a month with every step between them. */
const netPaySchema = once(() =>
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
export type NetPay = Parsed<typeof netPaySchema>;

const answer = once(() =>
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
export type NetPayAnswer = Parsed<typeof answer>;

type NetPayInput = {
  /** MXN a month. */
  amount?: number;
  given?: 'gross' | 'net';
  /** Id of a period of the answer; the newest when missing. */
  period?: string;
  zone?: 'general' | 'frontier';
};

/** Without an amount only the years that have tables. */
export const call: Call<NetPayInput, NetPayAnswer> = {
  label: 'load-pay',
  method: 'GET',
  path: '/api/pay/net',
  answer,
};

/** Most MXN a month. */
const MAX_AMOUNT = 10_000_000;

export const input = () =>
  z.object({
    query: z.object({
      amount: z.optional(
        z.pipe(
          z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)),
          z.pipe(z.transform(Number), z.number().check(z.positive(), z.lte(MAX_AMOUNT))),
        ),
      ),
      given: z._default(z.enum(['gross', 'net']), 'gross'),
      period: z.optional(z.string().check(z.maxLength(10))),
      zone: z._default(z.enum(['general', 'frontier']), 'general'),
    }),
  });

export const policy: Policy = {
  summary: 'Net of gross pay or gross of net pay, by the month.',
  errors: ['PAY-01'],
  upstream: 'pay',
  account: 'none',
};
