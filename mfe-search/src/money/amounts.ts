import { formatCount, formatMoney } from '@chamba/kernel/format';

type Range = { from: number; to: number };

/** An amount in pesos with its cents always: `$1,033.15`, `$1,033.00`. */
export function exactMoney(amount: number): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '−' : ''}$${formatCount(Number(whole))}.${cents}`;
}

/** A number with as many decimals as it needs, at most two: `208`, `216.67`. */
export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** A range in words, one amount where both ends are written alike: `$38 a $45`. */
export function rangeText({ from, to }: Range, write: (amount: number) => string): string {
  const [one, other] = [write(from), write(to)];
  return one === other ? one : `${one} a ${other}`;
}

/** Whole pesos, for approximate amounts. */
export const roundMoney = (amount: number): string => formatMoney(Math.round(amount));

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** An ISO date in words: `13 de agosto de 2018`. */
export function longDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} de ${monthName(Number(month))} de ${year}`;
}

/** 'Salario mínimo general de 2018', or that of the northern border. */
export function minimumName(zone: 'general' | 'frontier', year: string | number): string {
  return zone === 'frontier'
    ? `Salario mínimo de la Zona Libre de la Frontera Norte de ${year}`
    : `Salario mínimo general de ${year}`;
}
