import { fold } from '../../text/words.ts';

const NAMES: Readonly<Record<string, number>> = {
  lunes: 0,
  lun: 0,
  l: 0,
  martes: 1,
  mar: 1,
  miercoles: 2,
  mie: 2,
  jueves: 3,
  jue: 3,
  viernes: 4,
  vie: 4,
  v: 4,
  sabado: 5,
  sabados: 5,
  sab: 5,
  s: 5,
  domingo: 6,
  domingos: 6,
  dom: 6,
  d: 6,
};
const WEEK = 127;
const MONDAY_TO_FRIDAY = 31;
const WEEKEND = 96;
const FRIDAY = 16;

const LONG = 'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?';
const SHORT = 'lun|mar|mie|jue|vie|sab|dom';
const RANGE = new RegExp(
  `\\b(?:(${LONG}|${SHORT}) (?:a|al|hasta) (?:el )?(${LONG}|${SHORT})|(l) a (v|s|d))\\b`,
  'g',
);
const DAY = new RegExp(`\\b(${LONG})\\b`, 'g');
const EVERY_DAY = /\b(?:todos los dias|toda la semana|7 dias (?:de|a) la semana)\b/;
const DAY_OFF = new RegExp(
  `\\b(?:menos|excepto|descans\\w+|descanso) (?:(?:los|el|en) )?(${LONG})(?: y (${LONG}))?\\b`,
  'g',
);
/** Days of the week in which no certain ones are worked. */
const VARYING =
  /\b(?:rolar|rotativ\w+|rotando|variable|algunos|disponibilidad|dias? (?:entre semana|festivos?))\b/;

const bit = (name: string | undefined): number => 1 << (NAMES[name ?? ''] ?? 0);

function range(from: number, to: number): number {
  let days = 0;
  for (let day = from; ; day = (day + 1) % 7) {
    days |= 1 << day;
    if (day === to) return days;
  }
}

/**
 * Days that a text says are worked, bit 0 for Monday to bit 6 for Sunday; 0 where it says none for certain.
 * @param text about the working time alone: 'Lunes a viernes, de 9:00 a 18:00', 'L-V 9 a 6 y sábados 9 a 2'.
 */
export function readWorkDays(text: string): number {
  const folded = fold(text.replaceAll(/(?<=\p{L})\s*[-–—]\s*(?=\p{L})/gu, ' a '));
  if (VARYING.test(folded)) return 0;
  let days = EVERY_DAY.test(folded) ? WEEK : 0;
  let off = 0;
  const rest = folded
    .replaceAll(DAY_OFF, (_, one?: string, other?: string) => {
      off |= bit(one) | (other ? bit(other) : 0);
      return ' ';
    })
    .replaceAll(RANGE, (_, from?: string, to?: string, first?: string, last?: string) => {
      days |= range(NAMES[from ?? first ?? ''] ?? 0, NAMES[to ?? last ?? ''] ?? 0);
      return ' ';
    });
  for (const [, name] of rest.matchAll(DAY)) days |= bit(name);
  return (days === 0 && off !== 0 ? WEEK : days) & ~off;
}

/** Saturday, Sunday or both; with Friday only before both. */
const isWeekend = (days: number): boolean =>
  days === (WEEKEND | FRIDAY) || (days !== 0 && (days & ~WEEKEND) === 0);

/** Ids of the facet's days as bits, from the days that are worked and from their number where only that is known. */
export function toWorkDays(days: number, stated: number | null): number {
  let count = 0;
  for (let day = 0; day < 7; day += 1) count += (days >> day) & 1;
  count = count || Math.round(stated ?? 0);
  if (count < 1 || count > 7) return 0;
  return (
    (days === MONDAY_TO_FRIDAY ? 1 : 0) | (isWeekend(days) ? 2 : 0) | (count <= 4 ? 4 : 1 << (count - 2))
  );
}
