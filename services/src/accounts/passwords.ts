import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB and two passes: about 50 ms on a small machine. Argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Keyboards write `ñ` and `é` as one character or as two; both are the same password. */
const asOne = (password: string): string => password.normalize('NFC');

/** Hashes a password for storing. */
export const hashPassword = (password: string): Promise<string> => hash(asOne(password), COST);

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash.
 * @param stored undefined for an unknown account: the same work is done, so that the response time does not reveal whether it exists.
 */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(stored ?? (await decoy), asOne(password));
  return stored !== undefined && fits;
}
