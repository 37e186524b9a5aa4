import type { EmployerAnswerInput } from '@chamba/kernel/api';
import {
  ANSWER_LIMITS,
  ANSWER_STATES,
  interviewFault,
  isMeetingLink,
  type AnswerState,
} from '@chamba/kernel/applications';
import type { FormErrors } from '@chamba/kernel/forms';
import { OPTION_REQUIRED, REQUIRED_DATUM } from '@chamba/kernel/validation';

/** Values of the form; `at` as a field of day and time has it, in the time of central Mexico. */
export type AnswerFormValues = {
  state: string;
  at: string;
  place: string;
  link: string;
  text: string;
};

export const START: AnswerFormValues = { state: '', at: '', place: '', link: '', text: '' };

/** Offset of central Mexico, all year. */
const OFFSET = '-06:00';

const isAnswerState = (state: string): state is AnswerState =>
  (ANSWER_STATES as readonly string[]).includes(state);

const toInstant = (at: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) && !Number.isNaN(Date.parse(`${at}:00${OFFSET}`))
    ? `${at}:00${OFFSET}`
    : null;

const TIME_FAULTS = {
  past: 'Ese día y esa hora ya pasaron',
  far: 'Escribe un día de los próximos 12 meses',
} as const;

/** What is wrong with an answer, by field. */
export function answerFormErrors(values: AnswerFormValues): FormErrors<AnswerFormValues> {
  const { state, at, place, link, text } = values;
  const instant = toInstant(at);
  const errors: FormErrors<AnswerFormValues> = {};
  if (!isAnswerState(state)) errors.state = OPTION_REQUIRED;
  if (text.trim().length > ANSWER_LIMITS.text)
    errors.text = `Escribe como máximo ${ANSWER_LIMITS.text} caracteres`;
  if (state !== 'interview') return errors;
  if (at === '') errors.at = REQUIRED_DATUM;
  else if (instant === null) errors.at = 'Escribe el día y la hora';
  else {
    const fault = interviewFault(Date.parse(instant), Date.now());
    if (fault) errors.at = TIME_FAULTS[fault];
  }
  if (place.trim() === '' && link.trim() === '') errors.place = 'Escribe un lugar o un enlace';
  else if (place.trim().length > ANSWER_LIMITS.place)
    errors.place = `Escribe como máximo ${ANSWER_LIMITS.place} caracteres`;
  if (link.trim() !== '' && !(link.trim().length <= ANSWER_LIMITS.link && isMeetingLink(link.trim())))
    errors.link = 'El enlace debe empezar con https://';
  return errors;
}

/** What is sent of values that pass. @throws Error for values that do not pass. */
export function toEmployerAnswer(token: string, values: AnswerFormValues): EmployerAnswerInput {
  const { state, at, place, link, text } = values;
  if (!isAnswerState(state)) throw new Error('The state of an answer is missing.');
  const instant = toInstant(at);
  return {
    token,
    state,
    text: text.trim(),
    ...(state === 'interview' && {
      ...(instant !== null && { at: instant }),
      place: place.trim(),
      link: link.trim(),
    }),
  };
}
