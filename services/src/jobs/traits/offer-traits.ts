import type { OfferRecord } from '../../model/offer-record.ts';
import { packTraits } from '../../model/traits.ts';
import { payOfOffer } from '../../pay/offer-pay.ts';
import { readExperience, readExperienceField } from './experience.ts';
import { hasVaryingShifts, readHours, readNamedShifts, toShift } from './shifts.ts';
import { readWorkDays, toWorkDays } from './work-days.ts';

type Described = Pick<OfferRecord, 'title' | 'jobbody' | 'schedule' | 'facts' | 'days_week' | 'issample'>;
type Timed = Pick<OfferRecord, 'title' | 'jobbody' | 'schedule' | 'issample'>;

/** Lines of a description that are about the working time. */
const ABOUT_TIME = /horario|turno|jornada|d[ií]as laborales|lunes|\bL\s?[-aA]\s?[VS]\b/;
const MAX_LINES = 6;

/** What an offer says of its working time: its schedule, else the lines of its description that are about it. */
function getWorkingTime({ schedule, jobbody, issample }: Timed): string {
  // A sample's description only repeats its record.
  if (schedule !== '' || issample) return schedule;
  return jobbody
    .split(/\n|(?<=\p{L}{3})\.\s/u)
    .filter((line) => ABOUT_TIME.test(line) && line.length <= 300)
    .slice(0, MAX_LINES)
    .join('. ');
}

/** What a title names goes before the hours: some of these are what a form had as its default. */
function getShifts({ title }: Described, time: string): number {
  const named = readNamedShifts(title);
  if (named !== 0 || hasVaryingShifts(title)) return named;
  const hours = readHours(time);
  if (hours.length === 0) return readNamedShifts(time);
  // Weekends have hours of their own: the first ones are those of the week.
  return hours.length === 1 || /s[aá]bado/i.test(time)
    ? toShift(hours[0] ?? { from: 0, to: 0 })
    : readNamedShifts(time);
}

function getWorkDays({ title, days_week }: Described, time: string): number {
  if (/\b(?:fin|fines) de semana\b/i.test(title)) return toWorkDays(96, null);
  return toWorkDays(readWorkDays(time), days_week);
}

function getExperience({ title, facts, jobbody, issample }: Described): number {
  const field = facts.find(({ label }) => label === 'Experiencia')?.value ?? '';
  return readExperience(title) || readExperienceField(field) || (issample ? 0 : readExperience(jobbody));
}

/** Shift, days and experience of an offer in one number. */
export function getTraits(offer: Described): number {
  const time = getWorkingTime(offer);
  return packTraits({
    shifts: getShifts(offer, time),
    workdays: getWorkDays(offer, time),
    experience: getExperience(offer),
  });
}

/** Days beside a week of others, which have hours of their own: 'lunes a viernes de 9 a 6 y medio sábado'. */
const OTHER_DAYS = /\b(?:viernes|v|vie)\b.*\b(?:s[aá]bados?|s[aá]b|domingos?|dom)\b|\bmedio d[ií]a\b/is;

/**
 * Hours a day and days a week, where an offer says one for certain: the same hours on certain days.
 * @returns both, or null for both: pay by the hour needs both.
 */
export function readHoursAWeek(offer: Timed): Pick<OfferRecord, 'hours_day' | 'days_week'> {
  const unknown = { hours_day: null, days_week: null };
  const time = getWorkingTime(offer);
  const [hours, ...others] = readHours(time);
  const days = readWorkDays(time);
  if (!hours || others.length > 0 || days === 0) return unknown;
  if (OTHER_DAYS.test(time) || hasVaryingShifts(`${offer.title} ${time}`)) return unknown;
  const count = [0, 1, 2, 3, 4, 5, 6].filter((day) => (days >> day) & 1).length;
  return { hours_day: (hours.to - hours.from) / 60, days_week: count };
}

/** Pay an hour in whole MXN, the lower end, by which offers are filtered; 0 where it is not known. */
export const getHourlyPay = (offer: OfferRecord): number => Math.floor(payOfOffer(offer)?.perHour?.from ?? 0);
