/** The network of an address for counting attempts, and the truncated address for logs. */
import ipaddr from 'ipaddr.js';

/** All unparsable addresses count as one. */
const UNREADABLE = 'unreadable';

/** Parses an address; IPv4-mapped IPv6 becomes IPv4. A port, which some proxies append, is removed. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: { ipv4: number; ipv6: number }): string {
  const length = bits[address.kind()] / 8;
  const bytes = address.toByteArray().map((byte, index) => (index < length ? byte : 0));
  return ipaddr.fromByteArray(bytes).toString();
}

/**
 * The network that attempts from an address are counted by: the whole IPv4 address, or the /64 of an IPv6 address,
 * since one line or phone can choose from that many.
 */
export function toNetwork(address: string): string {
  const known = parse(address);
  return known === null ? UNREADABLE : prefix(known, { ipv4: 32, ipv6: 64 });
}

/**
 * The neighbourhood of a network: the /24 of IPv4, the /48 of IPv6. A rented server has up to 65,536 networks of one.
 * @param network as {@link toNetwork} returns it.
 */
export function toNeighbourhood(network: string): string {
  const known = parse(network);
  return known === null ? network : prefix(known, { ipv4: 24, ipv6: 48 });
}

/** An address for the log: truncated to the /24 of IPv4 or the /48 of IPv6. */
export function loggableNetwork(address: string): string {
  const known = parse(address);
  return known === null ? UNREADABLE : prefix(known, { ipv4: 24, ipv6: 48 });
}
