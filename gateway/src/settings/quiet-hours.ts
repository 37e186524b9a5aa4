import type { VariableReader } from './variables.ts';

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Hours in which devices are left alone; null where there are none, undefined where nothing is set. */
export function readQuietHours(read: VariableReader): { from: string; to: string } | null | undefined {
  const text = read.text('PUSH_QUIET_HOURS', '').trim();
  if (text === '') return undefined;
  if (text === 'none') return null;
  const [, from, to] = HOURS.exec(text) ?? [];
  if (from === undefined || to === undefined || from === to) {
    read.fault(`PUSH_QUIET_HOURS: ${text} is neither two times of day like 22:00-07:30 nor none`);
    return undefined;
  }
  return { from, to };
}
