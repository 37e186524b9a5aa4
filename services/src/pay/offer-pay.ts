import type { JobPay } from '@chamba/kernel/api';
import { WEEKS_A_MONTH, minimumWageOn, findZone } from './minimum-wage.ts';

/** What an offer says of its pay and hours. Amounts are MXN in the period of `salarytime`. */
export type OfferPayFacts = {
  salaryfrom: number;
  salaryto: number;
  /** 0 month, 1 hour, 2 week, 3 year. */
  salarytime: number;
  /** Null when the source does not say. */
  salarynet: boolean | null;
  /** Hours a working day, meals included, and working days a week; null when not known. */
  hours_day: number | null;
  days_week: number | null;
  /** Five-digit INEGI key of the municipality as a number; 0 when not known. */
  city: number;
  /** When the source published it. */
  source_date: Date;
};

type Range = { from: number; to: number };

const mexicanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
const round = (value: number, unit: number): number => Math.round(value / unit) * unit;
const cents = (amount: number): number => Math.round(amount * 100) / 100;
const tenths = (value: number): number => Math.round(value * 10) / 10;
const map = (range: Range | null, change: (value: number) => number): Range | null =>
  range && { from: change(range.from), to: change(range.to) };

/**
 * Pay of an offer by the month and by the hour worked, beside the legal minimum of the day it was published and of its
 * municipality. Hours a month are days × hours × 52 / 12; nothing is reckoned from hours that are not known.
 * @returns null if the offer states no pay.
 */
export function payOfOffer(offer: OfferPayFacts): JobPay | null {
  const ends = [offer.salaryfrom, offer.salaryto].filter((amount) => amount > 0);
  const stated = ends.length > 0 ? { from: Math.min(...ends), to: Math.max(...ends) } : null;
  if (!stated) return null;

  const isTimed = Boolean(offer.hours_day && offer.days_week);
  const hoursPerWeek = isTimed ? round((offer.hours_day ?? 0) * (offer.days_week ?? 0), 0.01) : null;
  const hoursPerMonth = hoursPerWeek === null ? null : hoursPerWeek * WEEKS_A_MONTH;
  const monthly = toMonthly(stated, offer.salarytime, hoursPerMonth);
  const perHour =
    offer.salarytime === 1
      ? stated
      : hoursPerMonth === null
        ? null
        : map(monthly, (amount) => amount / hoursPerMonth);

  const sourcedate = mexicanDay.format(offer.source_date);
  const minimum = minimumWageOn(sourcedate, findZone(offer.city));
  return {
    kind: offer.salarynet === null ? null : offer.salarynet ? 'net' : 'gross',
    monthly: map(monthly, cents),
    hoursPerDay: isTimed ? offer.hours_day : null,
    daysPerWeek: isTimed ? offer.days_week : null,
    hoursPerWeek: hoursPerWeek === null ? null : cents(hoursPerWeek),
    hoursPerMonth: hoursPerMonth === null ? null : cents(hoursPerMonth),
    perHour: map(perHour, cents),
    minimum: minimum && {
      daily: minimum.daily,
      monthly: minimum.monthly,
      perHour: minimum.perHour,
      zone: minimum.zone,
      from: minimum.from,
      hasZones: minimum.hasZones,
      times: map(monthly, (amount) => tenths(amount / minimum.monthly)),
    },
    sourcedate,
  };
}

function toMonthly(stated: Range, salarytime: number, hoursPerMonth: number | null): Range | null {
  if (salarytime === 1)
    return hoursPerMonth === null ? null : map(stated, (amount) => amount * hoursPerMonth);
  if (salarytime === 2) return map(stated, (amount) => amount * WEEKS_A_MONTH);
  return salarytime === 3 ? map(stated, (amount) => amount / 12) : stated;
}
