/** Parses which proxies in front of the site are trusted to report the visitor's address. */
import ipaddr from 'ipaddr.js';

/** Number of proxies, or their networks; false trusts no proxy. */
export type TrustedProxies = number | string[] | false;

/**
 * The setting for fastify. Fastify's own numeric option is not used, since it cannot distinguish a proxy from a
 * visitor who reaches the site directly: with a number, the site must be reachable through the proxies only.
 */
export function trustProxyOption(
  trusted: TrustedProxies,
): string[] | false | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Named ranges: 127.0.0.0/8 and ::1, 169.254.0.0/16 and fe80::/10, 10.0.0.0/8 and the like. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 10;

/** Addresses with fewer than four numbers are parsed unexpectedly: `1.5` is 1.0.0.5. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

function isNetwork(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', bits] = text.split('/', 2);
  return isAddress(address) && (bits === undefined || ipaddr.isValidCIDR(text));
}

/** Whether a network contains all addresses. */
const isEverything = (text: string): boolean => /\/0+$/.test(text);

/**
 * Parses `TRUST_PROXY`. The number counts proxies from the site outwards: each appends the address that it saw to
 * `X-Forwarded-For`, and values further left were written by the visitor.
 * @param fault is called with the faults of the text.
 */
export function readTrustedProxies(text: string, fault: (sentence: string) => void): TrustedProxies {
  const setting = text.trim().toLowerCase();
  if (setting === '' || setting === 'false' || setting === '0') return false;
  const networks = setting.split(',').map((network) => network.trim());
  if (setting === 'true' || networks.some(isEverything)) {
    fault(
      `TRUST_PROXY=${setting} would trust any address that a visitor forges: set the number of proxies in front of the site (TRUST_PROXY=1), or their networks (TRUST_PROXY=10.0.0.0/8,::1)`,
    );
    return false;
  }
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    if (hops <= MAX_HOPS) return hops;
    fault(`TRUST_PROXY must be at most ${MAX_HOPS} proxies, not ${text}`);
    return false;
  }
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  fault(`TRUST_PROXY must be a number of proxies or a list of networks; "${wrong}" is not a valid network`);
  return false;
}
