/** Devices on which a person logged in: strangers who guess at the account do not keep these out. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Most accounts of one device: families share phones. */
const MAX_ACCOUNTS = 4;
const SEPARATOR = '~';

/**
 * Signs and recognises devices. The value of a device names no account: it holds a random id for each, with a signature of
 * id and account, so that it proves a log-in of one account only and is of no use for another.
 */
export class KnownDevices {
  readonly #secret: string | Uint8Array;

  /** @param secret of the site: the same in each of its processes and after a restart. */
  constructor(secret: string | Uint8Array) {
    this.#secret = secret;
  }

  /**
   * The id of a device that logged in to an account before.
   * @param value of its cookie.
   * @param account as attempts are counted by.
   * @returns null if it did not.
   */
  find(value: string | undefined, account: string): string | null {
    return this.#read(value).find((entry) => this.#belongsTo(entry, account))?.id ?? null;
  }

  /** The value of a device's cookie once it logged in to an account; the accounts of longest ago are left out. */
  add(value: string | undefined, account: string): string {
    const entries = this.#read(value);
    const known = entries.find((entry) => this.#belongsTo(entry, account));
    const id = known?.id ?? randomBytes(12).toString('base64url');
    const added = known ?? { id, signature: this.#sign(id, account) };
    return [added, ...entries.filter((entry) => entry !== known)]
      .slice(0, MAX_ACCOUNTS)
      .map((entry) => `${entry.id}.${entry.signature}`)
      .join(SEPARATOR);
  }

  #read(value = ''): Array<{ id: string; signature: string }> {
    return value
      .split(SEPARATOR, MAX_ACCOUNTS)
      .map((entry) => /^([\w-]{16})\.([\w-]{43})$/.exec(entry))
      .flatMap((parts) => (parts?.[1] && parts[2] ? [{ id: parts[1], signature: parts[2] }] : []));
  }

  #belongsTo({ id, signature }: { id: string; signature: string }, account: string): boolean {
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(id, account)));
  }

  #sign(id: string, account: string): string {
    return createHmac('sha256', this.#secret).update(`known-device\0${id}\0${account}`).digest('base64url');
  }
}
