import { buildIndexRows } from '../jobs/index-offer.ts';
import type { IndexRow, LexemeRow } from '../jobs/index-offer.ts';
import type { Queryable } from '@chamba/database';
import { insertRows } from '../store/batch-insert.ts';
import type { ChangeTally } from './catalogue-changes.ts';
import { STORED_COLUMNS } from './stored-offer.ts';
import type { StoredOffer } from './stored-offer.ts';

const INDEX = {
  id: 'int',
  published: 'int',
  packed: 'int',
  day: 'int',
  state: 'smallint',
  city: 'int',
  salary: 'int',
  added: 'int',
  added_second: 'smallint',
  company: 'bigint',
  traits: 'int',
  hourly: 'int',
};

/** What searches read of an offer. */
export type SearchRows = { index: IndexRow; lexemes: LexemeRow };

/** Writes what searches read of offers that they do not know yet. */
export async function writeIndex(transaction: Queryable, indexed: readonly SearchRows[]): Promise<void> {
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

type Dropped = {
  packed: number;
  traits: number;
  day: number;
  state: number;
  city: number;
  lex: string[] | null;
};

/** Start of the lexeme that names the employer. */
const COMPANY = 'co:';

/** Takes offers out of the tables that searches read, and out of the tally. @returns how many were there. */
export async function dropFromSearches(
  transaction: Queryable,
  ids: readonly number[],
  tally: ChangeTally,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await transaction.query<Dropped>(
    `with ix as (delete from offer_ix where id = any($1::int[]) returning id, packed, traits, day, state, city),
          lexemes as (delete from offer_lex where id = any($1::int[]) returning id, tsvector_to_array(lex) as lex)
     select packed, traits, day, state, city, lex from ix left join lexemes on lexemes.id = ix.id`,
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
 * Stored offers.
 * @param rest of the statement, with its values: conditions, order, limit.
 */
export async function readStoredOffers(
  db: Queryable,
  rest: string,
  values: readonly unknown[],
): Promise<StoredOffer[]> {
  return (await db.query<StoredOffer>(`select ${STORED_COLUMNS} from offer where ${rest}`, values)).rows;
}

/** What searches read of a stored offer: it counts from the first publication of its advertisement on. */
export const buildStoredRows = (offer: StoredOffer): SearchRows =>
  buildIndexRows(offer.id, { ...offer, published: offer.first_published ?? offer.published }, offer.added_at);
