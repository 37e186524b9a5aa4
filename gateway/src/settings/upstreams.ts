import { operations, upstreamOf } from '@chamba/kernel/operations';
import type { Environment, VariableReader } from './variables.ts';

const KNOWN: ReadonlySet<string> = new Set(operations.map(upstreamOf));

/** Upstreams that read one table of accounts and sessions: a session that one opens has to be known to all of them. */
const OF_SESSIONS = ['authentication', 'verifieremail', 'myservice', 'apply', 'scorer', 'holdsearch'];

const variableOf = (upstream: string): string => `UPSTREAM_${upstream.toUpperCase()}`;

/**
 * Addresses that replace embedded services, by upstream name in lower case: `UPSTREAM_<SERVER>` and `TRACKING_HOST`.
 * Names that no operation has, and a part of the upstreams that share sessions, are faults.
 */
export function readUpstreams(env: Environment, read: VariableReader): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const variable of Object.keys(env)) {
    const server = /^UPSTREAM_(?!SITE$)(\w+)$/.exec(variable)?.[1]?.toLowerCase();
    const address = server && read.address(variable);
    if (!server || !address) continue;
    if (!KNOWN.has(server))
      read.fault(`${variable} names no upstream; there are ${[...KNOWN].sort().map(variableOf).join(', ')}`);
    upstreams[server] = address.replace(/(?<!\/)\/+$/, '');
  }
  const missing = OF_SESSIONS.filter((server) => !(server in upstreams));
  if (missing.length > 0 && missing.length < OF_SESSIONS.length) {
    const given = OF_SESSIONS.filter((server) => server in upstreams);
    read.fault(
      `${given.map(variableOf).join(', ')}: services of accounts share their sessions, so all of them are replaced or ` +
        `none; ${missing.map(variableOf).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    );
  }
  // The visitors' searches have a host of their own in the list of hosts; it is the address of their service.
  const tracking = read.address('TRACKING_HOST').replace(/(?<!\/)\/+$/, '');
  return tracking ? { tracking, ...upstreams } : upstreams;
}
