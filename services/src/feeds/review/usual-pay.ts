import { SUBCATEGORY_STEP } from '../../catalogue/categories.ts';
import { DAYS_A_MONTH, WEEKS_A_MONTH, minimumWageOn } from '../../pay/minimum-wage.ts';
import { inForce, monthlyUma, TAX_DATA } from '../../pay/tax-data.ts';
import type { AdText } from './ad-text.ts';

/**
 * Pay that 95 of 100 vacancies of a category stay below, in monthly UMA of their year, so that it follows prices: of the
 * shipped vacancies of 2018 and 2020 (a test reckons it from them). Category 0 holds titles without one.
 */
export const HIGH_PAY: Readonly<Record<number, number>> = {
  0: 5.68,
  1: 5.31,
  2: 6.12,
  3: 4.9,
  4: 6.12,
  5: 4.9,
  6: 5.39,
  7: 4.9,
  8: 7.11,
  9: 9.79,
  10: 12.24,
  11: 6.94,
  12: 5.94,
  13: 3.43,
  14: 3.41,
  15: 2.65,
  16: 5.26,
  17: 6.12,
  18: 6.12,
  19: 5.31,
  20: 9.84,
  21: 6.12,
  22: 3.26,
};

/** Times the high pay of its category from which pay is far above it: wages have outgrown prices since 2018. */
const FAR_ABOVE = 3;

/** Times the minimum wage below which no pay is suspicious: it has grown more than wages have. */
const LEAST_MINIMUM_WAGES = 3;

/** Titles whose pay says nothing about their category's: managers, professionals, and what is paid by the job. */
const WELL_PAID =
  /\b(?:gerent|director|directiv|direccion|rector|catedratic|profesor|planner|financier|patrimonial|integrador|subdirec|jef[ea]|head|lead|manager|senior|sr\b|ejecutiv|socio|ceo|cfo|cto|vp|vicepres|country|coordinador|superintend|ingenier|arquitect|medic|doctor|ciruj|pilot|capitan|abogad|notari|actuari|consultor|desarrollador|developer|engineer|architect|programador|cientific|data|especialista|analista|key account|kam\b|inmobiliari|seguros|comercial|closer|broker|operador(?:es)? de (?:quinta|full|trailer|tracto)|quinta rueda|tracto|trailer|full\b|soldador|buzo|perforador|plataforma|chef)/;

/**
 * The monthly pay in MXN from which an advertisement promises far more than its category pays.
 * @param day ISO date whose prices count.
 * @returns null where no figures are published for that day.
 */
export function findFarAbove(subcategory: number, day: string): number | null {
  const uma = inForce(TAX_DATA.umas, day);
  const minimum = minimumWageOn(day, 'general');
  const high = HIGH_PAY[Math.floor(subcategory / SUBCATEGORY_STEP)];
  if (!uma || !minimum || high === undefined) return null;
  return Math.max(high * monthlyUma(uma) * FAR_ABOVE, minimum.monthly * LEAST_MINIMUM_WAGES);
}

/** Whether the pay of a title is judged at all. */
export const isPayJudged = (foldedTitle: string): boolean => !WELL_PAID.test(foldedTitle);

const PERIODS: ReadonlyArray<readonly [period: RegExp, times: number]> = [
  [/^(?:diari|al dia|por dia|x dia|cada dia)/, DAYS_A_MONTH],
  [/^(?:semanal|a la semana|por semana|x semana|cada semana)/, WEEKS_A_MONTH],
  [/^(?:quincenal|a la quincena|por quincena|cada quincena)/, 2],
];

const STATED =
  /\b(?:gan\w+|ingresos?|sueldos?|salarios?|pag[oa]s?|pagamos|percib\w+|recib\w+|cobra\w*)\b[^\n]{0,30}?\$? ?(\d{4,6})(?: (?:pesos|mxn|m\.n|libres|netos))* ((?:diari|al dia|por dia|x dia|cada dia|semanal|a la semana|por semana|x semana|cada semana|quincenal|a la quincena|por quincena|cada quincena|mensual|al mes|por mes|cada mes)\w*)/g;

/** The highest pay that the words of an advertisement promise, MXN a month, with the clause that does; null without one. */
export function findPromisedPay(text: AdText): { monthly: number; quote: string } | null {
  let highest: { monthly: number; quote: string } | null = null;
  for (const { folded, original } of text.clauses) {
    if (!/\d{4}/.test(folded)) continue;
    for (const [, amount = '', period = ''] of folded.matchAll(STATED)) {
      const times = PERIODS.find(([pattern]) => pattern.test(period))?.[1] ?? 1;
      const monthly = Number(amount) * times;
      if (highest === null || monthly > highest.monthly) highest = { monthly, quote: original };
    }
  }
  return highest;
}
