import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File in the data folder with the key that was generated at the first start. */
export const KEY_FILE = 'operator.key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Verifies the operator key; holds only its digest. */
export class OperatorKey {
  readonly #digest: Buffer;

  constructor(key: string) {
    this.#digest = digest(key);
  }

  /** Derives further keys that only the holder of the operator key can compute. */
  get secret(): Uint8Array {
    return this.#digest;
  }

  /** Whether this is the key; compares in constant time. */
  matches(given: string): boolean {
    return timingSafeEqual(digest(given), this.#digest);
  }
}

/**
 * The operator key: the configured one, else the one in the data folder, which is generated when it is missing.
 * @throws if the file can neither be read nor created, or is shorter than 16 characters.
 */
export async function readOperatorKey(options: {
  operatorKey: string | null;
  dataDir: string;
}): Promise<OperatorKey> {
  if (options.operatorKey) return new OperatorKey(options.operatorKey);
  const file = join(options.dataDir, KEY_FILE);
  await mkdir(options.dataDir, { recursive: true });
  try {
    // The first process creates the file, readable by its owner only.
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 16) throw new Error(`${file} holds no key: remove it to generate a new one.`);
  return new OperatorKey(key);
}
