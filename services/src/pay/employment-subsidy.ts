import { takePercent, toCents } from './cents.ts';
import { monthlyUma } from './tax-data.ts';
import type { SubsidyRule, Uma } from './tax-data.ts';

/** How the employment subsidy of a month comes about. Amounts are cents. */
export type EmploymentSubsidy = {
  kind: SubsidyRule['kind'];
  /** The subsidy of the rule, before it meets the tax. */
  amount: number;
  /** Of a percentage: what it is taken of, and the highest pay that has it. */
  percent: number | null;
  uma: number | null;
  limit: number | null;
  /** What lowers the tax. */
  applied: number;
  /** What the worker gets on top, where the subsidy is larger than the tax: only by the tables, until April 2024. */
  paid: number;
  published: string;
};

/**
 * Employment subsidy of a month. Until April 2024 a table by pay, whose remainder over the tax was handed to the
 * worker; since May 2024 a percentage of the monthly UMA up to a pay, which only lowers the tax.
 * @param gross pay of the month in cents.
 * @param tax income tax of the month in cents.
 * @param uma the UMA of the day; a rule by percentage gives nothing without it.
 */
export function employmentSubsidy(
  gross: number,
  tax: number,
  rule: SubsidyRule,
  uma: Uma | null,
): EmploymentSubsidy {
  if (rule.kind === 'table') {
    const amount = toCents(rule.rows.findLast(([lower]) => toCents(lower) <= gross)?.[1] ?? 0);
    const applied = Math.min(tax, amount);
    return {
      kind: rule.kind,
      amount,
      percent: null,
      uma: null,
      limit: null,
      applied,
      paid: amount - applied,
      published: rule.published,
    };
  }
  const base = uma ? toCents(monthlyUma(uma)) : 0;
  const limit = toCents(rule.limit);
  const amount = gross <= limit ? takePercent(base, rule.percent) : 0;
  return {
    kind: rule.kind,
    amount,
    percent: rule.percent,
    uma: base,
    limit,
    applied: Math.min(tax, amount),
    paid: 0,
    published: rule.published,
  };
}
