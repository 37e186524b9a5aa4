import { slotContracts, type SlotName } from '../slots/contracts.ts';
import type { Remote } from './types.ts';

/** A remote's declaration breaks the contract; `message` lists every fault. */
export class InvalidRemoteError extends Error {
  override name = 'InvalidRemoteError';
}

/**
 * Types and checks a remote's public surface.
 * @returns the declaration as given.
 * @throws InvalidRemoteError when ids or paths repeat, or a filled slot is unknown or of another version.
 */
export function defineRemote(remote: Remote): Remote {
  const faults = [
    ...repeated(remote.routes.map((route) => route.id)).map((id) => `route id "${id}" is declared twice`),
    ...repeated(remote.routes.map((route) => route.path)).map((path) => `path "${path}" is declared twice`),
    ...remote.routes
      .filter((route) => !route.path.startsWith('/'))
      .map((route) => `path "${route.path}" must start with "/"`),
    ...Object.entries(remote.slots ?? {}).flatMap(([name, filler]) => {
      const contract = slotContracts[name as SlotName];
      if (!contract) return [`slot "${name}" is not owned by anybody`];
      return filler.version === contract.version
        ? []
        : [`slot "${name}" is at version ${contract.version}, not ${filler.version}`];
    }),
  ];
  if (faults.length > 0) throw new InvalidRemoteError(`${remote.name}: ${faults.join('; ')}`);
  return remote;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
