import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File in the data folder that holds the key which was made at the first start. */
export const KEY_FILE = 'operator.key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Knows the operator's key without keeping it. */
export class OperatorKey {
  readonly #digest: Buffer;

  constructor(key: string) {
    this.#digest = digest(key);
  }

  /** What only who has the key can make, to derive other keys from. */
  get secret(): Uint8Array {
    return this.#digest;
  }

  /** Whether this is the key; takes as long for a near miss as for any other text. */
  matches(given: string): boolean {
    return timingSafeEqual(digest(given), this.#digest);
  }
}

/**
 * The key that operators show: the configured one, else the one in the data folder, which is made when there is none.
 * @throws when the file can neither be read nor made, or holds no key.
 */
export async function readOperatorKey(options: {
  operatorKey: string | null;
  dataDir: string;
}): Promise<OperatorKey> {
  if (options.operatorKey) return new OperatorKey(options.operatorKey);
  const file = join(options.dataDir, KEY_FILE);
  await mkdir(options.dataDir, { recursive: true });
  try {
    // Whoever comes first makes it; nobody else may read it.
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 16) throw new Error(`${file} holds no key: remove it to have a new one made.`);
  return new OperatorKey(key);
}
