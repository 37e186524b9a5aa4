import { buildIndexRows } from '../jobs/index-offer.ts';
import type { Queryable } from '@chamba/database';
import { ChangeTally, keepChange } from './catalogue-changes.ts';
import {
  findFamilies,
  joinFamilies,
  leaveFamilies,
  lockFamilies,
  settleFamilies,
} from './duplicates/families.ts';
import type { Settled } from './duplicates/families.ts';
import { keepReviews } from './review/keep-reviews.ts';
import { buildStoredRows, dropFromSearches, readStoredOffers, writeIndex } from './search-rows.ts';
import type { StoredOffer } from './stored-offer.ts';
import { DAY_MS } from '../model/clock.ts';
import type { OfferRecord } from '../model/offer-record.ts';

const OFFER = {
  id: 'int',
  feed: 'text',
  feedkey: 'text',
  title: 'text',
  jobbody: 'text',
  companyname: 'text',
  companyslug: 'text',
  state: 'smallint',
  city: 'int',
  statename: 'text',
  cityname: 'text',
  salaryfrom: 'int',
  salaryto: 'int',
  salarytime: 'smallint',
  salarynet: 'boolean',
  hours_day: 'real',
  days_week: 'smallint',
  workmode: 'smallint',
  jobtypes: 'smallint',
  levelid: 'smallint',
  educationid: 'smallint',
  subcategory: 'smallint',
  schedule: 'text',
  facts: 'jsonb',
  skills: 'jsonb',
  questions: 'jsonb',
  applicant_states: 'jsonb',
  source_date: 'timestamptz',
  published: 'timestamptz',
  lifetime_days: 'smallint',
  expires_at: 'timestamptz',
  digest: 'text',
  redirecturl: 'text',
  recipient: 'text',
  issample: 'boolean',
  placement: 'text',
  sector: 'text',
  activity: 'text',
  rating: 'text',
};

const NAMES = Object.keys(OFFER);
/** An offer that comes again keeps its id, its applications and the moment it first came in. */
const UPSERT = `insert into offer (${NAMES.join(', ')})
  select coalesce(r.id, nextval('offer_id_seq')::int), ${NAMES.slice(1)
    .map((name) => `r.${name}`)
    .join(', ')}
  from json_to_recordset($1::json) as r(${Object.entries(OFFER)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  on conflict (feed, feedkey) do update set ${NAMES.filter(
    (name) => !['id', 'feed', 'feedkey'].includes(name),
  )
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}, listed = true, held = false
  returning id, feedkey, (xmax = 0) as isnew`;

/**
 * How many offers were new, how many replaced earlier ones, how many of them wait for the operator's decision, and how
 * many repeat an advertisement that is there.
 */
export type Written = { added: number; replaced: number; held: number; repeated: number };

/** An offer whose record may say more than others: the moment it ends, and what its content was. */
type Stored = OfferRecord & { expires_at: Date | null; digest: string };

/** Offers of the sample end with the calendar that moves them; all others at an instant. */
function stored(offer: OfferRecord): Stored {
  const { expires = null, digest = '', ...record } = offer;
  const end = expires ?? new Date(offer.published.getTime() + offer.lifetime_days * DAY_MS);
  return { ...record, expires_at: offer.issample ? null : end, digest };
}

/**
 * Writes offers of one feed with what searches need of them, inside the caller's transaction. Keys must not repeat
 * within one call. Searches learn of one offer of each advertisement only.
 * @param options.uncounted leaves the totals to a full count that the caller makes; otherwise the change is kept and
 *   `applyChanges` brings it in.
 */
export async function writeOffers(
  transaction: Queryable,
  offers: readonly OfferRecord[],
  now: Date,
  options: { uncounted?: boolean } = {},
): Promise<Written> {
  if (offers.length === 0) return { added: 0, replaced: 0, held: 0, repeated: 0 };
  const areSample = offers.every(({ issample }) => issample);
  if (!areSample) await lockFamilies(transaction);
  const { rows } = await transaction.query<{ id: number; feedkey: string; isnew: boolean }>(UPSERT, [
    JSON.stringify(offers.map(stored)),
  ]);
  const idByKey = new Map(rows.map((row) => [row.feedkey, row.id]));
  const written = offers.flatMap((offer) => {
    const id = idByKey.get(offer.feedkey);
    return id === undefined ? [] : [{ id, offer }];
  });
  const held = await keepReviews(
    transaction,
    written.map(({ id, offer }) => ({ ...offer, id })),
    now,
  );
  const published = written.filter(({ id }) => !held.has(id));
  const replaced = rows.filter((row) => !row.isnew).map((row) => row.id);
  const tally = new ChangeTally();
  await dropFromSearches(transaction, replaced, tally);
  await markHeld(transaction, [...held]);
  const left = areSample ? [] : await leaveFamilies(transaction, replaced);
  const joined = areSample ? { families: [], repeated: 0 } : await joinFamilies(transaction, published, now);
  const own = new Set(written.map(({ id }) => id));
  const families = [...new Set([...left, ...joined.families])];
  const { hidden, shown } = await settleSearches(transaction, families, tally, own);
  const indexed = published
    .filter(({ id }) => !hidden.has(id))
    .map(({ id, offer }) => ({
      offer,
      ...buildIndexRows(id, { ...offer, published: shown.get(id) ?? offer.published }, now),
    }));
  await writeIndex(transaction, indexed);
  if (!options.uncounted) {
    for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
    await keepChange(transaction, tally);
  }
  return {
    added: rows.length - replaced.length,
    replaced: replaced.length,
    held: held.size,
    repeated: joined.repeated,
  };
}

