import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A verified token of a tester. */
export type TesterToken = { state: 'valid' | 'expired'; /** Epoch seconds. */ expires: number };

/** Longest lifetime of a link, in hours: ninety days. */
export const MAX_LINK_HOURS = 24 * 90;

/** A link for a tester. */
export type TesterLink = { url: string; /** ISO 8601. */ expires: string };

/** Signs and verifies the expiring tokens of testers. A token holds its expiry, and nothing about a person. */
export class TesterLinks {
  readonly #key: Buffer;
  readonly #site: string;
  readonly #now: () => number;

  /**
   * @param secret known to the operator only; a new one invalidates every token.
   * @param site origin of the site: a token is valid there only, even if an operator uses one key for several sites.
   * @param now epoch ms.
   */
  constructor(secret: Uint8Array, site: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `tester links of ${site}`, 32));
    this.#site = site;
    this.#now = now;
  }

  /**
   * A new link.
   * @param hours how long it holds.
   * @param channel what it opens; the panel, where none is named.
   */
  create(hours: number, channel?: string): TesterLink {
    const { token, expires } = this.make(hours);
    const url = new URL('/platform/tester', this.#site);
    url.searchParams.set('token', token);
    if (channel !== undefined) url.searchParams.set('channel', channel);
    return { url: url.href, expires: new Date(expires * 1000).toISOString() };
  }

  /** A new token that is valid for some hours. */
  make(hours: number): { token: string; expires: number } {
    const expires = Math.floor(this.#now() / 1000) + Math.round(hours * 3_600);
    const claim = `${expires}.${randomBytes(9).toString('base64url')}`;
    return { token: `${claim}.${this.#sign(claim).toString('base64url')}`, expires };
  }

  /** Verifies a token; null if this site did not sign it. */
  read(token: string | undefined): TesterToken | null {
    const found = /^((\d{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token ?? '');
    const [, claim = '', expiresText = '', signature = ''] = found ?? [];
    if (!found || !timingSafeEqual(this.#sign(claim), Buffer.from(signature, 'base64url'))) return null;
    const expires = Number(expiresText);
    return { state: expires * 1000 > this.#now() ? 'valid' : 'expired', expires };
  }

  #sign(claim: string): Buffer {
    return createHmac('sha256', this.#key).update(claim).digest();
  }
}
