import { takePercent, toCents } from './cents.ts';
import type { IncomeTaxTable } from './tax-data.ts';

/** How the tax of a month comes about. Amounts are cents. */
export type IncomeTax = {
  lower: number;
  /** Null in the last row. */
  upper: number | null;
  fixed: number;
  percent: number;
  /** What exceeds the lower limit, and the tax on it. */
  excess: number;
  marginal: number;
  total: number;
};

/**
 * Income tax of a month by a published table (income-tax law, article 96): fixed quota of the row plus its percentage
 * of what exceeds the lower limit, rounded to the cent.
 * @param gross pay of the month in cents, above 0.
 */
export function monthlyIncomeTax(gross: number, table: IncomeTaxTable): IncomeTax {
  let place = 0;
  while (place + 1 < table.rows.length && toCents(table.rows[place + 1]?.[0] ?? 0) <= gross) place += 1;
  const [lowerPesos, fixedPesos, percent] = table.rows[place] ?? [0, 0, 0];
  const next = table.rows[place + 1];
  const lower = toCents(lowerPesos);
  const fixed = toCents(fixedPesos);
  const excess = Math.max(0, gross - lower);
  const marginal = takePercent(excess, percent);
  return {
    lower,
    upper: next ? toCents(next[0]) - 1 : null,
    fixed,
    percent,
    excess,
    marginal,
    total: fixed + marginal,
  };
}
