import type { Remote } from './types.ts';

/** A remote's declaration breaks the contract; `message` lists every fault. */
export class InvalidRemoteError extends Error {
  override name = 'InvalidRemoteError';
}

/**
 * Types and checks a remote's public surface. Slots are checked where it is built and where it is composed: the
 * contracts at hand here are the shell's, which may be older than the remote.
 * @returns the declaration as given.
 * @throws InvalidRemoteError if ids or paths repeat, or a path is invalid.
 * @example
 * export default defineRemote({
 *   name: 'mfe-hello',
 *   // `page` names its chunk, page-hello, in a comment of webpack's.
 *   routes: [{ id: 'hello', path: '/hola/:name', category: 'filters', page: () => import('./hello/hello.page.tsx') }],
 * });
 */
export function defineRemote(remote: Remote): Remote {
  const faults = [
    ...repeated(remote.routes.map((route) => route.id)).map((id) => `route id "${id}" is declared twice`),
    ...repeated(remote.routes.map((route) => route.path)).map((path) => `path "${path}" is declared twice`),
    ...remote.routes
      .filter((route) => !route.path.startsWith('/'))
      .map((route) => `path "${route.path}" must start with "/"`),
  ];
  if (faults.length > 0) throw new InvalidRemoteError(`${remote.name}: ${faults.join('; ')}`);
  return remote;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
