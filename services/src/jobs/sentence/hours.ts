import { readHours, toShift } from '../traits/shifts.ts';
import { countWords, wordPattern } from './condition.ts';
import type { ConditionReader } from './condition.ts';

const TIME = (at: string): string =>
  `(?<${at}>\\d{1,2})(?: (?<${at}Minutes>[0-5]\\d))?(?: ?(?:hrs?|horas|h))?(?: ?(?<${at}Half>[ap]) ?m)?`;

/** What makes two numbers ages, pay, or a length of time. */
const OTHER_UNIT =
  '(?: ?(?:mil|k|pesos|anos?|dias?|mes(?:es)?|semanas?|diari[oa]s|mensual\\w*|semanal\\w*|quincenal\\w*|personas|vacantes|km|kilos|toneladas|por|al|\\d+)(?= |$))';
const HOURS = wordPattern(
  `(?:(?:con |en |de )?(?<named>horarios?|turnos?|jornada) (?:de )?|(?<from>de ))?${TIME('start')} a (?:las )?${TIME('end')}(?!${OTHER_UNIT})`,
);
/** Words before hours: 'lunes a viernes 8 a 5'. */
const AFTER_DAYS = /(?:^| )(?:lunes|viernes|sabados?|domingos?|semana|v|s|d|horario|turno)$/;

const SHORTEST_MINUTES = 240;
const LONGEST_MINUTES = 720;

/** Shifts by their bit, as filters and as they are shown. */
const SHIFTS: Readonly<Record<number, readonly [id: number, text: string]>> = {
  1: [1, 'Turno matutino'],
  2: [2, 'Turno vespertino'],
  4: [3, 'Turno nocturno'],
  8: [4, 'Día completo'],
};

const clock = (hour = '', minutes = '00', half = ''): string =>
  `${hour}:${minutes}${half ? ` ${half}m` : ''}`;

/**
 * Hours as the shift that they are: 'de 8 a 5', 'horario de 9 a 18', '7 am a 3 pm'. Numbers that grow may be pay or ages
 * ('de 8 a 12'), so they are hours only where a word says so.
 */
export const readHoursCondition: ConditionReader = (rest, before) => {
  const match = HOURS.exec(rest);
  const groups = match?.groups;
  if (!match || !groups) return null;
  const { named, from, start, startMinutes, startHalf, end, endMinutes, endHalf } = groups;
  const isSaid = named !== undefined || startHalf !== undefined || endHalf !== undefined;
  const isLed = from !== undefined || AFTER_DAYS.test(before);
  if (!isSaid && !(isLed && Number(end) <= Number(start))) return null;
  const [hours] = readHours(`${clock(start, startMinutes, startHalf)} a ${clock(end, endMinutes, endHalf)}`);
  if (!hours) return null;
  const length = hours.to - hours.from;
  const [id, text] = SHIFTS[toShift(hours)] ?? [];
  return id === undefined || text === undefined || length < SHORTEST_MINUTES || length > LONGEST_MINUTES
    ? null
    : { text, params: { shift: [id] }, length: countWords(match[0]) };
};
