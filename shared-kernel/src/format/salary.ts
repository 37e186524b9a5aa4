import type { Job } from '../api/types.ts';
import { SALARY_PERIODS } from '../catalogues/salary.ts';
import { formatMoney, formatMoneyRange } from './money.ts';

/** The salary line of an offer: an amount with its period, or the words that stand for none. */
export type SalaryLabel = { amount: string; period: string } | { text: string };

/**
 * What an offer says about its pay. Cards and the offer's page word a missing salary differently.
 * @example salaryLabel(job, 'card') // { amount: '$9,800 – $11,200', period: 'Mensual' }
 */
export function salaryLabel(
  job: Pick<Job, 'showsalary' | 'salaryfrom' | 'salaryto' | 'salarytime'>,
  place: 'card' | 'offer',
): SalaryLabel {
  const { salaryfrom, salaryto } = job;
  const period = SALARY_PERIODS[job.salarytime] ?? SALARY_PERIODS[0] ?? '';
  if (job.showsalary && salaryfrom > 0 && salaryto > 0)
    return { amount: formatMoneyRange(salaryfrom, salaryto), period };
  const only = Math.max(salaryfrom, salaryto);
  if (job.showsalary && only > 0) return { amount: formatMoney(only), period };
  return { text: place === 'card' ? 'Sueldo no mostrado' : 'Salario no mostrado por compañía' };
}

/**
 * The salary line as one text, e.g. `$9,800 – $11,200 Mensual`.
 * @example salaryText(salaryLabel(job, 'offer')) // '$9,800 – $11,200 Mensual'
 */
export function salaryText(label: SalaryLabel): string {
  return 'text' in label ? label.text : `${label.amount} ${label.period}`;
}
