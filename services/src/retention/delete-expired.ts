import { retentionLimit } from '@chamba/kernel/retention';
import type { RetentionKind } from '@chamba/kernel/retention';
import { BLANK } from '../mail/index.ts';
import { removePerson } from '../people/people.ts';
import type { Store } from '@chamba/database';

/** Rows of one statement: on the embedded engine a person's statement waits for one such batch at most. */
const BATCH = 200;

/** Pause between two statements, in milliseconds. */
const PAUSE_MS = 20;

/** Rows of a table past a limit (`$1`), at most `$2`; rows locked by another process are skipped. */
const some = (table: string, past: string): string =>
  `select ctid from ${table} where ${past} limit $2 for update skip locked`;
const deleted = (table: string, past: string): string =>
  `delete from ${table} where ctid = any(array(${some(table, past)}))`;

/** Statements by kind of data. `$1` is the instant before which data is past its period, `$2` how many rows at most. */
const STATEMENTS: Readonly<
  Record<Exclude<RetentionKind, 'unconfirmedAccounts' | 'pageFigures'>, readonly string[]>
> = {
  sessions: [deleted('session', 'expires_at < $1')],
  accountTokens: [
    deleted('account_token', 'least(used_at, expires_at) < $1'),
    deleted('passkey_challenge', 'expires_at < $1'),
  ],
  // A mail that is still owed is given up long before: one that is older has no mail server to go to any more.
  mailBodies: [
    `update mail set ${BLANK}, due_at = null where ctid = any(array(${some('mail', "body_text <> '' and coalesce(sent_at, created_at) < $1")}))`,
  ],
  mails: [deleted('mail', 'created_at < $1'), deleted('alert_mail', 'created_at < $1')],
  notifications: [deleted('push_message', 'created_at < $1'), deleted('notification', 'created_at < $1')],
  pushSubscriptions: [deleted('push_subscription', 'seen_at < $1')],
  changeAnswers: [deleted('change_answer', 'claimed_at < $1')],
  complaints: [deleted('complaint', 'reported_at < $1')],
  heldSearches: [deleted('hold_search', 'created_at < $1')],
  visitorSearches: [deleted('recent_search', "owner like 's:%' and searched_at < $1")],
  accountSearches: [deleted('recent_search', "owner like 'u:%' and searched_at < $1")],
};

/** Blanks mails whose token is used, expired or deleted (`$1` is now). */
const BLANK_EXPIRED = `update mail set ${BLANK}, due_at = null where ctid = any(array(
  ${some('mail', "token_hash is not null and body_text <> '' and not exists (select from account_token t where t.token_hash = mail.token_hash and t.used_at is null and t.expires_at > $1)")}))`;

/** Deletes links to résumés that have ended (`$1` is now): they open nothing any more. */
const ENDED_SHARES = deleted('cv_share', 'expires_at < $1');

/** Rows that were deleted or blanked, by kind of data. */
export type RetentionCounts = Partial<Record<RetentionKind, number>>;

type Work = { store: Store; now: Date; isStopped: () => boolean };

async function inBatches({ store, isStopped }: Work, sql: string, limit: Date): Promise<number> {
  let total = 0;
  for (;;) {
    if (isStopped()) return total;
    const { rowCount } = await store.query(sql, [limit, BATCH]);
    total += rowCount;
    if (rowCount < BATCH) return total;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Blanks mails whose token is invalid. @returns how many. */
export const blankExpiredMails = (work: Work): Promise<number> => inBatches(work, BLANK_EXPIRED, work.now);

async function deleteUnconfirmed({ store, now, isStopped }: Work): Promise<number> {
  const limit = retentionLimit('unconfirmedAccounts', now);
  // What was only kept to be sent later, or leads to a company's site, holds nobody's account.
  const past = `not validemail and greatest(created_at, last_login_at) < $1 and not exists (
    select from application where account_id = account.id
      and (snapshot is not null or status not in ('waiting', 'expired', 'external', 'withdrawn')))`;
  let total = 0;
  for (;;) {
    if (isStopped()) return total;
    const gone = await store.tx(async (transaction) => {
      const { rows } = await transaction.query<{ id: number; email: string }>(
        `select id, email from account where ${past} order by id limit 1 for update skip locked`,
        [limit],
      );
      if (rows[0]) await removePerson(transaction, rows[0]);
      return rows.length;
    });
    total += gone;
    if (gone === 0) return total;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Deletes or blanks everything that is past its period, in small steps between which people's statements run.
 * @returns how many rows of each kind; kinds without any are left out.
 */
export async function deleteExpired(work: Work): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  const note = (kind: RetentionKind, count: number): void => {
    if (count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  };
  note('unconfirmedAccounts', await deleteUnconfirmed(work));
  note('mailBodies', await blankExpiredMails(work));
  await inBatches(work, ENDED_SHARES, work.now);
  for (const kind of Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[]) {
    for (const sql of STATEMENTS[kind])
      note(kind, await inBatches(work, sql, retentionLimit(kind, work.now)));
  }
  return counts;
}
