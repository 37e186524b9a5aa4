import type { NetPay as NetPayAnswerItem, NetPayAnswer, PayPeriod } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { toCents, toPesos } from './cents.ts';
import { grossPay } from './gross-pay.ts';
import { LEGAL_WEEK_HOURS, WEEKS_A_MONTH } from './minimum-wage.ts';
import type { LegalMinimum } from './minimum-wage.ts';
import { netPay } from './net-pay.ts';
import type { NetPay } from './net-pay.ts';
import { RULE_PERIODS, payRulesOn } from './pay-rules.ts';
import type { PayRules, RulePeriod } from './pay-rules.ts';

/** Gross pay up to which the one of a net pay is looked for, MXN a month: twice the largest amount that is asked for. */
const HIGHEST_GROSS = 20_000_000;

const toPeriod = ({ id, year, fromMonth, toMonth }: RulePeriod): PayPeriod => ({
  id,
  year,
  fromMonth,
  toMonth,
});

const toMinimum = ({ daily, monthly, perHour, zone, from, hasZones }: LegalMinimum) => ({
  daily,
  monthly,
  perHour,
  zone,
  from,
  hasZones,
});

/** The steps of a calculation, in pesos. */
function toAnswer(pay: NetPay, rules: PayRules): NetPayAnswerItem {
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
 * @throws Fault `PAY-01` for a period without tables.
 */
function answerNetPay({ amount, given, period: id, zone }: InputOf<'pay.net'>['query']): NetPayAnswer {
  const period = id ? RULE_PERIODS.find((known) => known.id === id) : RULE_PERIODS[0];
  const rules = period && payRulesOn(period.date, zone);
  if (!period || !rules) throw new Fault('PAY-01', 404);
  const periods = RULE_PERIODS.map(toPeriod);
  if (amount === undefined) return { periods, calculation: null };

  const sought = given === 'net' ? grossPay(toCents(amount), rules, toCents(HIGHEST_GROSS)) : null;
  const exact = sought ? sought.exact : [netPay(toCents(amount), rules)];
  const results = exact.length > 0 ? exact : (sought?.nearest ?? []);
  return {
    periods,
    calculation: {
      amount,
      given,
      period: toPeriod(period),
      zone: rules.minimum?.zone ?? 'general',
      minimum: rules.minimum && toMinimum(rules.minimum),
      isExact: exact.length > 0,
      results: results.map((pay) => toAnswer(pay, rules)),
    },
  };
}

/** Gross and net pay. */
export function payHandlers(): Handler[] {
  return [handler('pay.net', async ({ query }) => answerNetPay(query))];
}
