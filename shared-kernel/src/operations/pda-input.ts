import * as z from 'zod/mini';
import { textInput } from './input.ts';

/**
 * Answers of the behavioural test: `opcion{id}_pregunta43` and `opcion{id}_pregunta44` of each option that was chosen are
 * 'true', `opcion1_pregunta45` is free text.
 */
export const pdaAnswers = () => z.record(z.string().check(z.maxLength(60)), textInput(5_000));
