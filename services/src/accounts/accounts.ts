import type { Queryable } from '@chamba/database';

/** An account as stored. */
export type Account = {
  id: number;
  email: string;
  name: string;
  password_hash: string;
  type: string;
  enabledlogin: boolean;
  validemail: boolean;
  termsandconditions: boolean;
  /** Whether the operator keeps it from applying. */
  restricted: boolean;
  optout: number;
  resent_at: Date | null;
};

/** Columns of {@link Account}, for statements that name the table `account`. */
export const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'name',
  'password_hash',
  'type',
  'enabledlogin',
  'validemail',
  'termsandconditions',
  'restricted',
  'optout',
  'resent_at',
]
  .map((column) => `account.${column}`)
  .join(', ');

/** Longest address the wire's protocols carry. */
const EMAIL_LIMIT = 254;

/** An address as accounts keep it: trimmed, and cut where none can be longer. */
export const normaliseEmail = (typed: string): string => typed.trim().slice(0, EMAIL_LIMIT + 1);

/** Whether an address is short enough to exist. */
export const isShortEmail = (email: string): boolean => email.length <= EMAIL_LIMIT;

/**
 * The account of an e-mail address in any case; null if there is no such account. The case is folded here as the gateway does that
 * counts attempts by address: the database also takes `İ` for an `i`, and each such spelling would be counted by itself.
 */
export async function accountOfEmail(db: Queryable, email: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT_COLUMNS} from account where lower(email) = $1`, [
    normaliseEmail(email).toLowerCase(),
  ]);
  return rows[0] ?? null;
}

/** The account with an id; null if it does not exist. */
export async function accountOfId(db: Queryable, id: number): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT_COLUMNS} from account where id = $1`, [id]);
  return rows[0] ?? null;
}

/**
 * The account with an id, locked until the transaction ends; null if it does not exist. Transactions that change an account's
 * tokens, sessions or other rows begin with it: they run one after another, and none can deadlock with another.
 */
export async function lockAccount(transaction: Queryable, id: number): Promise<Account | null> {
  const { rows } = await transaction.query<Account>(
    `select ${ACCOUNT_COLUMNS} from account where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether an error is the database's refusal of a second row with the same key. */
export function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
