import { buildIndexRows } from '../jobs/index-offer.ts';
import type { IndexRow, LexemeRow } from '../jobs/index-offer.ts';
import type { Queryable } from '@chamba/database';
import { insertRows } from '../store/batch-insert.ts';
import { ChangeTally, keepChange } from './catalogue-changes.ts';
import { DAY_MS } from '../model/clock.ts';
import type { OfferRecord } from '../model/offer-record.ts';
import { keepReviews } from './review/keep-reviews.ts';
import type { StoredOffer } from './stored-offer.ts';

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
const INDEX = {
  id: 'int',
  published: 'int',
  packed: 'int',
  day: 'int',
  state: 'smallint',
  city: 'int',
  salary: 'int',
  added: 'int',
  company: 'bigint',
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

/** How many offers were new, how many replaced earlier ones, and how many of them wait for the operator's decision. */
export type Written = { added: number; replaced: number; held: number };

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
 * within one call.
 * @param options.uncounted leaves the totals to a full count that the caller makes; otherwise the change is kept and
 *   `applyChanges` brings it in.
 */
export async function writeOffers(
  transaction: Queryable,
  offers: readonly OfferRecord[],
  now: Date,
  options: { uncounted?: boolean } = {},
): Promise<Written> {
  if (offers.length === 0) return { added: 0, replaced: 0, held: 0 };
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
  const indexed = written.flatMap(({ id, offer }) =>
    held.has(id) ? [] : [{ offer, ...buildIndexRows(id, offer, now) }],
  );
  const replaced = rows.filter((row) => !row.isnew).map((row) => row.id);
  const tally = new ChangeTally();
  await dropFromSearches(transaction, replaced, tally);
  await markHeld(transaction, [...held]);
  await writeIndex(transaction, indexed);
  if (!options.uncounted) {
    for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
    await keepChange(transaction, tally);
  }
  return { added: rows.length - replaced.length, replaced: replaced.length, held: held.size };
}

/** Writes what searches read of offers that they do not know yet. */
export async function writeIndex(
  transaction: Queryable,
  indexed: readonly { index: IndexRow; lexemes: LexemeRow }[],
): Promise<void> {
  // The index reads the lexemes, so they are written first.
  await insertRows(
    transaction,
    'offer_lex',
    { id: 'int', lex: 'text[]' },
    indexed.map(({ lexemes }) => lexemes),
    { lex: 'array_to_tsvector(r.lex)' },
  );
  await insertRows(
    transaction,
    'offer_ix',
    INDEX,
    indexed.map(({ index }) => index),
  );
}

type Dropped = { packed: number; day: number; state: number; city: number; lex: string[] | null };

/** Start of the lexeme that names the employer. */
const COMPANY = 'co:';

/** Takes offers out of the tables that searches read, and out of the tally. */
async function dropFromSearches(
  transaction: Queryable,
  ids: readonly number[],
  tally: ChangeTally,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await transaction.query<Dropped>(
    `with ix as (delete from offer_ix where id = any($1::int[]) returning id, packed, day, state, city),
          lexemes as (delete from offer_lex where id = any($1::int[]) returning id, tsvector_to_array(lex) as lex)
     select packed, day, state, city, lex from ix left join lexemes on lexemes.id = ix.id`,
    [ids],
  );
  for (const row of rows) {
    const lex = row.lex ?? [];
    // The offer itself may be another employer's by now; its old lexemes are not.
    const companyslug = lex.find((lexeme) => lexeme.startsWith(COMPANY))?.slice(COMPANY.length) ?? '';
    tally.add({ ...row, lex, companyslug, companyname: companyslug }, -1);
  }
  return rows.length;
}

/**
 * Takes offers out of searches for good, inside the caller's transaction: their pages say that they have ended, and
 * applications to them stay.
 * @param end when they ended, where they have not ended before.
 * @returns how many were in searches until now.
 */
export async function retireOffers(
  transaction: Queryable,
  ids: readonly number[],
  end: Date,
): Promise<number> {
  const tally = new ChangeTally();
  const dropped = await dropFromSearches(transaction, ids, tally);
  await transaction.query(
    `update offer set listed = false, digest = '', expires_at = least(coalesce(expires_at, $2), $2)
      where id = any($1::int[])`,
    [ids, end],
  );
  await keepChange(transaction, tally);
  return dropped;
}

/** Deletes offers with what searches know of them, inside the caller's transaction. */
export async function deleteOffers(transaction: Queryable, ids: readonly number[]): Promise<void> {
  const tally = new ChangeTally();
  await dropFromSearches(transaction, ids, tally);
  await transaction.query('delete from offer where id = any($1::int[])', [ids]);
  await keepChange(transaction, tally);
}

async function markHeld(transaction: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.query('update offer set listed = false, held = true where id = any($1::int[])', [ids]);
}

/** Takes offers out of searches and their pages away, inside the caller's transaction. */
export async function holdOffers(transaction: Queryable, ids: readonly number[]): Promise<void> {
  const tally = new ChangeTally();
  await dropFromSearches(transaction, ids, tally);
  await markHeld(transaction, ids);
  await keepChange(transaction, tally);
}

/** Brings held offers into searches and gives them their pages, inside the caller's transaction. */
export async function publishOffers(transaction: Queryable, offers: readonly StoredOffer[]): Promise<void> {
  if (offers.length === 0) return;
  const tally = new ChangeTally();
  const indexed = offers.map((offer) => ({ offer, ...buildIndexRows(offer.id, offer, offer.added_at) }));
  await transaction.query('update offer set listed = true, held = false where id = any($1::int[])', [
    offers.map(({ id }) => id),
  ]);
  await writeIndex(transaction, indexed);
  for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
  await keepChange(transaction, tally);
}
