import { minimumWageOn } from './minimum-wage.ts';
import type { LegalMinimum, WageZone } from './minimum-wage.ts';
import { TAX_DATA, inForce } from './tax-data.ts';
import type { IncomeTaxTable, SubsidyRule, Uma } from './tax-data.ts';

/** A part of a year with the same rules. */
export type RulePeriod = {
  /** The year, e.g. `2025`; of a year's earlier rules the year and the last month they held, e.g. `2024-04`. */
  id: string;
  year: number;
  /** Months it holds in, 1 to 12. */
  fromMonth: number;
  toMonth: number;
  /** The day whose figures count: the last of the period. */
  date: string;
};

/** Everything that turns gross pay into net pay on a day. */
export type PayRules = {
  date: string;
  table: IncomeTaxTable;
  /** Null where no subsidy is in force. */
  subsidy: SubsidyRule | null;
  /** Null where the figures do not go back far enough: then social security is left out. */
  uma: Uma | null;
  /** Null where no single minimum wage is known. */
  minimum: LegalMinimum | null;
};

/** The periods with published tables, newest first. A year whose subsidy changed within it has several. */
export const RULE_PERIODS: readonly RulePeriod[] = TAX_DATA.incomeTax
  .flatMap(({ from, to }) => {
    const first = Number(from.slice(0, 4));
    return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, place) => first + place);
  })
  .flatMap(listPeriods)
  .sort((one, other) => other.date.localeCompare(one.date));

function listPeriods(year: number): RulePeriod[] {
  const start = `${year}-01-01`;
  const end = `${year}-12-31`;
  const rules = TAX_DATA.subsidy.filter(({ from, to }) => from <= end && start <= to);
  return rules.map(({ from, to }) => {
    const date = to < end ? to : end;
    return {
      id: date === end ? String(year) : date.slice(0, 7),
      year,
      fromMonth: from > start ? Number(from.slice(5, 7)) : 1,
      toMonth: Number(date.slice(5, 7)),
      date,
    };
  });
}

/** The rules of a day; null when its year has no published table: tables are never carried over. */
export function payRulesOn(date: string, zone: WageZone): PayRules | null {
  const table = inForce(TAX_DATA.incomeTax, date);
  if (!table) return null;
  return {
    date,
    table,
    subsidy: inForce(TAX_DATA.subsidy, date),
    uma: inForce(TAX_DATA.umas, date),
    minimum: minimumWageOn(date, zone),
  };
}
