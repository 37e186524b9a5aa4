import { randomInt } from 'node:crypto';
import { fitsPassword, hashPassword } from '../accounts/passwords.ts';
import { hashSecret, newSecret } from '../accounts/sessions.ts';
import { BLANK } from '../mail/index.ts';
import { Fault } from '../http/fault.ts';
import { DAY_MS, HOUR_MS } from '../model/clock.ts';
import type { Queryable } from '@chamba/database';

/**
 * What a mailed token proves: a new account's address, a changed address, the right to set a password, or to delete the
 * account.
 */
export type TokenKind = 'account' | 'email' | 'password' | 'delete';

/** How long a token can be used, in milliseconds. */
export const TOKEN_LIFE_MS: Readonly<Record<TokenKind, number>> = {
  account: 7 * DAY_MS,
  email: DAY_MS,
  password: 2 * HOUR_MS,
  delete: DAY_MS,
};

/** Wrong codes after which only the link works: for one mail, and for all mails to an account of one day. */
const CODE_ATTEMPTS = 5;
const CODE_ATTEMPTS_A_DAY = 15;

/** Most tokens kept of one account and kind, so that repeated requests do not fill the table. */
const TOKENS_KEPT = 5;

/** A token as stored. */
export type AccountToken = {
  token_hash: string;
  account_id: number;
  kind: TokenKind;
  email: string;
  /** Hash of the session that requested it, or of the access token that a link for a deletion was exchanged for; else null. */
  session_hash: string | null;
};

/** A token as mailed: `link` is `{account id}.{secret}`; `code` six digits to be typed. */
export type IssuedToken = { link: string; code: string | null; hash: string };

/** Makes a token. @param email address the token is mailed to and proves. */
export async function issueToken(
  db: Queryable,
  token: {
    accountId: number;
    kind: TokenKind;
    email: string;
    now: Date;
    withCode?: boolean;
    /** Hash of the session that requested it, which stays open when the token ends the others. */
    sessionHash?: string;
  },
): Promise<IssuedToken> {
  const secret = newSecret();
  const code = token.withCode ? String(randomInt(1_000_000)).padStart(6, '0') : null;
  await db.query(
    `insert into account_token (token_hash, account_id, kind, email, code_hash, created_at, expires_at, session_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashSecret(secret),
      token.accountId,
      token.kind,
      token.email,
      code === null ? null : await hashPassword(code),
      token.now,
      new Date(token.now.getTime() + TOKEN_LIFE_MS[token.kind]),
      token.sessionHash ?? null,
    ],
  );
  await keepLatest(db, token.accountId, token.kind);
  return { link: `${token.accountId}.${secret}`, code, hash: hashSecret(secret) };
}

/** Whether a link that cannot be used proves an address that its account has confirmed already. */
async function hasDoneItsWork(db: Queryable, tokenHash: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from account_token join account on account.id = account_token.account_id
      where token_hash = $1 and kind in ('account', 'email') and used_at is not null and account.validemail
        and lower(account.email) = lower(account_token.email)`,
    [tokenHash],
  );
  return rows.length > 0;
}

/** Deletes all but the latest tokens of a kind with their mails' texts; those that count wrong codes stay for their day. */
async function keepLatest(db: Queryable, accountId: number, kind: TokenKind): Promise<void> {
  await db.query(
    `with gone as (delete from account_token where attempts = 0 and token_hash in (
         select token_hash from account_token where account_id = $1 and kind = $2
           order by created_at desc offset $3) returning token_hash)
       update mail set ${BLANK}, due_at = null where token_hash in (select token_hash from gone)`,
    [accountId, kind, TOKENS_KEPT],
  );
}

/**
 * Finds the usable token of a mail's link, whole or without the account's id.
 * @param accountId whose it must be; null when the caller does not say.
 * @throws Fault MYS-64 when it is unknown, used, expired or someone else's, MYS-68 when the address that it proves is the
 *   confirmed one of its account: whoever opens the link again learns that nothing is left to do.
 */
