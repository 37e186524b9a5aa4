import type { MailKind } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';

/** What a person may allow and decline: all optional mails, or one kind of them. */
export type ConsentKind = MailKind | 'mails';

/** A choice that was made. */
export type ConsentChange = { kind: string; is_granted: boolean; changed_at: Date };

/** Adds a choice to the register, which keeps the earlier ones: what was allowed when, and declined when. */
export async function noteConsent(
  db: Queryable,
  accountId: number,
  kind: ConsentKind,
  isGranted: boolean,
  now: Date,
): Promise<void> {
  await db.query(
    'insert into consent_change (account_id, kind, is_granted, changed_at) values ($1, $2, $3, $4)',
    [accountId, kind, isGranted, now],
  );
}

/** The choices of an account, newest first. */
export async function listConsents(db: Queryable, accountId: number): Promise<ConsentChange[]> {
  const { rows } = await db.query<ConsentChange>(
    'select kind, is_granted, changed_at from consent_change where account_id = $1 order by id desc',
    [accountId],
  );
  return rows;
}

/**
 * Stores whether an account declines all optional mails. Choosing what holds already is no choice.
 * @returns whether something changed.
 */
export async function saveOptout(
  db: Queryable,
  accountId: number,
  optout: 0 | 1,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query('update account set optout = $2 where id = $1 and optout <> $2', [
    accountId,
    optout,
  ]);
  if (rowCount === 0) return false;
  await noteConsent(db, accountId, 'mails', optout === 0, now);
  return true;
}
