import { toCents } from './cents.ts';
import { employmentSubsidy } from './employment-subsidy.ts';
import type { EmploymentSubsidy } from './employment-subsidy.ts';
import { monthlyIncomeTax } from './income-tax.ts';
import type { IncomeTax } from './income-tax.ts';
import type { LegalMinimum } from './minimum-wage.ts';
import type { PayRules } from './pay-rules.ts';
import { workerQuotas } from './worker-quotas.ts';
import type { WorkerQuotas } from './worker-quotas.ts';

/** How net pay comes about from gross pay, in a month. Amounts are cents. */
export type NetPay = {
  gross: number;
  tax: IncomeTax;
  subsidy: EmploymentSubsidy | null;
  /** Tax that the employer keeps back. */
  withheld: number;
  /** Null where the figures of the year do not cover social security: then it is not taken off. */
  quotas: WorkerQuotas | null;
  /** A minimum wage: by law neither tax nor quota is taken off, whatever the tables give. */
  isExempt: boolean;
  net: number;
};

/** What one minimum wage comes to in a month, in cents: 30 days of it to 31. */
export function exemptRange(minimum: LegalMinimum): { from: number; to: number } {
  const daily = toCents(minimum.daily);
  return { from: daily * 30, to: daily * 31 };
}

/**
 * Net pay of a month: gross less income tax (plus or less the employment subsidy) less the worker's social security.
 * An employee who earns one minimum wage keeps it whole: no tax is withheld (income-tax law, article 96) and the employer
 * pays the worker's quota (social insurance law, article 36).
 * @param gross pay of the month in cents, above 0.
 */
export function netPay(gross: number, rules: PayRules): NetPay {
  const tax = monthlyIncomeTax(gross, rules.table);
  const subsidy = rules.subsidy && employmentSubsidy(gross, tax.total, rules.subsidy, rules.uma);
  const quotas = rules.uma && workerQuotas(gross, rules.uma, rules.date);
  const range = rules.minimum && exemptRange(rules.minimum);
  const isExempt = range !== null && range.from <= gross && gross <= range.to;
  const withheld = isExempt ? 0 : tax.total - (subsidy?.applied ?? 0);
  const net = gross - withheld + (subsidy?.paid ?? 0) - (isExempt ? 0 : (quotas?.total ?? 0));
  return { gross, tax, subsidy, withheld, quotas, isExempt, net };
}