export async function findToken(
  db: Queryable,
  text: string,
  accountId: number | null,
  now: Date,
): Promise<AccountToken> {
  const [, named, secret = text] = /^(\d{1,9})\.(.+)$/.exec(text) ?? [];
  const { rows } = await db.query<AccountToken>(
    `select token_hash, account_id, kind, email, session_hash from account_token
      where token_hash = $1 and used_at is null and expires_at > $2`,
    [hashSecret(secret), now],
  );
  const token = rows[0];
  if (!token) throw new Fault((await hasDoneItsWork(db, hashSecret(secret))) ? 'MYS-68' : 'MYS-64');
  const belongsTo = (id: number | null): boolean => id === null || id === token.account_id;
  if (!belongsTo(named === undefined ? null : Number(named)) || !belongsTo(accountId))
    throw new Fault('MYS-64');
  return token;
}

/**
 * Finds the usable token whose six digits were typed. Wrong digits are counted; too many, and the code is dead.
 * @throws Fault MYS-64 when they do not fit.
 */
export async function findTokenByCode(
  db: Queryable,
  code: string,
  accountId: number,
  now: Date,
): Promise<AccountToken> {
  // Counting comes first and in one statement: guesses made at once cannot share an attempt.
  const { rows } = await db.query<AccountToken & { code_hash: string }>(
    `update account_token set attempts = attempts + 1
      where token_hash = (select token_hash from account_token
                           where account_id = $1 and kind = 'account' and code_hash is not null and used_at is null
                             and expires_at > $2 order by created_at desc limit 1)
        and attempts < $3
        and (select sum(attempts) from account_token where account_id = $1 and created_at > $4) < $5
      returning token_hash, account_id, kind, email, session_hash, code_hash`,
    [accountId, now, CODE_ATTEMPTS, new Date(now.getTime() - DAY_MS), CODE_ATTEMPTS_A_DAY],
  );
  const token = rows[0];
  if (!token || !(await fitsPassword(token.code_hash, code))) throw new Fault('MYS-64');
  return token;
}

/**
 * Uses a token up, with every other one of its account and kind.
 * @throws Fault MYS-64 when another call was first.
 */
export async function useToken(db: Queryable, token: AccountToken, now: Date): Promise<void> {
  const { rowCount } = await db.query(
    'update account_token set used_at = $2 where token_hash = $1 and used_at is null',
    [token.token_hash, now],
  );
  if (rowCount === 0) throw new Fault('MYS-64');
  await db.query(`update mail set ${BLANK}, due_at = null where token_hash = $1`, [token.token_hash]);
  await useUpTokens(db, token.account_id, now, token.kind);
}

/** Makes a token invalid whose mail could not be sent; tokens of mails that arrived before stay valid. */
export async function voidToken(db: Queryable, { hash }: IssuedToken, now: Date): Promise<void> {
  await db.query('update account_token set used_at = $2 where token_hash = $1 and used_at is null', [
    hash,
    now,
  ]);
  await db.query(`update mail set ${BLANK}, due_at = null where token_hash = $1`, [hash]);
}

/** Whether the confirmations of an account bring digits to be typed besides the link. */
export async function hasCode(db: Queryable, accountId: number): Promise<boolean> {
  const { rows } = await db.query<{ coded: boolean }>(
    `select exists (select 1 from account_token where account_id = $1 and kind = 'account' and code_hash is not null) as coded`,
    [accountId],
  );
  return rows[0]?.coded ?? false;
}

/** The address that an account would change to, once it is confirmed; null if no change is pending. */
export async function findPendingEmail(db: Queryable, accountId: number, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    `select email from account_token where account_id = $1 and kind = 'email' and used_at is null and expires_at > $2
      order by created_at desc limit 1`,
    [accountId, now],
  );
  return rows[0]?.email ?? null;
}

/** Uses up every token of an account, or those of one kind: earlier mails' links are invalid from then on. */
export async function useUpTokens(
  db: Queryable,
  accountId: number,
  now: Date,
  kind: TokenKind | null = null,
): Promise<void> {
  await db.query(
    `with used as (update account_token set used_at = $2
         where account_id = $1 and used_at is null and kind = coalesce($3, kind) returning token_hash)
       update mail set ${BLANK}, due_at = null where token_hash in (select token_hash from used)`,
    [accountId, now, kind],
  );
}
