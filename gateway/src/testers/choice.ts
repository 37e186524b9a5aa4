/** A tester's choice in an address or a cookie: a composition, a channel, or units in other versions. */
import { COMPOSITION_ID } from '@chamba/kernel/composition/signing';
import { readOverrides, type OverrideSetting } from '../overrides/override-settings.ts';

export type Choice =
  | { kind: 'composition'; id: string }
  | { kind: 'channel'; name: string }
  | { kind: 'units'; overrides: readonly OverrideSetting[] };

/** Values that clear a choice. */
export const CLEARING_VALUES: readonly string[] = ['', 'live'];

const CHANNEL = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a value could be the name of a channel. */
export const isChannel = (value: unknown): value is string =>
  typeof value === 'string' && CHANNEL.test(value);

/** Maximum length of a choice, in characters. */
const MAX_LENGTH = 1_000;

/**
 * Parses a choice: the id of a composition, `channel:<name>`, or `<unit>@<version, address or folder>,…`.
 * @returns the choice, or the fault in Spanish.
 */
export function readChoice(text: string): Choice | { fault: string } {
  if (text.length > MAX_LENGTH) return { fault: 'La dirección es demasiado larga.' };
  if (COMPOSITION_ID.test(text)) return { kind: 'composition', id: text };
  if (text.startsWith('channel:')) {
    const name = text.slice('channel:'.length);
    return isChannel(name) ? { kind: 'channel', name } : { fault: `“${name}” no es un canal.` };
  }
  const faults: string[] = [];
  const parts = text.split(',').map((part) => part.replace('@', '='));
  const overrides = readOverrides(parts.join(','), '/', (fault) => faults.push(fault));
  return faults.length > 0 ? { fault: `No se entiende “${text}”.` } : { kind: 'units', overrides };
}
