import { fold } from '../../text/words.ts';

const MORNING = 1;
const EVENING = 2;
const NIGHT = 4;
const WHOLE_DAY = 8;

/** Minutes since midnight; `to` is after `from`, so that a night's is above 1,440. */
export type Hours = { from: number; to: number };

const HOUR = 60;
const DAY = 24 * HOUR;

const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?(?:(?:hrs?|horas|h)\b\.? ?)?(?:(a|p)\.? ?m\b\.?)?`;
const FROM_TO = new RegExp(
  String.raw`(?<![\d$,.:])${TIME} ?(?:a las|a|-|–|hasta las|hasta) ?${TIME}(?![\d,:%]| ?(?:años|dias|días|mil|kg|pesos|mes|sem|vacantes))`,
  'giu',
);

type Clock = { minutes: number; half: 'am' | 'pm' | undefined; isWritten24: boolean };

function toClock(hour: string, minute: string | undefined, half: string | undefined): Clock | null {
  const value = Number(hour);
  const minutes = Number(minute ?? 0);
  if (value > 24 || minutes > 59) return null;
  const named = half ? (/^a/i.test(half) ? 'am' : 'pm') : undefined;
  if (named && (value > 12 || value === 0)) return null;
  const base = named ? (value % 12) + (named === 'pm' ? 12 : 0) : value % 24;
  return { minutes: base * HOUR + minutes, half: named, isWritten24: hour.length === 2 && hour[0] === '0' };
}

/** Hours from one time to another as people mean them: '9 a 6' ends in the evening; null where nothing is certain. */
function between(start: Clock, end: Clock): Hours | null {
  let from = start.minutes;
  let to = end.minutes;
  const isNoonless =
    start.half === undefined && end.half === undefined && !start.isWritten24 && !end.isWritten24;
  if (
    start.half === undefined &&
    end.half === 'pm' &&
    from < 12 * HOUR &&
    from + 12 * HOUR < to &&
    from < 5 * HOUR
  )
    from += 12 * HOUR;
  if (start.half === undefined && end.half === 'am' && from < 12 * HOUR && from >= to) from += 12 * HOUR;
  if (isNoonless && from < 12 * HOUR && to <= 12 * HOUR) {
    // '3 a 11' may be of the morning or of the evening.
    if (to > from && from < 5 * HOUR) return null;
    if (to <= from) to += 12 * HOUR;
  }
  if (to <= from) to += DAY;
  const length = to - from;
  return length >= 2 * HOUR && length <= 16 * HOUR ? { from, to } : null;
}

/** Hours that a text about the working time says, each once. */
export function readHours(text: string): Hours[] {
  const found = new Map<string, Hours>();
  for (const [, hour = '', minute, half, endHour = '', endMinute, endHalf] of text
    .replaceAll(/\s+/g, ' ')
    .matchAll(FROM_TO)) {
    const start = toClock(hour, minute, half);
    const end = toClock(endHour, endMinute, endHalf);
    const hours = start && end && between(start, end);
    if (hours) found.set(`${hours.from}-${hours.to}`, hours);
  }
  return [...found.values()];
}

const overlap = ({ from, to }: Hours, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/**
 * The shift that hours are. Nocturno has three hours or more between 22:00 and 6:00, matutino ends by 16:00, vespertino
 * begins at noon or later; what takes the day from the morning to the evening is a whole day.
 */
export function toShift(hours: Hours): number {
  const night =
    overlap(hours, 0, 6 * HOUR) + overlap(hours, 22 * HOUR, 30 * HOUR) + overlap(hours, 46 * HOUR, 54 * HOUR);
  if (night >= 3 * HOUR) return NIGHT;
  if (hours.from >= 4 * HOUR && hours.from < 11 * HOUR)
    return hours.to <= 16 * HOUR ? MORNING : hours.to <= 22 * HOUR ? WHOLE_DAY : 0;
  if (hours.from >= 12 * HOUR && hours.from < 18 * HOUR && hours.to - hours.from <= 10 * HOUR) return EVENING;
  return 0;
}

const NAMED: ReadonlyArray<readonly [RegExp, number]> = [
  [
    /\b(?:matutin[oa]s?|(?:turno|horario) (?:de )?(?:la )?(?:manana|dia))\b|\b(?:primer|1er|1ro?) turno\b/,
    MORNING,
  ],
  [/\b(?:vespertin[oa]s?|(?:turno|horario) (?:de )?(?:la )?tarde)\b|\b(?:segundo|2do) turno\b/, EVENING],
  [
    /\b(?:nocturn[oa]s?|(?:turno|horario) (?:de )?(?:la )?noche|de noche|nocturnidad)\b|\b(?:tercer|3er|3ro?) turno\b/,
    NIGHT,
  ],
];
/** Shifts by name that are not the worker's: 'ventas nocturnas' are an event, 'jefe de turno' is a rank. */
const OTHER_NIGHTS = /\b(?:ventas?|centros?|bar(?:es)?|clubs?|club|vida|antros?) nocturn[oa]s?\b/g;
const VARYING =
  /\b(?:rolar|rol(?:an)?|rotativos?|rotacion|rotando|rotan|rota|cambios? de|cubre|cubrir|mixtos?) (?:de )?(?:los )?turnos?\b|\bturnos? (?:rotativos?|mixtos?|variables?|rolados?)\b|\bcubreturnos?\b/;

/** Whether a text says that shifts change: 'rolar turnos'. */
export const hasVaryingShifts = (text: string): boolean => VARYING.test(fold(text));

/** Shifts that a text names as bits; 0 where it names none, or says that they change. */
export function readNamedShifts(text: string): number {
  const folded = fold(text).replaceAll(OTHER_NIGHTS, ' ');
  if (hasVaryingShifts(text)) return 0;
  let shifts = 0;
  for (const [pattern, shift] of NAMED) if (pattern.test(folded)) shifts |= shift;
  return shifts;
}
