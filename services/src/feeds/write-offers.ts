import { indexRowsOf } from '../jobs/index-offer.ts';
import type { Queryable } from '../store/index.ts';
import { insertRows } from './batch-insert.ts';
import type { OfferRecord } from './offer-record.ts';

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
  source_date: 'timestamptz',
  published: 'timestamptz',
  lifetime_days: 'smallint',
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
    .join(', ')}
  returning id, feedkey, (xmax = 0) as isnew`;

/** How many offers were new and how many replaced earlier ones. */
export type Written = { added: number; replaced: number };

/**
 * Writes offers of one feed with what searches need of them, inside the caller's transaction. Keys must not repeat
 * within one call.
 */
export async function writeOffers(
  transaction: Queryable,
  offers: readonly OfferRecord[],
  now: Date,
): Promise<Written> {
  if (offers.length === 0) return { added: 0, replaced: 0 };
  const { rows } = await transaction.query<{ id: number; feedkey: string; isnew: boolean }>(UPSERT, [
    JSON.stringify(offers),
  ]);
  const idOf = new Map(rows.map((row) => [row.feedkey, row.id]));
  const indexed = offers.flatMap((offer) => {
    const id = idOf.get(offer.feedkey);
    return id === undefined ? [] : [indexRowsOf(id, offer, now)];
  });
  const replaced = rows.filter((row) => !row.isnew).map((row) => row.id);
  if (replaced.length > 0) {
    await transaction.query('delete from offer_ix where id = any($1::int[])', [replaced]);
    await transaction.query('delete from offer_lex where id = any($1::int[])', [replaced]);
  }
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
  return { added: rows.length - replaced.length, replaced: replaced.length };
}
