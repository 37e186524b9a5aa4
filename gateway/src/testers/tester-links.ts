import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token says about whoever shows it. */
export type TesterToken = { state: 'valid' | 'expired'; /** Epoch seconds. */ expires: number };

/** Makes and reads the signed, expiring tokens of testers. A token says until when, and nothing about a person. */
export class TesterLinks {
  readonly #key: Buffer;
  readonly #now: () => number;

  /**
   * @param secret what only the site's operator has; another one ends every token.
   * @param site origin of the site: a token is good there alone, also where an operator has one key for several.
   * @param now epoch ms.
   */
  constructor(secret: Uint8Array, site: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `tester links of ${site}`, 32));
    this.#now = now;
  }

  /** A new token that is good for some hours. */
  make(hours: number): { token: string; expires: number } {
    const expires = Math.floor(this.#now() / 1000) + Math.round(hours * 3_600);
    const claim = `${expires}.${randomBytes(9).toString('base64url')}`;
    return { token: `${claim}.${this.#sign(claim).toString('base64url')}`, expires };
  }

  /** What a token says; null for anything this site did not sign. */
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
