import { plainLine } from './html-text.ts';
import { parseNet, toPay } from './pay.ts';
import type { Pay, PayUnit } from './pay.ts';

/** What a period is called: as an adverb, as a noun, and in English, in small letters without accents. */
const WORDS: ReadonlyArray<readonly [unit: PayUnit, adverbs: string, nouns: string, english: string]> = [
  ['HOUR', '', 'horas?(?: trabajadas?)?|hrs?', 'an hour|hourly|per hour|/ ?hour'],
  ['DAY', 'diari[oa]s?|diariamente', 'dias?|jornada', 'a day|daily|per day|/ ?day'],
  ['WEEK', 'semanal(?:es|mente)?', 'semanas?|sem', 'a week|weekly|per week|/ ?week'],
  ['FOURTEEN_DAYS', 'catorcenal(?:es|mente)?', 'catorcenas?', 'every two weeks|bi ?-?weekly'],
  ['FORTNIGHT', 'quincenal(?:es|mente)?', 'quincenas?|qnas?', 'semi ?-?monthly'],
  ['MONTH', 'mensual(?:es|mente)?|mens', 'mes|meses', 'a month|monthly|per month|/ ?month'],
  ['YEAR', 'anual(?:es|mente)?', 'anos?', 'a year|/ ?year|yearly|per year|per annum|annual(?:ly)?'],
];

/** Ways to name a period behind an amount: 'mensuales', 'por mes', '/mes', or the bare noun next to the amount. */
const PERIODS: ReadonlyArray<readonly [PayUnit, RegExp]> = WORDS.map(([unit, adverbs, nouns, english]) => [
  unit,
  new RegExp(
    [
      `(?<![a-z])(?:${[adverbs, english].filter(Boolean).join('|')})\\b`,
      `\\b(?:por|x|p|a la|al|a|el|la|cada|c) ?/?(?:${nouns})\\b`,
      `/ ?(?:${nouns})\\b`,
      `(?<=[\\dk] ?|\\b(?:mil|pesos|mxn|mn|m\\.n\\.) )(?:${nouns})\\b`,
    ].join('|'),
  ),
]);

/** Names of units as data has them, beside the words of texts. */
const UNIT_NAMES: ReadonlyArray<readonly [PayUnit, RegExp]> = WORDS.map(([unit, adverbs, nouns, english]) => [
  unit,
  new RegExp(`^(?:(?:por|x|al|a la|cada|per) )?(?:${[adverbs, nouns, english].filter(Boolean).join('|')})$`),
]);

/** Units in English and by their codes of trade, which texts do not use. */
const CODES: ReadonlyMap<string, PayUnit> = new Map([
  ['hour', 'HOUR'],
  ['hur', 'HOUR'],
  ['day', 'DAY'],
  ['week', 'WEEK'],
  ['wee', 'WEEK'],
  ['biweek', 'FOURTEEN_DAYS'],
  ['month', 'MONTH'],
  ['mon', 'MONTH'],
  ['year', 'YEAR'],
  ['ann', 'YEAR'],
]);

/** Words that count time and are no period of the pay: 'fines de semana libres', '6 días a la semana' keeps its number. */
const OTHER_TIMES =
  /\bfin(?:es)? de semana\b|\bdias? (?:de )?(?:descanso|libres?|festivos?)\b|\b(?:horas?|dias?|turnos?) (?:por|a la|al|x) (?:semana|dia)\b/g;

/** How often one is paid says nothing of what the amount is for: '$12,000 mensuales, pagos semanales'. */
const PAYDAYS =
  /\b(?:pagos?|pagad[oa]s?|pagader[oa]s?|nomina|deposito|cobras?|te pagamos|forma de pago|esquema de pago)(?: \w+)? ?:? ?(?:es |en |de forma |de manera )?(?:semanal(?:es|mente)?|quincenal(?:es|mente)?|catorcenal(?:es|mente)?|mensual(?:es|mente)?|por semana|por quincena|cada semana|cada quincena|diari[oa]s?)/g;

/** Currencies other than the peso. */
const FOREIGN = /\b(?:usd|eur|cad|dolar(?:es)?|dlls?|dls|euros?|gbp)\b|us ?\$|u\$s|€|£/;

/** Words before an amount that make it something else than the pay. */
const NOT_THE_PAY =
  /\b(?:comision(?:es)?|bonos?|vales?|propinas?|incentivos?|apoyo|ayuda|premios?|aguinaldo|despensa|metas?|garantia)\b/;

/** Words before an amount that make it no more than an edge of the pay, or near it. */
const ONLY_AN_EDGE =
  /\b(?:hasta|up to|maximo|max|desde|from|a partir de|mas de|minimo|min|superior(?:es)? a|arriba de|menos de|promedio|aprox\w*|alrededor de|cerca de)\b/;

