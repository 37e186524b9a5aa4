import { operations, getUpstream } from '@chamba/kernel/operations';
import type { Environment, VariableReader } from './variables.ts';

const KNOWN: ReadonlySet<string> = new Set(operations.map(getUpstream));

/** Upstreams that share one table of accounts and sessions: each must know the sessions that another one opens. */
const SESSION_UPSTREAMS = ['authentication', 'verifieremail', 'myservice', 'apply', 'scorer', 'holdsearch'];

const toVariable = (upstream: string): string => `UPSTREAM_${upstream.toUpperCase()}`;

/**
 * Addresses that replace embedded services, by upstream name in lower case: `UPSTREAM_<SERVER>` and `TRACKING_HOST`.
 * Unknown names, and replacing only some of the upstreams that share sessions, are faults.
 */
export function readUpstreams(env: Environment, read: VariableReader): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const variable of Object.keys(env)) {
    const server = /^UPSTREAM_(?!SITE$)(\w+)$/.exec(variable)?.[1]?.toLowerCase();
    const address = server && read.address(variable);
    if (!server || !address) continue;
    if (!KNOWN.has(server))
      read.fault(`${variable} names no upstream; there are ${[...KNOWN].sort().map(toVariable).join(', ')}`);
    upstreams[server] = address.replace(/(?<!\/)\/+$/, '');
  }
  const missing = SESSION_UPSTREAMS.filter((server) => !(server in upstreams));
  if (missing.length > 0 && missing.length < SESSION_UPSTREAMS.length) {
    const given = SESSION_UPSTREAMS.filter((server) => server in upstreams);
    read.fault(
      `${given.map(toVariable).join(', ')}: services of accounts share their sessions, so all of them are replaced or ` +
        `none; ${missing.map(toVariable).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    );
  }
  // The visitors' searches have their own host in the list of hosts; it is the address of their service.
  const tracking = read.address('TRACKING_HOST').replace(/(?<!\/)\/+$/, '');
  return tracking ? { tracking, ...upstreams } : upstreams;
}
