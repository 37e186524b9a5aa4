import { takePercent, toCents } from './cents.ts';
import type { Uma } from './tax-data.ts';

/** Branches of the social insurance that a worker pays a part of. */
export type QuotaBranch =
  | 'sickness-excess'
  | 'cash-benefits'
  | 'pensioners-medical'
  | 'disability-life'
  | 'old-age';

/** One quota of the worker. Amounts are cents. */
export type WorkerQuota = { branch: QuotaBranch; base: number; percent: number; amount: number };

/** How the worker's quotas of a month come about. Amounts are cents. */
export type WorkerQuotas = {
  /** Contribution base of the month: pay × factor, at most 25 UMA a day. */
  base: number;
  /** By how much the benefits of the law (15 days of aguinaldo, holiday premium of the first year) raise the base. */
  factor: number;
  isCapped: boolean;
  quotas: readonly WorkerQuota[];
  total: number;
};

/** Days of a month (social insurance law, article 29). */
const DAYS = 30;
const CAP_UMAS = 25;
const EXCESS_UMAS = 3;

/** Parts of the worker (social insurance law, articles 106-II, 107, 25, 147 and 168-II), percent. */
const PERCENTS: ReadonlyArray<readonly [QuotaBranch, number]> = [
  ['sickness-excess', 0.4],
  ['cash-benefits', 0.25],
  ['pensioners-medical', 0.375],
  ['disability-life', 0.625],
  ['old-age', 1.125],
];

/** Holidays of the first year doubled in 2023 (federal labour law, article 76). */
const MORE_HOLIDAYS_FROM = '2023-01-01';

/**
 * Factor that integrates the benefits of the law into the contribution base, in the first year of work:
 * 1 + (15 days of aguinaldo + 25 % of the holidays) / 365, to four decimals. 1.0452 until 2022, 1.0493 since.
 * @param date ISO date.
 */
export function integrationFactor(date: string): number {
  const holidays = date < MORE_HOLIDAYS_FROM ? 6 : 12;
  return Math.round((1 + (15 + 0.25 * holidays) / 365) * 10_000) / 10_000;
}

/** Contribution bases of a month, in cents, from which the excess quota is due and at which the base ends. */
export function quotaBounds(uma: Uma): { excessFrom: number; cap: number } {
  return {
    excessFrom: toCents(uma.daily * EXCESS_UMAS * DAYS),
    cap: toCents(uma.daily * CAP_UMAS * DAYS),
  };
}

/**
 * What a worker pays to the social insurance (IMSS) in a month of 30 days, with no benefits beyond the law's.
 * @param gross pay of the month in cents.
 * @param date ISO date whose UMA is given.
 */
export function workerQuotas(gross: number, uma: Uma, date: string): WorkerQuotas {
  const factor = integrationFactor(date);
  const { excessFrom, cap } = quotaBounds(uma);
  const integrated = Math.round((gross * Math.round(factor * 10_000)) / 10_000);
  const base = Math.min(integrated, cap);
  const quotas = PERCENTS.map(([branch, percent]): WorkerQuota => {
    const part = branch === 'sickness-excess' ? Math.max(0, base - excessFrom) : base;
    return { branch, base: part, percent, amount: takePercent(part, percent) };
  });
  return {
    base,
    factor,
    isCapped: integrated > cap,
    quotas,
    total: quotas.reduce((sum, { amount }) => sum + amount, 0),
  };
}
