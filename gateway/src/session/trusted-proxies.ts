/** Which proxies in front of the site are believed about the visitor's address. */
import ipaddr from 'ipaddr.js';

/** Number of proxies, or their networks; false trusts none. */
export type TrustedProxies = number | string[] | false;

/**
 * The setting as fastify takes it. Its own number trusts no proxy, since it cannot tell a proxy from a visitor who reaches
 * the site directly: with a number, the site must be reachable through the proxies alone.
 */
export function trustProxyOption(
  trusted: TrustedProxies,
): string[] | false | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Ranges that have a name: 127.0.0.0/8 and ::1, 169.254.0.0/16 and fe80::/10, 10.0.0.0/8 and the like. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

const isNetwork = (text: string): boolean =>
  NAMED_RANGES.includes(text) || (text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text));

/**
 * Reads `TRUST_PROXY`. The number counts proxies from the site outwards: every one of them appends the address that it
 * saw to `X-Forwarded-For`, and what stands further left was written by the visitor.
 * @param fault hears what is wrong with the text.
 */
export function readTrustedProxies(text: string, fault: (sentence: string) => void): TrustedProxies {
  const setting = text.trim().toLowerCase();
  if (setting === '' || setting === 'false' || setting === '0') return false;
  if (setting === 'true') {
    fault(
      'TRUST_PROXY=true would believe whatever address a visitor makes up: name the number of proxies in front of the site (TRUST_PROXY=1), or their networks (TRUST_PROXY=10.0.0.0/8,::1)',
    );
    return false;
  }
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    if (hops <= MOST_HOPS) return hops;
    fault(`TRUST_PROXY must be at most ${MOST_HOPS} proxies, not ${text}`);
    return false;
  }
  const networks = setting.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  fault(`TRUST_PROXY must be a number of proxies or a list of networks; "${wrong}" is no network`);
  return false;
}
