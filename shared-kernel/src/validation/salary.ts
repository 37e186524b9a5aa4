import { DESIRED_SALARY_MAXIMUM, DESIRED_SALARY_MINIMUM } from '../catalogues/salary.ts';
import { REQUIRED, SALARY_TOO_HIGH, SALARY_TOO_LOW, UNREADABLE_AMOUNT } from './messages.ts';

/** What people write around an amount. */
const AROUND = /\$|mxn|m\.?n\.?(?=\s|$)|pesos?|mensual(es)?|(al|por|x)\s+mes|netos?|brutos?|libres?/g;

/** '12,500.50', '12500.50'; '12.500,50', '12500,50'. A separator before three digits parts thousands. */
const POINT_DECIMALS = /^(\d{1,3}(?:,\d{3})*|\d+)(\.\d{1,2})?$/;
const COMMA_DECIMALS = /^(\d{1,3}(?:\.\d{3})*|\d+)(,\d{1,2})?$/;

function readNumber(text: string): number | null {
  const [, whole, decimals = ''] = POINT_DECIMALS.exec(text) ?? COMMA_DECIMALS.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replace(/[.,]/g, '') + decimals.replace(',', '.'));
}

/**
 * Reads a monthly pay as people write it: `12,500.50`, `12.500`, `$12 500`, `12 mil`, `12.5k`, with the words around it.
 * @returns whole MXN; null when it is no single amount of at most nine digits.
 * @example parseSalary('$12,500') // 12500
 */
export function parseSalary(text: string): number | null {
  const [, written = '', thousands] =
    /^([\d.,' ]*\d)\s*(mil|k)?$/.exec(text.toLowerCase().replace(AROUND, ' ').replace(/\s+/g, ' ').trim()) ??
    [];
  const number = readNumber(written.replace(/,\s/g, ',').replace(/[' ]/g, ','));
  if (number === null) return null;
  const amount = Math.round(thousands ? number * 1000 : number);
  return amount <= 999_999_999 ? amount : null;
}

/**
 * Message under a desired salary that is missing, not readable, too low or too high; null when it passes.
 * @example desiredSalaryError('900') // 'Mínimo $1,000'
 */
export function desiredSalaryError(text: string): string | null {
  if (text.trim() === '') return REQUIRED;
  const amount = parseSalary(text);
  if (amount === null) return UNREADABLE_AMOUNT;
  if (amount < DESIRED_SALARY_MINIMUM) return SALARY_TOO_LOW;
  return amount > DESIRED_SALARY_MAXIMUM ? SALARY_TOO_HIGH : null;
}
