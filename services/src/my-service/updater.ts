import { isPrintable } from '@chamba/kernel/operations';
import type { InputOf } from '@chamba/kernel/operations';
import { Fault } from '../http/fault.ts';
import { withoutBidiControls } from '../text/bidi-controls.ts';

/** One field of a save; `elementid` '0' is a new element of a list. */
export type Triple = InputOf<'candidate.save'>['payload']['updater'][number];

/** A value of a field that does not pass, or a field that does not exist. */
export const badField = (): Fault => new Fault('MYS-90', 400);

/** Passes a value on. @throws Fault MYS-90 when it does not pass. */
export function demand<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw badField();
  return value;
}

/** A text as it is stored: without marks that turn its direction, and the spaces around it. */
export const plainText = (value: string): string => withoutBidiControls(value).trim();

/** A line of text with single spaces. @throws Fault MYS-90 when it is too long or, with `least`, too short. */
export function checkedLine(value: string, limit: number, least = 0): string {
  const line = plainText(value).replace(/\s+/g, ' ');
  if (line.length > limit || line.length < least || !isPrintable(line)) throw badField();
  return line;
}

/** Parses an integer. @throws Fault MYS-90 if it is not one, or outside the bounds. */
export function checkedNumber(value: string, least: number, most: number): number {
  if (!/^\d{1,9}$/.test(value)) throw badField();
  const number = Number(value);
  if (number < least || number > most) throw badField();
  return number;
}

/** One of the values a field can have. @throws Fault MYS-90 when it is another. */
export function checkedChoice(value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) throw badField();
  return value;
}
