/** Pay as offers store it. Amounts are MXN, `salarytime` is 0 month, 1 hour, 2 week, 3 year. */
export type Pay = { salaryfrom: number; salaryto: number; salarytime: number; salarynet: boolean | null };

export const NO_PAY: Pay = { salaryfrom: 0, salaryto: 0, salarytime: 0, salarynet: null };

/** Period that an amount is paid for. */
export type PayUnit = 'HOUR' | 'DAY' | 'WEEK' | 'FOURTEEN_DAYS' | 'FORTNIGHT' | 'MONTH' | 'YEAR';

/** Days of a month in Mexican pay: a daily wage times 30.4 is the monthly one. */
const DAYS_A_MONTH = 30.4;

/** Twice a month. */
const FORTNIGHTS_A_MONTH = 2;

type Unit = {
  salarytime: number;
  /** Amounts of the stored period that one of these is. */
  times: number;
  /** Smallest and largest amount that a job in Mexico pays for the period, with room on both sides. */
  least: number;
  most: number;
};

const UNITS: Readonly<Record<PayUnit, Unit>> = {
  HOUR: { salarytime: 1, times: 1, least: 15, most: 5_000 },
  DAY: { salarytime: 0, times: DAYS_A_MONTH, least: 60, most: 30_000 },
  WEEK: { salarytime: 2, times: 1, least: 300, most: 150_000 },
  FOURTEEN_DAYS: { salarytime: 0, times: DAYS_A_MONTH / 14, least: 600, most: 300_000 },
  FORTNIGHT: { salarytime: 0, times: FORTNIGHTS_A_MONTH, least: 600, most: 300_000 },
  MONTH: { salarytime: 0, times: 1, least: 1_000, most: 1_000_000 },
  YEAR: { salarytime: 3, times: 1, least: 12_000, most: 10_000_000 },
};

/** A range this wide is a slip of the pen: '12 a 15,000' read as twelve pesos. */
const WIDEST_RANGE = 20;

/**
 * Pay of a range and its unit; a missing end, written as 0, is the other one. Daily pay becomes monthly, as payrolls do
 * it; whether it is net is what the source says.
 * @returns null when the amounts cannot be what the period pays: twelve pesos a month were twelve thousand.
 */
export function toPay(from: number, to: number, unit: PayUnit, net: boolean | null): Pay | null {
  const { salarytime, times, least, most } = UNITS[unit];
  const low = from === 0 ? to : from;
  const high = to === 0 ? from : to;
  if (low < least || high > most || low > high || high > low * WIDEST_RANGE) return null;
  const scale = (amount: number): number => Math.round(amount * times);
  return { salaryfrom: scale(low), salaryto: scale(high), salarytime, salarynet: net };
}

/** What a text says of net or gross: null when it says nothing, or both. */
export function parseNet(text: string): boolean | null {
  const net = /\b(net[oa]s?|libres?|después de impuestos|despues de impuestos|take home)\b/i.test(text);
  const gross = /\b(brut[oa]s?|antes de impuestos|gross|nominal(es)?)\b/i.test(text);
  return net === gross ? null : net;
}
