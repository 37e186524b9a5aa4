import type { Queryable } from '@chamba/database';

/** How often news of a search are sent: once a day in the person's morning, or soon after they come in. */
export const FREQUENCIES = ['daily', 'now'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A search as stored. */
export type SavedSearchRow = {
  id: number;
  account_id: number;
  /** Its address, without page and order. */
  url: string;
  /** Place as it was chosen; empty for none. */
  place_id: string;
  frequency: Frequency;
  is_paused: boolean;
  /** When the person proved by a mail that they want this search's mails; null where only the account's address counts. */
  confirmed_at: Date | null;
  created_at: Date;
  /** When the person last looked at its results. */
  seen_at: Date;
  /** Number up to which new offers were sent, or did not fit. */
  arrival: string;
};

const COLUMNS =
  'id, account_id, url, place_id, frequency, is_paused, confirmed_at, created_at, seen_at, arrival';

/** A person's searches, newest first. */
export async function listSavedSearches(db: Queryable, accountId: number): Promise<SavedSearchRow[]> {
  const { rows } = await db.query<SavedSearchRow>(
    `select ${COLUMNS} from saved_search where account_id = $1 and deleted_at is null order by id desc`,
    [accountId],
  );
  return rows;
}

/** A search of somebody, also a deleted one; null where there is none. */
export async function findSavedSearch(db: Queryable, id: number): Promise<SavedSearchRow | null> {
  const { rows } = await db.query<SavedSearchRow>(`select ${COLUMNS} from saved_search where id = $1`, [id]);
  return rows[0] ?? null;
}

/** First key of the advisory lock under which new offers get their numbers. */
const ARRIVAL_LOCK = 72_015_070;

/**
 * Numbers the offers that searches show since the last call: part of a transaction, whose commit makes them known to all
 * at once. @returns the highest number given so far.
 */
export async function numberArrivals(transaction: Queryable): Promise<number> {
  await transaction.query('select pg_advisory_xact_lock($1, 0)', [ARRIVAL_LOCK]);
  await transaction.query(
    "update offer_arrival set number = nextval('offer_arrival_number') where number is null",
  );
  const { rows } = await transaction.query<{ head: string }>(
    'select greatest(coalesce(max(number), 0), 0)::text as head from offer_arrival where number is not null',
  );
  return Number(rows[0]?.head ?? 0);
}
