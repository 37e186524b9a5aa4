import { DESIRED_SALARY_MINIMUM } from '../catalogues/salary.ts';
import { REQUIRED, SALARY_TOO_LOW } from './messages.ts';

/**
 * Reads a typed amount: commas, spaces and the peso sign are taken out. Null when no whole number is left.
 * @example parseSalary('$12,500') // 12500
 */
export function parseSalary(text: string): number | null {
  const digits = text.replace(/[,\s$]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/**
 * The message for a desired monthly salary as typed; null when it passes.
 * @example const error = desiredSalaryError(values.salary);
 */
export function desiredSalaryError(text: string): string | null {
  if (text.trim() === '') return REQUIRED;
  const amount = parseSalary(text);
  return amount === null || amount < DESIRED_SALARY_MINIMUM ? SALARY_TOO_LOW : null;
}
