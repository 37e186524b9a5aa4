import type { Queryable } from '@chamba/database';
import { hashSecret } from '../accounts/sessions.ts';

/** How long a challenge can be answered, in ms: as long as devices ask their owner. */
export const CHALLENGE_MS = 5 * 60_000;

/** Who may answer a challenge. */
export type Holder = {
  /** The account that a passkey is added to; null where one is logged in with. */
  accountId: number | null;
  /** The secret of the session, or the id of the visitor. */
  secret: string;
};

/** Keeps a challenge for its holder. @param userHandle of the passkey that will be made; empty for a log-in. */
export async function keepChallenge(
  db: Queryable,
  challenge: string,
  { accountId, secret }: Holder,
  now: Date,
  userHandle = '',
): Promise<void> {
  await db.query('delete from passkey_challenge where expires_at <= $1', [now]);
  await db.query(
    `insert into passkey_challenge (challenge_hash, account_id, holder_hash, user_handle, expires_at)
       values ($1, $2, $3, $4, $5)`,
    [
      hashSecret(challenge),
      accountId,
      hashSecret(secret),
      userHandle,
      new Date(now.getTime() + CHALLENGE_MS),
    ],
  );
}

/**
 * Takes a challenge that its holder answers: a second answer finds none, whatever becomes of the first.
 * @returns the user handle kept with it; null when there is no such challenge of this holder, or it has expired.
 */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  { accountId, secret }: Holder,
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ user_handle: string; expires_at: Date }>(
    `delete from passkey_challenge
      where challenge_hash = $1 and holder_hash = $2 and account_id is not distinct from $3::int
      returning user_handle, expires_at`,
    [hashSecret(challenge), hashSecret(secret), accountId],
  );
  const [kept] = rows;
  return kept && kept.expires_at > now ? kept.user_handle : null;
}
