/** What a tester asks for in an address or a cookie: a composition, a channel, or units in other versions. */
import { COMPOSITION_ID } from '@chamba/kernel/composition/signing';
import { readOverrides, type OverrideSetting } from '../overrides/override-settings.ts';

export type Choice =
  | { kind: 'composition'; id: string }
  | { kind: 'channel'; name: string }
  | { kind: 'units'; overrides: readonly OverrideSetting[] };

/** Words that take a choice back. */
const NONE = ['', 'live'];

const CHANNEL = /^[a-z][a-z0-9-]{0,39}$/;

/** Longest choice that is read, in characters. */
const LONGEST = 1_000;

/**
 * Reads a choice: the id of a composition, `channel:<name>`, or `<unit>@<version or address>,…`.
 * @returns null when it takes a choice back; otherwise the choice, or what is wrong with it.
 */
export function readChoice(text: string): Choice | { fault: string } | null {
  const asked = text.trim();
  if (NONE.includes(asked)) return null;
  if (asked.length > LONGEST) return { fault: 'La dirección es demasiado larga.' };
  if (COMPOSITION_ID.test(asked)) return { kind: 'composition', id: asked };
  if (asked.startsWith('channel:')) {
    const name = asked.slice('channel:'.length);
    return CHANNEL.test(name) ? { kind: 'channel', name } : { fault: `“${name}” no es un canal.` };
  }
  const faults: string[] = [];
  const overrides = readOverrides(
    asked
      .split(',')
      .map((part) => part.replace('@', '='))
      .join(','),
    '/',
    (fault) => faults.push(fault),
  );
  // A folder of this machine is for its settings alone.
  const unusable = faults.length > 0 || overrides.some(({ kind }) => kind === 'local');
  return unusable ? { fault: `No se entiende “${asked}”.` } : { kind: 'units', overrides };
}

/** A choice as text, which `readChoice` reads again. */
export function writeChoice(choice: Choice): string {
  if (choice.kind === 'composition') return choice.id;
  if (choice.kind === 'channel') return `channel:${choice.name}`;
  return choice.overrides
    .map((override) => {
      if (override.kind === 'release') return `${override.unit}@${override.version}`;
      return override.kind === 'address' ? `${override.unit}@${override.url.replace(/\/$/, '')}` : '';
    })
    .filter((part) => part !== '')
    .join(',');
}
