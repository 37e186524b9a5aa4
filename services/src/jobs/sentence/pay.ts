import { formatMoney } from '@chamba/kernel/format';
import { countWords, wordPattern } from './condition.ts';
import type { Condition, ConditionReader } from './condition.ts';

const AMOUNT = '\\d{1,3} \\d{3}(?: 00)?|\\d{4,6}(?: 00)?|\\d{1,4}';
const THOUSANDS = ' ?(?:mil|k)(?: pesos)?';
const PAYING =
  '(?:(?:con |de |un |que |y |me |quiero |donde )*(?:sueldo|sueldos|salario|pago|paga|paguen|pagan|pague|ganar|ganando|gane|ingresos?)(?: base| neto| mensual)?(?: de| mayor a)? ?)';
const LEAST =
  '(?:mas de|mayor(?:es)? (?:a|de)|arriba de|minimo(?: de)?|desde|a partir de|superior(?:es)? a|al menos|por lo menos|no menos de) ';
const UPWARDS = '(?:o mas|para arriba|en adelante|minimos?|como minimo)';
const PERIODS = {
  hour: '(?:(?:por|la|x|cada|a la) )hora',
  day: 'diari[oa]s?|(?:(?:al|por|x|el|cada) )dia',
  week: 'semanal(?:es)?|semanalmente|(?:(?:a la|por|x|cada|la) )semana',
  fortnight: 'quincenal(?:es)?|(?:(?:a la|por|x|cada|la) )quincena',
  month: 'mensual(?:es)?|mensualmente|(?:(?:al|por|x|el|cada) )mes',
  year: 'anual(?:es)?|al ano',
} as const;
type Period = keyof typeof PERIODS;

/** Months of pay in one amount of a period, as offers are compared: a day is a thirtieth of a month. */
const PER_MONTH: Readonly<Record<Exclude<Period, 'hour'>, number>> = {
  day: 30,
  week: 52 / 12,
  fortnight: 2,
  month: 1,
  year: 1 / 12,
};

const periods = Object.entries(PERIODS)
  .map(([name, source]) => `(?<${name}>${source})`)
  .join('|');
const NET = '(?: (?:netos|libres|brutos))?';
const ENDING = `(?: (?:pesos|mxn|mn))?${NET}(?: (?:${periods}))?${NET}(?<upwards> ${UPWARDS})?`;

const SINGLE = wordPattern(
  `(?<paying>${PAYING})?(?<least>${LEAST})?(?<amount>${AMOUNT})(?<thousands>${THOUSANDS})?(?<pesos> pesos)?${ENDING}`,
);
const RANGE = wordPattern(
  `(?<paying>${PAYING})?(?:entre|de) (?<amount>${AMOUNT})(?<firstThousands>${THOUSANDS})? (?:y|a) (?<most>${AMOUNT})(?<thousands>${THOUSANDS})?(?<pesos> pesos)?${ENDING}`,
);

/** MXN a month that an amount is: below, an amount without a period may be of a week; above, it is no pay. */
const LEAST_PLAIN = 4_000;
const LEAST_MONTH = 1_000;
const MOST_MONTH = 300_000;

/** Words before an amount that make it the most, or no pay at all: 'hasta 15 mil', 'de 8 a 5'. */
const OTHER_MEANING = /(?:^| )(?:hasta|maximo|menos|maximo de|menos de|no|numero|cp|codigo postal)$/;

function toNumber(amount: string, thousands: boolean): number {
  const value = Number(amount.replace(/ 00$/, '').replace(' ', ''));
  return thousands && value < 1_000 ? value * 1_000 : value;
}

type Groups = Readonly<Record<string, string | undefined>>;

const findPeriod = (groups: Groups): Period | undefined =>
  (Object.keys(PERIODS) as Period[]).find((name) => groups[name] !== undefined);

/** Lowest and highest hourly pay, MXN: an amount outside is not read as pay. */
const LEAST_HOUR = 10;
const MOST_HOUR = 5_000;

function toMonth(amount: number, period: Period | undefined): number | null {
  if (period === 'hour' || (period === undefined && amount < LEAST_PLAIN)) return null;
  const month = Math.round(amount * PER_MONTH[period ?? 'month']);
  return month >= LEAST_MONTH && month <= MOST_MONTH ? month : null;
}

function readRange(groups: Groups): Condition | null {
  const period = findPeriod(groups);
  const thousands = groups['thousands'] !== undefined;
  const min = toMonth(toNumber(groups['amount'] ?? '', thousands), period);
  const max = toMonth(toNumber(groups['most'] ?? '', thousands), period);
  if (min === null || max === null || min >= max) return null;
  // The address names the first amount that is too much.
  return {
    text: `De ${formatMoney(min)} a ${formatMoney(max)} al mes`,
    params: { smin: min, smax: max + 1 },
  };
}

function readLeast(groups: Groups): Condition | null {
  const isCertain = ['paying', 'least', 'thousands', 'pesos', 'upwards'].some(
    (name) => groups[name] !== undefined,
  );
  const period = findPeriod(groups);
  if (!isCertain && period === undefined) return null;
  const amount = toNumber(groups['amount'] ?? '', groups['thousands'] !== undefined);
  if (period === 'hour')
    return amount >= LEAST_HOUR && amount <= MOST_HOUR
      ? { text: `Desde ${formatMoney(amount)} por hora`, params: { hmin: amount } }
      : null;
  const min = toMonth(amount, period);
  return min === null ? null : { text: `Desde ${formatMoney(min)} al mes`, params: { smin: min } };
}

/** Pay: '15 mil al mes', 'más de 20000', 'sueldo de 3000 semanales', 'entre 10 y 15 mil'. One amount is the least. */
export const readPay: ConditionReader = (rest, before) => {
  if (OTHER_MEANING.test(before)) return null;
  for (const [pattern, read] of [
    [RANGE, readRange],
    [SINGLE, readLeast],
  ] as const) {
    const match = pattern.exec(rest);
    const condition = match?.groups && read(match.groups);
    if (match && condition) return { ...condition, length: countWords(match[0].trim()) };
  }
  return null;
};
