/** The part of an address that attempts are counted by, and the part that may be logged. */
import ipaddr from 'ipaddr.js';

/** All addresses that cannot be read count as one. */
const UNREADABLE = 'unreadable';

/** An address; IPv4 that is written as IPv6 becomes IPv4. Some proxies append the port, which is left out. */
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
 * The network that attempts from an address are counted by: the whole IPv4 address, the /64 of an IPv6 address, since
 * one line or phone has that many to choose from.
 */
export function toNetwork(address: string): string {
  const known = parse(address);
  return known === null ? UNREADABLE : prefix(known, { ipv4: 32, ipv6: 64 });
}

/**
 * The neighbourhood of a network: the /24 of IPv4, the /48 of IPv6. Whoever rents a server has up to 65,536 networks of one.
 * @param network as {@link toNetwork} returns it.
 */
export function toNeighbourhood(network: string): string {
  const known = parse(network);
  return known === null ? network : prefix(known, { ipv4: 24, ipv6: 48 });
}

/** An address as the log may hold it: the /24 of IPv4, the /48 of IPv6. */
export function loggableNetwork(address: string): string {
  const known = parse(address);
  return known === null ? UNREADABLE : prefix(known, { ipv4: 24, ipv6: 48 });
}
