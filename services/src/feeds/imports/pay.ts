/** Pay as offers store it. Amounts are MXN, `salarytime` is 0 month, 1 hour, 2 week, 3 year. */
export type Pay = { salaryfrom: number; salaryto: number; salarytime: number; salarynet: boolean | null };

export const NO_PAY: Pay = { salaryfrom: 0, salaryto: 0, salarytime: 0, salarynet: null };

/** Days of a month in Mexican pay: a daily wage times 30.4 is the monthly one. */
const DAYS_A_MONTH = 30.4;

/** Twice a month. */
const FORTNIGHTS_A_MONTH = 2;

/** Largest amount taken for pay; beyond it something else was written. */
const MAX_PAY = 10_000_000;

type Unit = { salarytime: number; times: number };

const UNITS: Readonly<Record<string, Unit>> = {
  HOUR: { salarytime: 1, times: 1 },
  DAY: { salarytime: 0, times: DAYS_A_MONTH },
  WEEK: { salarytime: 2, times: 1 },
  FORTNIGHT: { salarytime: 0, times: FORTNIGHTS_A_MONTH },
  MONTH: { salarytime: 0, times: 1 },
  YEAR: { salarytime: 3, times: 1 },
};

/** Words by which a text names the period of its pay. */
const PERIODS: ReadonlyArray<readonly [RegExp, keyof typeof UNITS]> = [
  [/\b(por hora|la hora|x hora|an hour|hourly|per hour|\/ ?h(ora|r)?)\b/i, 'HOUR'],
  [/\b(diari[oa]s?|por d[ií]a|al d[ií]a|daily|per day)\b/i, 'DAY'],
  [/\b(semanal(es)?|por semana|a la semana|weekly|per week)\b/i, 'WEEK'],
  [/\b(quincenal(es)?|por quincena|a la quincena)\b/i, 'FORTNIGHT'],
  [/\b(mensual(es)?|por mes|al mes|monthly|per month|a month|\/ ?mes)\b/i, 'MONTH'],
  [/\b(anual(es)?|por a[ñn]o|al a[ñn]o|yearly|per year|a year|per annum)\b/i, 'YEAR'],
];

/** Names of the units as JobPosting writes them. */
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/**
 * Pay of a range and its unit. Daily pay becomes monthly, as payrolls do it; whether it is net is what the source says.
 * @returns null when the amounts cannot be pay.
 */
export function toPay(from: number, to: number, unit: string, net: boolean | null): Pay | null {
  const known = UNITS[unit];
  if (!known) return null;
  const scaled = [from, to].map((amount) => Math.round(amount * known.times));
  const [low = 0, high = 0] =
    scaled[0] === 0 ? [scaled[1], scaled[1]] : scaled[1] === 0 ? [scaled[0], scaled[0]] : scaled;
  if (low <= 0 || high > MAX_PAY || low > high) return null;
  return { salaryfrom: low, salaryto: high, salarytime: known.salarytime, salarynet: net };
}

/** What a text says of net or gross: null when it says nothing, or both. */
export function parseNet(text: string): boolean | null {
  const net = /\b(net[oa]s?|libres?|después de impuestos|take home)\b/i.test(text);
  const gross = /\b(brut[oa]s?|antes de impuestos|gross)\b/i.test(text);
  return net === gross ? null : net;
}

/**
 * Pay of a text such as '$9,000 a $11,000 mensuales'. Nothing is guessed: without its period, or in another currency,
 * a text is no pay.
 */
export function readPay(text: string): Pay | null {
  if (/\b(usd|eur|d[oó]lares|euros|us\$)|€/i.test(text)) return null;
  const unit = PERIODS.find(([pattern]) => pattern.test(text))?.[1];
  if (!unit) return null;
  const amounts = [...text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?/g)].map(([amount]) =>
    Number(amount.replaceAll(',', '')),
  );
  const [from = 0, to = from] = amounts;
  return amounts.length === 0 || amounts.length > 2 ? null : toPay(from, to, unit, parseNet(text));
}
