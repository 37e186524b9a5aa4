import type { Shortfall } from './satisfies.ts';

/** Says in a sentence what one side needs and the other does not give. */
export function saying({ at, kind, needed, given }: Shortfall, needer: string, giver: string): string {
  const what = at === '' ? 'it' : at;
  switch (kind) {
    case 'missing':
      return `${needer} needs ${what} (${needed}), which ${giver} does not give`;
    case 'optional':
      return `${needer} always needs ${what} (${needed}), which ${giver} does not always give`;
    case 'type':
      return `${needer} needs ${what} as ${needed}, and ${giver} gives ${given}`;
    case 'values':
      return `${needer} knows ${what} as ${needed} only, and ${giver} gives ${given}`;
  }
}
