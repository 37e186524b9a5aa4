/** Calls to addresses that others chose must not reach what is behind the operator's firewall. */
import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { RequestOptions } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address is not public. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Whether an address is one of https whose host is no private IP address. What its name resolves to is checked by {@link lookupPublic}. */
export function isPublicHttps({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * Resolves a host and refuses it where one of its addresses is not public. The connection is made to what was checked here,
 * so that a name cannot resolve differently a moment later.
 */
export const lookupPublic: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(`${hostname} is not a public address`), '');
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};
