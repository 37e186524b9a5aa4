import { z } from 'zod';
import { cleanLine } from './html-text.ts';
import { parseNet } from './pay.ts';
import type { Pay, PayUnit } from './pay.ts';
import { isPayWithheld, offersMore, payOfText, readPay, readUnit } from './pay-text.ts';

/** What is no amount of money any more. */
const MOST = 1e12;

const toText = (value: unknown): string => {
  if (typeof value === 'number') return Math.abs(value) < MOST ? String(Math.round(value * 100) / 100) : '';
  return typeof value === 'string' ? cleanLine(value) : '';
};

const fields = z.record(z.string(), z.unknown());

/** What a posting says of its pay, as text; what it does not say is empty. */
export type SaidSalary = {
  currency: string;
  unit: string;
  value: string;
  minValue: string;
  maxValue: string;
  description: string;
};

const NOTHING: SaidSalary = {
  currency: '',
  unit: '',
  value: '',
  minValue: '',
  maxValue: '',
  description: '',
};

/** Reads a salary in any of the forms that boards give it: text, amount, MonetaryAmount with or without its inner value. */
function parseSalary(source: unknown, depth = 0): SaidSalary {
  const one: unknown = Array.isArray(source) ? source[0] : source;
  const text = toText(one);
  if (text !== '') return { ...NOTHING, value: text };
  const parsed = fields.safeParse(one);
  if (!parsed.success || depth > 2) return NOTHING;
  const said = (name: string): string => toText(parsed.data[name]);
  const inner = parseSalary(parsed.data['value'], depth + 1);
  return {
    currency: said('currency') || inner.currency,
    unit: said('unitText') || inner.unit || said('unitCode'),
    value: inner.value,
    minValue: said('minValue') || inner.minValue,
    maxValue: said('maxValue') || inner.maxValue,
    description: `${said('description')} ${inner.description}`.trim(),
  };
}

/** The pay of a posting as it is said. Nothing of it makes a posting invalid. */
export const salarySchema = z
  .unknown()
  .optional()
  .transform((said) => parseSalary(said));

const UNIT_WORDS: Readonly<Record<PayUnit, string>> = {
  HOUR: 'por hora',
  DAY: 'al día',
  WEEK: 'a la semana',
  FOURTEEN_DAYS: 'cada 14 días',
  FORTNIGHT: 'a la quincena',
  MONTH: 'al mes',
  YEAR: 'al año',
};

/** Names that boards give to the Mexican peso. */
const PESO = /^(?:|\$|mxn|mxp|mx|mex|mn|m\.?n\.?|mx\$|pesos?(?: mexicanos?)?|moneda nacional|mexican peso)$/i;

const isZero = (text: string): boolean => text !== '' && Number(text.replace(/[$,\s]/g, '')) === 0;
const isBare = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** An amount as data has it with its thousands apart; any other text as it is. */
const group = (text: string): string =>
  isBare(text) ? text.replace(/^\d+/, (digits) => digits.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')) : text;

/** Words for the amounts of a range of which one end, or both, are there; a maximum alone is no more than that. */
function composeAmounts({ value, minValue, maxValue }: SaidSalary): string {
  const from = isZero(minValue) ? '' : minValue;
  const to = isZero(maxValue) ? '' : maxValue;
  if (from !== '' && to !== '') return from === to ? group(from) : `${group(from)} a ${group(to)}`;
  if (value !== '' && !isZero(value)) return group(value);
  return from !== '' ? group(from) : to === '' ? '' : `hasta ${group(to)}`;
}

/** The pay of a posting in figures where they are certain, and what is to be shown as it is written. */
export function payOfSalary(salary: SaidSalary | undefined): { pay: Pay | null; payText: string } {
  const none = { pay: null, payText: '' };
  if (!salary) return none;
  const amounts = composeAmounts(salary);
  if (isPayWithheld(amounts)) return none;
  const unit = readUnit(salary.unit);
  const isPeso = PESO.test(salary.currency);
  // A text that says everything itself is read as one.
  if (/[a-záéíóúñ]{2}/i.test(amounts.replace(/\b(?:a|mil|hasta)\b/g, '')) && isPeso) {
    const read = payOfText(amounts, unit);
    const net = parseNet(`${amounts} ${salary.description}`);
    return { ...read, pay: read.pay && { ...read.pay, salarynet: net } };
  }
  const named = unit ? UNIT_WORDS[unit] : salary.unit === '' ? '' : `por ${salary.unit.toLowerCase()}`;
  const payText = [isPeso ? 'MXN' : salary.currency.toUpperCase(), amounts, named].filter(Boolean).join(' ');
  const pay = isPeso && unit ? readPay(amounts, unit) : null;
  if (!pay) return { pay: null, payText };
  const more = offersMore(salary.description) ? salary.description : '';
  return { pay: { ...pay, salarynet: parseNet(salary.description) }, payText: more };
}
