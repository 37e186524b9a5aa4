import type { NetPay as NetPayAnswerItem, NetPayAnswer, PayPeriod } from '@chamba/kernel/api';
import { z } from 'zod';
import { Fault, badRequest } from '../http/fault.ts';
import { envelope, queryOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { toCents, toPesos } from './cents.ts';
import { grossPay } from './gross-pay.ts';
import { LEGAL_WEEK_HOURS, WEEKS_A_MONTH } from './minimum-wage.ts';
import type { LegalMinimum } from './minimum-wage.ts';
import { netPay } from './net-pay.ts';
import type { NetPay } from './net-pay.ts';
import { RULE_PERIODS, payRulesOn } from './pay-rules.ts';
import type { PayRules, RulePeriod } from './pay-rules.ts';

/** Largest monthly amount that is reckoned, MXN. */
const MAXIMUM = 10_000_000;

const inputSchema = z.object({
  amount: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .transform(Number)
    .refine((amount) => amount > 0 && amount <= MAXIMUM)
    .optional(),
  given: z.enum(['gross', 'net']).default('gross'),
  period: z.string().max(10).optional(),
  zone: z.enum(['general', 'frontier']).default('general'),
});

const periodOf = ({ id, year, fromMonth, toMonth }: RulePeriod): PayPeriod => ({
  id,
  year,
  fromMonth,
  toMonth,
});

const minimumOf = ({ daily, monthly, perHour, zone, from, hasZones }: LegalMinimum) => ({
  daily,
  monthly,
  perHour,
  zone,
  from,
  hasZones,
});

/** The steps of a calculation, in pesos. */
function answerOf(pay: NetPay, rules: PayRules): NetPayAnswerItem {
  const { tax, subsidy, quotas } = pay;
  const net = toPesos(pay.net);
  return {
    gross: toPesos(pay.gross),
    net,
    tax: {
      lower: toPesos(tax.lower),
      upper: tax.upper === null ? null : toPesos(tax.upper),
      fixed: toPesos(tax.fixed),
      percent: tax.percent,
      excess: toPesos(tax.excess),
      marginal: toPesos(tax.marginal),
      total: toPesos(tax.total),
      published: rules.table.published,
    },
    subsidy: subsidy && {
      kind: subsidy.kind,
      amount: toPesos(subsidy.amount),
      percent: subsidy.percent,
      uma: subsidy.uma === null ? null : toPesos(subsidy.uma),
      limit: subsidy.limit === null ? null : toPesos(subsidy.limit),
      applied: toPesos(subsidy.applied),
      paid: toPesos(subsidy.paid),
      published: subsidy.published,
    },
    withheld: toPesos(pay.withheld),
    quotas: quotas && {
      base: toPesos(quotas.base),
      factor: quotas.factor,
      isCapped: quotas.isCapped,
      lines: quotas.quotas.map(({ branch, base, percent, amount }) => ({
        branch,
        base: toPesos(base),
        percent,
        amount: toPesos(amount),
      })),
      total: toPesos(quotas.total),
    },
    isExempt: pay.isExempt,
    perHour: Math.round((net / (LEGAL_WEEK_HOURS * WEEKS_A_MONTH)) * 100) / 100,
    timesMinimum: rules.minimum && Math.round((net / rules.minimum.monthly) * 10) / 10,
  };
}

/**
 * Reckons gross pay to net or back by the published tables.
 * @param query amount in MXN a month, `given` gross or net, id of a period, zone of the minimum wage.
 * @throws Fault `PAY-01` for a period without tables, and for values that cannot be reckoned with.
 */
export function answerNetPay(query: Readonly<Record<string, string>>): NetPayAnswer {
  const input = inputSchema.safeParse(query);
  if (!input.success) throw badRequest();
  const { amount, given, zone } = input.data;
  const period = input.data.period
    ? RULE_PERIODS.find(({ id }) => id === input.data.period)
    : RULE_PERIODS[0];
  const rules = period && payRulesOn(period.date, zone);
  if (!period || !rules) throw new Fault('PAY-01', 404);
  const periods = RULE_PERIODS.map(periodOf);
  if (amount === undefined) return { periods, calculation: null };

  const sought = given === 'net' ? grossPay(toCents(amount), rules, toCents(MAXIMUM * 2)) : null;
  const exact = sought ? sought.exact : [netPay(toCents(amount), rules)];
  const results = exact.length > 0 ? exact : (sought?.nearest ?? []);
  return {
    periods,
    calculation: {
      amount,
      given,
      period: periodOf(period),
      zone: rules.minimum?.zone ?? 'general',
      minimum: rules.minimum && minimumOf(rules.minimum),
      isExact: exact.length > 0,
      results: results.map((pay) => answerOf(pay, rules)),
    },
  };
}

/** Gross and net pay. */
export function payUpstream(): Upstream {
  return {
    name: 'pay',
    handlers: {},
    routes: (app) => {
      app.get('/api/pay/net', (request) => Promise.resolve(envelope(answerNetPay(queryOf(request)))));
    },
  };
}
