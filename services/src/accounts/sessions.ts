import { createHash, randomBytes } from 'node:crypto';
import { MAX_SESSION_LIFETIME_MS, SESSION_LIFETIME_MS } from '@chamba/kernel/retention';
import { Fault } from '../http/fault.ts';
import type { Queryable } from '@chamba/database';
import { ACCOUNT_COLUMNS } from './accounts.ts';
import type { Account } from './accounts.ts';

/** A secret of 32 random bytes that can stand in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The form in which secrets are stored; the secret itself never is. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A session that its owner can show. */
export type OpenSession = { token: string; expiresAt: Date };

/** A session that was shown, and whose it is. */
export type KnownSession = OpenSession & { account: Account };

/** Opens a session; what expired of the account before is cleared away. */
export async function openSession(db: Queryable, accountId: number, now: Date): Promise<OpenSession> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await db.query('delete from session where account_id = $1 and expires_at <= $2', [accountId, now]);
  await db.query(
    'insert into session (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashSecret(token), accountId, now, expiresAt],
  );
  await db.query('update account set last_login_at = $2 where id = $1', [accountId, now]);
  return { token, expiresAt };
}

/**
 * The session of a token.
 * @throws Fault AAIS-2 if it does not exist or has expired.
 */
export async function requireSession(db: Queryable, token: string, now: Date): Promise<KnownSession> {
  if (token === '') throw new Fault('AAIS-2');
  const { rows } = await db.query<Account & { expires_at: Date }>(
    `select ${ACCOUNT_COLUMNS}, session.expires_at from session join account on account.id = session.account_id
      where token_hash = $1 and expires_at > $2`,
    [hashSecret(token), now],
  );
  const row = rows[0];
  if (!row) throw new Fault('AAIS-2');
  const { expires_at: expiresAt, ...account } = row;
  return { token, expiresAt, account };
}

/** The session of a token; null if it does not exist or has expired. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<KnownSession | null> {
  try {
    return await requireSession(db, token, now);
  } catch (error) {
    if (error instanceof Fault && error.code === 'AAIS-2') return null;
    throw error;
  }
}

/** Lengthens a session, up to 30 days from its start. @returns its new end. @throws Fault AAIS-2 if it does not exist. */
export async function renewSession(db: Queryable, token: string, now: Date): Promise<Date> {
  const { rows } = await db.query<{ expires_at: Date }>(
    `update session set expires_at = least($3::timestamptz, created_at + $4 * interval '1 millisecond')
      where token_hash = $1 and expires_at > $2 returning expires_at`,
    [hashSecret(token), now, new Date(now.getTime() + SESSION_LIFETIME_MS), MAX_SESSION_LIFETIME_MS],
  );
  const renewed = rows[0];
  if (!renewed) throw new Fault('AAIS-2');
  return renewed.expires_at;
}

/** Ends a session; one that is gone already is no failure. */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.query('delete from session where token_hash = $1', [hashSecret(token)]);
}

/** Ends the sessions of an account. @param exceptHashes hashes of the tokens of those that stay. */
export async function endSessions(
  db: Queryable,
  accountId: number,
  exceptHashes: readonly string[] = [],
): Promise<void> {
  await db.query('delete from session where account_id = $1 and not (token_hash = any($2::text[]))', [
    accountId,
    exceptHashes,
  ]);
}
