import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A verified token of a tester. */
export type TesterToken = { state: 'valid' | 'expired'; /** Epoch seconds. */ expires: number };

/** Signs and verifies the expiring tokens of testers. A token holds its expiry, and nothing about a person. */
export class TesterLinks {
  readonly #key: Buffer;
  readonly #now: () => number;

  /**
   * @param secret known to the operator only; a new one invalidates every token.
   * @param site origin of the site: a token is valid there only, even if an operator uses one key for several sites.
   * @param now epoch ms.
   */
  constructor(secret: Uint8Array, site: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `tester links of ${site}`, 32));
    this.#now = now;
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