/** An amount: its thousands apart by comma, full stop, space or apostrophe, then decimals, then 'k' or 'mil'. */
const AMOUNT =
  /(?<![\d.,])(\d{1,3}(?:([ ,.'’])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?(?![\d])(?![.,]\d)(?: ?(k|mil|m)\b(?! ?[./]? ?n\b))?/g;

/** What may stand between the two ends of a range. */
const RANGE =
  /^ ?(?:pesos|mxn|mn|m\.n\.)? ?(?:a|al|-|–|—|~|hasta|y|to|and|a los) ?(?:los )?(?:mxn|mx)? ?\$? ?$/;

type Amount = { value: number; isMultiplied: boolean; start: number; end: number };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:15|quince) dias\b/g, 'quincena')
    // The amount once more in words, as cheques have it.
    .replace(/\([a-z ]+\b\d\d\/100[^)]*\)/g, ' ')
    .trim();

/** The amounts of a text; null when it has digits that belong to none. */
function readAmounts(text: string): Amount[] | null {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, digits = '', , decimals = '', times = ''] = match;
    const value = Number(`${digits.replace(/[ ,.'’]/g, '')}.${decimals || '0'}`);
    // Millions are no pay; a lone 'm' may be anything.
    if (times === 'm') return null;
    amounts.push({
      value: times === '' ? value : Math.round(value * 1_000),
      isMultiplied: times !== '',
      start: match.index,
      end: match.index + whole.length,
    });
  }
  const rest = text.replace(AMOUNT, '');
  return /\d/.test(rest) ? null : amounts;
}

/** The ends of a range, or one amount twice; null when the amounts are neither. */
function readRange(text: string, amounts: readonly Amount[]): readonly [from: number, to: number] | null {
  const [first, second] = amounts;
  if (!first || amounts.length > 2) return null;
  if (!second) return [first.value, first.value];
  if (!RANGE.test(text.slice(first.end, second.start))) return null;
  // '8 a 10 mil', '12-15k': what the second end counts in, the first one does too.
  const from =
    second.isMultiplied && !first.isMultiplied && first.value < 1_000 ? first.value * 1_000 : first.value;
  return [from, second.value];
}

/** The period that a unit names in any of the forms that data has: 'Mes', 'QUINCENA', 'MONTH', 'per month'. */
export function readUnit(text: string): PayUnit | null {
  const said = plain(text.replace(/[_./-]+/g, ' ')).trim();
  const named = UNIT_NAMES.find(([, pattern]) => pattern.test(said));
  return named?.[0] ?? CODES.get(said) ?? null;
}

/** Whether a text says that no pay is shown: then there is nothing to show. */
export function isPayWithheld(text: string): boolean {
  const said = plain(text)
    .replace(/[^a-z0-9$ ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    /^(?:mxn )?(?:\$ ?)?(?:0+(?: 0+)?)?$/.test(said) ||
    /^(?:n ?a|na|nd|n d|s n|null|none|undefined|nan|object object|null null|ninguno|no aplica|tbd|por definir|sin sueldo|sin salario|sin informacion|mxn|pesos)$/.test(
      said,
    ) ||
    /^(?:(?:el |la )?(?:sueldo|salario|pago|remuneracion|ingreso|salary)s? )?(?:es |esta )?(?:no (?:se )?(?:mostrad[oa]|muestra|especificad[oa]|especifica|publicad[oa]|publica|disponible|indicad[oa]|indica|definid[oa]|informad[oa]|revelad[oa]|proporcionad[oa])|sin (?:mostrar|especificar|definir|publicar)|ocult[oa]|confidencial|reservad[oa]|privad[oa]|not (?:shown|disclosed|specified|provided|available)|undisclosed|hidden)(?: por (?:la )?(?:compania|empresa|el reclutador|el empleador|empleador|reclutador)| by (?:the )?(?:company|employer))?$/.test(
      said,
    )
  );
}

/** Whether a text offers more than its figures: commissions, bonuses, benefits. It is then shown beside them. */
export const offersMore = (text: string): boolean =>
  /\+|\b(?:mas|comision(?:es)?|bonos?|vales?|propinas?|incentivos?|prestaciones|base)\b/.test(plain(text));

/**
 * Pay of a text such as '$9,000 a $11,000 mensuales', '12k al mes' or '8 mil quincenales'. Nothing is guessed: without its
 * period, in another currency, as an edge ('hasta $15,000') or among other numbers a text is no pay, and is to be shown
 * as it is written.
 * @param unit the period where something else than the text names it.
 */
export function readPay(text: string, unit: PayUnit | null = null): Pay | null {
  const said = plain(text).replace(PAYDAYS, ' ').replace(OTHER_TIMES, ' ');
  if (FOREIGN.test(said) || said.includes('%')) return null;
  const named = PERIODS.filter(([, pattern]) => pattern.test(said));
  if (named.length > 1) return null;
  const period = named[0]?.[0] ?? unit;
  const amounts = readAmounts(said);
  const range = amounts && readRange(said, amounts);
  if (!period || !range || (unit && period !== unit)) return null;
  const before = said.slice(0, amounts[0]?.start);
  // Nobody is paid less than nothing.
  if (/^ ?[-–—−] ?\$? ?$/.test(before)) return null;
  if (NOT_THE_PAY.test(before) || (amounts.length === 1 && ONLY_AN_EDGE.test(before))) return null;
  return toPay(range[0], range[1], period, parseNet(text));
}

/** Pay of a text, and the text where it says what the figures do not; nothing of a pay that is withheld. */
export function payOfText(source: string, unit: PayUnit | null = null): { pay: Pay | null; payText: string } {
  const text = plainLine(source);
  if (isPayWithheld(text)) return { pay: null, payText: '' };
  const pay = readPay(text, unit);
  return { pay, payText: pay && !offersMore(text) ? '' : text };
}
