import type { JobQuestion } from '../operations/jobs/job.ts';
import { OPTION_REQUIRED, REQUIRED_DATUM } from './messages.ts';

/** Most characters of an answer to a question of an employer. */
export const ANSWER_LIMIT = 1_000;

/** A number as people write it: '3', '2.5', '2,5', and with commas between thousands, '12,000.50'. */
const NUMBER = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:[.,]\d{1,2})?$/;

/**
 * What is wrong with an answer to a question of an employer, ready to show; null if it is valid. Pages and services check
 * answers by it.
 * @param answer 'Sí' or 'No' for a question of kind `boolean`, one of the options for a `choice`.
 * @example answerError({ id: '1', question: '¿Cuántos años?', kind: 'number', options: [] }, 'dos') // 'Escribe solo números'
 */
export function answerError({ kind, options }: Omit<JobQuestion, 'id'>, answer: string): string | null {
  const text = answer.trim();
  if (text === '') return REQUIRED_DATUM;
  if (text.length > ANSWER_LIMIT) return `Escribe como máximo ${ANSWER_LIMIT} caracteres`;
  if (kind === 'number') return NUMBER.test(text) ? null : 'Escribe solo números';
  if (kind === 'text') return null;
  return (kind === 'boolean' ? YES_OR_NO : options).includes(text) ? null : OPTION_REQUIRED;
}

/** The answers to a question of kind `boolean`. */
export const YES_OR_NO: readonly string[] = ['Sí', 'No'];