/**
 * Brings searches in line with what some families show now; offers that are being written are the caller's own affair.
 * @param own offers that are being written.
 */
export async function settleSearches(
  transaction: Queryable,
  families: readonly number[],
  tally: ChangeTally,
  own: ReadonlySet<number> = new Set(),
): Promise<Settled> {
  const settled = await settleFamilies(transaction, families, own);
  const isOther = (id: number): boolean => !own.has(id);
  const stale = [...settled.stale].filter(isOther);
  await dropFromSearches(transaction, [...stale, ...[...settled.hidden].filter(isOther)], tally);
  if (stale.length === 0) return settled;
  const offers = await readStoredOffers(transaction, 'id = any($1::int[])', [stale]);
  const indexed = offers.map((offer) => ({ offer, ...buildStoredRows(offer) }));
  await writeIndex(transaction, indexed);
  for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
  return settled;
}

/**
 * Takes offers out of searches for good, inside the caller's transaction: their pages say that they have ended, and
 * applications to them stay. Of an advertisement that was published several times the next offer takes over.
 * @param end when they ended, where they have not ended before.
 * @returns how many had not ended before.
 */
export async function retireOffers(
  transaction: Queryable,
  ids: readonly number[],
  end: Date,
): Promise<number> {
  await lockFamilies(transaction);
  const tally = new ChangeTally();
  await dropFromSearches(transaction, ids, tally);
  const { rowCount } = await transaction.query(
    `update offer set listed = false, digest = '', expires_at = least(coalesce(expires_at, $2), $2)
      where id = any($1::int[])`,
    [ids, end],
  );
  await settleSearches(transaction, await findFamilies(transaction, ids), tally);
  await keepChange(transaction, tally);
  return rowCount;
}

/** Deletes offers with what searches know of them, inside the caller's transaction. */
export async function deleteOffers(transaction: Queryable, ids: readonly number[]): Promise<void> {
  await lockFamilies(transaction);
  const tally = new ChangeTally();
  await dropFromSearches(transaction, ids, tally);
  const left = await leaveFamilies(transaction, ids);
  await transaction.query('delete from offer where id = any($1::int[])', [ids]);
  await settleSearches(transaction, left, tally);
  await keepChange(transaction, tally);
}

async function markHeld(transaction: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.query('update offer set listed = false, held = true where id = any($1::int[])', [ids]);
}

/** Takes offers out of searches and their pages away, inside the caller's transaction. */
export async function holdOffers(transaction: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockFamilies(transaction);
  const tally = new ChangeTally();
  await dropFromSearches(transaction, ids, tally);
  const left = await leaveFamilies(transaction, ids);
  await markHeld(transaction, ids);
  await settleSearches(transaction, left, tally);
  await keepChange(transaction, tally);
}

/** Brings held offers into searches and gives them their pages, inside the caller's transaction. */
export async function publishOffers(
  transaction: Queryable,
  offers: readonly StoredOffer[],
  now: Date,
): Promise<void> {
  if (offers.length === 0) return;
  await lockFamilies(transaction);
  await transaction.query('update offer set listed = true, held = false where id = any($1::int[])', [
    offers.map(({ id }) => id),
  ]);
  const tally = new ChangeTally();
  const joined = await joinFamilies(
    transaction,
    offers.map((offer) => ({ id: offer.id, offer })),
    now,
  );
  const own = new Set(offers.map(({ id }) => id));
  const { hidden, shown } = await settleSearches(transaction, joined.families, tally, own);
  const indexed = offers
    .filter(({ id }) => !hidden.has(id))
    .map((offer) => ({
      offer,
      ...buildStoredRows({ ...offer, first_published: shown.get(offer.id) ?? null }),
    }));
  await writeIndex(transaction, indexed);
  for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
  await keepChange(transaction, tally);
}
