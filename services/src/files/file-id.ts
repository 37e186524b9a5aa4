import { Fault } from '../http/fault.ts';

/** The id of a file in an address. @throws Fault MYS-13 for what can be none. */
export function readId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Fault('MYS-13', 404);
  return Number(text);
}
