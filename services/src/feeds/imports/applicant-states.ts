import { plainLine } from './html-text.ts';
import type { FieldFault } from './reading.ts';
import { findState, isCountry } from './state-names.ts';

/**
 * States that candidates have to live in. An employer turns others away by them, so that a place that cannot be read is a
 * fault of the record and is not left out. The country stands for every state.
 * @param texts one or several places each: 'Jalisco', 'Nuevo León; Coahuila'.
 * @param field what the format calls them, for the faults.
 * @returns INEGI keys in ascending order; empty where everyone may apply.
 */
export function parseApplicantStates(
  texts: readonly string[],
  field: string,
  faults: FieldFault[],
): number[] {
  const names = texts
    .flatMap((text) => text.split(/[;,\n]/))
    .map(plainLine)
    .filter(Boolean);
  const keys = new Set<number>();
  let isEverywhere = false;
  for (const name of names) {
    const key = isCountry(name) ? 0 : findState(name);
    if (key > 0) keys.add(key);
    else if (isCountry(name)) isEverywhere = true;
    else faults.push({ field, reason: `"${name.slice(0, 60)}" is not a state of Mexico` });
  }
  return isEverywhere ? [] : [...keys].sort((one, other) => one - other);
}
