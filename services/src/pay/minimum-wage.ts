import { TAX_DATA, inForce } from './tax-data.ts';

/** Where a minimum wage holds: the northern border has had its own since 2019. */
export type WageZone = 'general' | 'frontier';

/** The legal minimum of a day and zone. Amounts are MXN. */
export type LegalMinimum = {
  daily: number;
  /** 365/12 days come to 30.4. */
  monthly: number;
  /** Of the longest ordinary week, 48 hours, reckoned by the month as offers are. */
  perHour: number;
  zone: WageZone;
  /** First day it was in force, ISO. */
  from: string;
  /** Last day it was in force, ISO. */
  to: string;
  /** Whether the day had zones at all. */
  hasZones: boolean;
};

/** Days of a month in reckonings by the month. */
export const DAYS_A_MONTH = 30.4;
/** Weeks of a month. */
export const WEEKS_A_MONTH = 52 / 12;
/** Longest ordinary working week by day (federal labour law, article 61, six days of eight hours). */
export const LEGAL_WEEK_HOURS = 48;

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const FRONTIER = new Set(TAX_DATA.frontier.map(({ key }) => Number(key)));

/** Zone of a municipality by its five-digit INEGI key as a number. Before 2019 the law knew no such zone. */
export const findZone = (municipality: number): WageZone =>
  FRONTIER.has(municipality) ? 'frontier' : 'general';

/**
 * The minimum wage of a day and zone; null where no figure is published. A zone that did not exist yet counts as the
 * general one.
 * @param date ISO date.
 */
export function minimumWageOn(date: string, zone: WageZone): LegalMinimum | null {
  const wage = inForce(TAX_DATA.minimumWages, date);
  if (!wage) return null;
  const daily = zone === 'frontier' ? (wage.frontier ?? wage.general) : wage.general;
  const monthly = cents(daily * DAYS_A_MONTH);
  return {
    daily,
    monthly,
    perHour: cents(monthly / (LEGAL_WEEK_HOURS * WEEKS_A_MONTH)),
    zone: wage.frontier === null ? 'general' : zone,
    from: wage.from,
    to: wage.to,
    hasZones: wage.frontier !== null,
  };
}
