import type { SettingsAnswer } from '@chamba/kernel/api';

const DAY_MS = 86_400_000;

/** Units of an age, the longest first, in days. */
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const;

const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });

/**
 * How long ago something was, in whole days, months or years.
 * @param now epoch ms to count from.
 * @returns empty for what is no date.
 * @example describeAge('2026-08-20T12:00:00Z', Date.parse('2026-11-25T12:00:00Z')) // 'hace 3 meses'
 */
export function describeAge(date: string, now: number): string {
  const days = Math.floor((now - Date.parse(date)) / DAY_MS);
  if (Number.isNaN(days)) return '';
  const [unit, length] = UNITS.find(([, least]) => days >= least) ?? ['day', 1];
  return relative.format(-Math.max(0, Math.floor(days / length)), unit);
}

/** When the password was set; empty where that is not known. */
export function describePassword(changed: string, now: number): string {
  const age = describeAge(changed, now);
  return age ? `Cambiada ${age}` : '';
}

/** Which mails an account gets, in a few words. */
export function describeMessages({ optout, messages }: Pick<SettingsAnswer, 'optout' | 'messages'>): string {
  const wanted = Object.values(messages).filter(Boolean).length;
  if (optout === 1 || wanted === 0) return 'Solo los de tu cuenta';
  return wanted === Object.keys(messages).length ? 'Vacantes, sugerencias y avisos' : 'Algunos';
}
