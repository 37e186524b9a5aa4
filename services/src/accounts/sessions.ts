import { createHash, randomBytes } from 'node:crypto';
import { MAX_SESSION_LIFETIME_MS, SESSION_LIFETIME_MS } from '@chamba/kernel/retention';
import { Fault } from '../http/fault.ts';
import type { Queryable } from '@chamba/database';
import { ACCOUNT_COLUMNS } from './accounts.ts';
import type { Account } from './accounts.ts';

/** How exactly it is known when a session was last used, in ms. */
const SEEN_STEP_MS = 5 * 60_000;

/** A secret of 32 random bytes that can stand in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The form in which secrets are stored; the secret itself never is. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A session that its owner can show. */
export type OpenSession = { token: string; expiresAt: Date };

/** A session that was shown, and whose it is. */
export type KnownSession = OpenSession & { account: Account };

/**
 * Opens a session; what expired of the account before is cleared away.
 * @param device in words, see `describeDevice`; empty if unknown.
 */
export async function openSession(
  db: Queryable,
  accountId: number,
  now: Date,
  device: string,
): Promise<OpenSession> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await db.query('delete from session where account_id = $1 and expires_at <= $2', [accountId, now]);
  await db.query(
    `insert into session (token_hash, account_id, created_at, seen_at, expires_at, device)
       values ($1, $2, $3, $3, $4, $5)`,
    [hashSecret(token), accountId, now, expiresAt, device],
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
    `update session set seen_at = $2, expires_at = least($3::timestamptz, created_at + $4 * interval '1 millisecond')
      where token_hash = $1 and expires_at > $2 returning expires_at`,
    [hashSecret(token), now, new Date(now.getTime() + SESSION_LIFETIME_MS), MAX_SESSION_LIFETIME_MS],
  );
  const renewed = rows[0];
  if (!renewed) throw new Fault('AAIS-2');
  return renewed.expires_at;
}

/**
 * Ends a session, and the notifications of its device; one that is gone already is no failure. They are ended by one
 * statement, so that no device stays registered by a session that is over.
 */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.query(
    `with ended as (delete from session where token_hash = $1)
       delete from push_subscription where session_hash = $1`,
    [hashSecret(token)],
  );
}

/**
 * Ends the sessions of an account, and the notifications of their devices: also of those whose session has expired.
 * @param exceptHashes hashes of the tokens of those that stay.
 */
export async function endSessions(
  db: Queryable,
  accountId: number,
  exceptHashes: readonly string[] = [],
): Promise<void> {
  await db.query(
    `with ended as (
       delete from session where account_id = $1 and not (token_hash = any($2::text[])))
     delete from push_subscription where account_id = $1 and not (session_hash = any($2::text[]))`,
    [accountId, exceptHashes],
  );
}

/** Records that a session was used. Written once in some minutes, not with every call. */
export async function noteSeen(db: Queryable, token: string, now: Date): Promise<void> {
  await db.query('update session set seen_at = $2 where token_hash = $1 and seen_at < $3', [
    hashSecret(token),
    now,
    new Date(now.getTime() - SEEN_STEP_MS),
  ]);
}

/** An open session as its owner sees it. */
export type SessionRow = { id: string; device: string; current: boolean; created_at: Date; seen_at: Date };

/** The open sessions of an account, that of the token first, then the latest seen. */
export async function listSessions(
  db: Queryable,
  accountId: number,
  token: string,
  now: Date,
): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select id::text as id, device, token_hash = $2 as current, created_at, seen_at from session
      where account_id = $1 and expires_at > $3 order by token_hash = $2 desc, seen_at desc, id desc`,
    [accountId, hashSecret(token), now],
  );
  return rows;
}

/** When a session was opened, and on which device. @throws Fault AAIS-2 if it does not exist. */
export async function describeSession(
  db: Queryable,
  token: string,
): Promise<{ started: Date; device: string }> {
  const { rows } = await db.query<{ started: Date; device: string }>(
    'select created_at as started, device from session where token_hash = $1',
    [hashSecret(token)],
  );
  if (!rows[0]) throw new Fault('AAIS-2');
  return rows[0];
}

/**
 * Ends one session of an account by its id, and the notifications of its device; one that is gone already, or is another
 * account's, is no failure.
 */
export async function endSessionOfId(db: Queryable, accountId: number, id: string): Promise<void> {
  await db.query(
    `with ended as (delete from session where account_id = $1 and id = $2 returning token_hash)
       delete from push_subscription where session_hash in (select token_hash from ended)`,
    [accountId, id],
  );
}
