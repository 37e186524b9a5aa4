import type { JobPay, SalaryMarketAnswer } from '@chamba/kernel/api';
import { formatCount, formatMoney } from '@chamba/kernel/format';
import { monthName } from '../money/amounts.ts';

/** What comparable offers pay. */
export type Market = NonNullable<SalaryMarketAnswer['market']>;

/** Pay of the offer, MXN a month. */
export type MonthlyPay = NonNullable<JobPay['monthly']>;

const money = (amount: number): string => formatMoney(Math.round(amount));

/**
 * Where the offer stands, in words: the short conclusion first.
 * @param pay null for an offer without pay: then only the market is described.
 */
export function marketConclusion(market: Market, pay: MonthlyPay | null): { lead: string; rest: string } {
  const { lower, upper, median } = market;
  if (!pay) {
    return {
      lead: `La mediana es ${money(median)} al mes.`,
      rest: `La mitad de las ofertas paga de ${money(lower)} a ${money(upper)}.`,
    };
  }
  const middle = (pay.from + pay.to) / 2;
  const lead =
    middle < lower ? 'Por debajo del rango.' : middle > upper ? 'Por encima del rango.' : 'Dentro del rango.';
  const subject = pay.from === pay.to ? 'El sueldo' : 'El punto medio';
  const difference = Math.round(middle - median);
  const rest =
    difference === 0
      ? `${subject} es igual a la mediana.`
      : `${subject} es ${money(Math.abs(difference))} ${difference > 0 ? 'mayor' : 'menor'} que la mediana.`;
  return { lead, rest };
}

/** The range of an estimate and what it is worth, in words: the range first. */
export function estimateConclusion({ share, from, to }: NonNullable<Market['estimate']>): {
  lead: string;
  rest: string;
} {
  const range = from === to ? `cerca de ${money(from)}` : `de ${money(from)} a ${money(to)}`;
  return {
    lead: `Probablemente ${range} al mes.`,
    rest: `Esta vacante no publica su sueldo: es nuestro cálculo, y ${Math.round(share * 10)} de cada 10 vacantes parecidas pagan dentro de ese rango.`,
  };
}

/** A name inside a sentence: 'Cajero' is not shouted, 'IMSS' stays as it is. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function periodText({ isrecent, from, to }: Market): string {
  if (isrecent) return 'de los últimos 2 meses';
  const [fromYear = '', fromMonth = ''] = from.split('-');
  const [toYear = '', toMonth = ''] = to.split('-');
  const end = `${monthName(Number(toMonth))} de ${toYear}`;
  if (fromYear !== toYear) return `publicadas de ${monthName(Number(fromMonth))} de ${fromYear} a ${end}`;
  return fromMonth === toMonth
    ? `publicadas en ${end}`
    : `publicadas de ${monthName(Number(fromMonth))} a ${end}`;
}

const KINDS = { net: 'netos', gross: 'brutos' } as const;

/** What is compared with what: 'Con 1,206 ofertas de cajero en Jalisco de los últimos 2 meses.' and of which pay. */
export function marketBasis(market: Market): string {
  const { offers, name, place, pay, isparttime, lower, upper } = market;
  const work = `${inSentence(name)}${isparttime ? ', de medio tiempo,' : ''}`;
  const basis = `Con ${formatCount(offers)} ofertas de ${work} en ${place || 'todo México'} ${periodText(market)}.`;
  const kind = pay ? ` Sueldos ${KINDS[pay]} al mes;` : ' Sueldos al mes;';
  return `${basis}${kind} la mitad está en el rango de ${money(lower)} a ${money(upper)}.`;
}

/** The chart in one sentence, for those who do not see it. */
export function chartTitle(market: Market, pay: MonthlyPay | null): string {
  const first = market.bins[0]?.from ?? 0;
  const last = market.bins.at(-1)?.to ?? 0;
  const offer = pay
    ? pay.from === pay.to
      ? ` Esta oferta paga ${money(pay.from)}.`
      : ` Esta oferta paga de ${money(pay.from)} a ${money(pay.to)}.`
    : '';
  return `Distribución de sueldos de ${inSentence(market.name)}, de ${money(first)} a ${money(last)} al mes. La mediana es ${money(market.median)}.${offer}`;
}

/** The amounts of each bar in words; the outermost ones may reach further. */
export function binLabels({ bins, isopenlow, isopenhigh }: Market): string[] {
  return bins.map(({ from, to }, place) => {
    if (place === 0 && isopenlow) return `Menos de ${money(to)}`;
    if (place === bins.length - 1 && isopenhigh) return `${money(from)} o más`;
    return `${money(from)} – ${money(to - 1)}`;
  });
}
