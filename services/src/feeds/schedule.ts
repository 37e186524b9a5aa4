/** When the work is done, as the public portal records it. */
export type WorkingTime = {
  /** Hour as hhmm: 800, 1730, 2400. */
  start: number;
  end: number;
  /** Hours a day, breaks included. */
  hours: number;
  /** Monday to Sunday. */
  days: readonly boolean[];
};

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Whether the hours can be true; the source has 5–7 % that cannot. */
export function hasPossibleHours(time: WorkingTime): boolean {
  return time.hours >= 2 && time.hours <= 16 && time.start !== time.end;
}

/** The one day off in the middle of a week, which is shorter to say than the six others; -1 if there is none. */
function dayOff(days: readonly boolean[]): number {
  const off = days.indexOf(false);
  return days.filter(Boolean).length === DAYS.length - 1 && off > 0 && off < DAYS.length - 1 ? off : -1;
}

/**
 * The days in words: 'Lunes a viernes', 'Todos los días', 'Todos los días menos martes', 'Lunes, miércoles y viernes';
 * empty when none is set.
 */
export function daysInWords(days: readonly boolean[]): string {
  const names = DAYS.filter((_, index) => days[index]);
  const first = days.indexOf(true);
  const isRun = names.length >= 3 && days.slice(first, first + names.length).every(Boolean);
  let text = names.join(', ');
  if (names.length === 7) text = 'todos los días';
  else if (dayOff(days) > 0) text = `todos los días menos ${DAYS[dayOff(days)]}`;
  else if (isRun) text = `${names[0]} a ${names.at(-1)}`;
  else if (names.length >= 2) text = `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
  return text === '' ? '' : text[0]?.toUpperCase() + text.slice(1);
}

const clock = (hhmm: number): string =>
  `${Math.floor(hhmm / 100) % 24}:${String(hhmm % 100).padStart(2, '0')}`;

const PLURALS = [...DAYS.slice(0, 5), 'sábados', 'domingos'];

/** The days as they stand in a sentence: 'de lunes a viernes', 'los sábados y domingos'; empty when none is set. */
export function workDaysInWords(days: readonly boolean[]): string {
  const text = daysInWords(days);
  if (text === '') return '';
  const count = days.filter(Boolean).length;
  if (count === DAYS.length) return 'todos los días';
  if (dayOff(days) > 0) return `todos los días menos los ${PLURALS[dayOff(days)]}`;
  if (/ a /.test(text)) return `de ${text.toLowerCase()}`;
  const names = PLURALS.filter((_, index) => days[index]);
  return `los ${count === 1 ? names[0] : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`}`;
}

/** The hours as they stand in a sentence: 'de 9:00 a 18:00', 'de 22:00 a 6:00 del día siguiente'. */
export function hoursInWords(time: WorkingTime): string {
  const nextDay = time.end % 2400 < time.start % 2400 && time.end % 2400 > 0;
  return `de ${clock(time.start)} a ${clock(time.end)}${nextDay ? ' del día siguiente' : ''}`;
}

/** Days and hours in words: 'Lunes a viernes, de 9:00 a 18:00'. Impossible hours are left out. */
export function scheduleInWords(time: WorkingTime): string {
  const days = daysInWords(time.days);
  if (!hasPossibleHours(time)) return days;
  const hours = `de ${clock(time.start)} a ${clock(time.end)}`;
  return days === '' ? hours : `${days}, ${hours}`;
}
