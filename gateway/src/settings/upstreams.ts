import type { Environment, VariableReader } from './variables.ts';

/** Addresses that replace embedded services, by upstream name in lower case: `UPSTREAM_<SERVER>` and `TRACKING_HOST`. */
export function readUpstreams(env: Environment, read: VariableReader): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const variable of Object.keys(env)) {
    const server = /^UPSTREAM_(?!SITE$)(\w+)$/.exec(variable)?.[1];
    const address = server && read.address(variable);
    if (server && address) upstreams[server.toLowerCase()] = address.replace(/(?<!\/)\/+$/, '');
  }
  // The visitors' searches have a host of their own in the list of hosts; it is the address of their service.
  const tracking = read.address('TRACKING_HOST').replace(/(?<!\/)\/+$/, '');
  return tracking ? { tracking, ...upstreams } : upstreams;
}
