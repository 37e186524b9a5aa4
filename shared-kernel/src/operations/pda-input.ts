import * as z from 'zod/mini';
import { isPrintable } from '../validation/printable.ts';
import { textInput } from './input.ts';

/** Most characters of the answer in one's own words. */
const TEXT_LIMIT = 500;

const optionId = () => z.number().check(z.int(), z.minimum(1), z.maximum(999));

/** Ids of the options that were chosen for a question. */
export const pdaChoice = () => z.array(optionId()).check(z.maxLength(200));

/** The answer in one's own words. */
export const pdaText = () => textInput(TEXT_LIMIT);

const CHOSEN = /^opcion([1-9]\d{0,2})_pregunta(43|44)$/;
const IN_WORDS = 'opcion1_pregunta45';

/**
 * Answers of the behavioural test: `opcion{id}_pregunta43` and `opcion{id}_pregunta44` of each option that was chosen are
 * 'true', `opcion1_pregunta45` is free text, `start_date` says when the test was begun by the clock of its device. Each
 * question has to be answered; a field of any other name is not the test's.
 */
export const pdaAnswers = () =>
  z.pipe(
    z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(TEXT_LIMIT))),
    z.transform((sent: Record<string, string>, context) => {
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', message, input: sent });
        return z.NEVER;
      };
      const q1: number[] = [];
      const q2: number[] = [];
      for (const [name, value] of Object.entries(sent)) {
        const [, option = '', question] = CHOSEN.exec(name) ?? [];
        if (question !== undefined) {
          if (value !== 'true') return refuse(`${name} must be 'true'`);
          (question === '43' ? q1 : q2).push(Number(option));
        } else if (name !== IN_WORDS && name !== 'start_date') return refuse('unknown field');
      }
      const q3 = sent[IN_WORDS]?.trim() ?? '';
      if (q1.length === 0 || q2.length === 0 || q3 === '' || !isPrintable(q3))
        return refuse('every question has to be answered');
      return { q1, q2, q3, startDate: sent['start_date'] ?? '' };
    }),
  );
