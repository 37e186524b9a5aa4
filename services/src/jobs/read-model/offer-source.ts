import type { Queryable } from '@chamba/database';
import { ARRIVED } from '../index-offer.ts';
import type { SourceRow } from './segment-builder.ts';

/** How long the ids of changes are kept after this was last asked for. */
const READ_FOR = '1 hour';

const ROWS = `select ix.id, ix.published, ix.packed, ix.day, ix.state, ix.city, ix.salary, ${ARRIVED} as added, ix.company, ix.traits, ix.hourly,
    array_to_string(tsvector_to_array(lexemes.lex), chr(31)) as lexemes
  from offer_ix ix left join offer_lex lexemes on lexemes.id = ix.id`;

/** What changed since a version. */
export type Changes = {
  /** Version of the database now. */
  version: number;
  /** Of versions up to this one it is not known what they changed. */
  floor: number;
  /** Offers that came, changed or went since. */
  ids: readonly number[];
};

/** Offers after an id, in order of their ids. */
export async function readAfter(db: Queryable, id: number, most: number): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(`${ROWS} where ix.id > $1 order by ix.id limit $2`, [id, most]);
  return rows;
}

/** Those of some offers that searches know. */
export async function readSome(db: Queryable, ids: readonly number[]): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(`${ROWS} where ix.id = any($1::int[])`, [ids]);
  return rows;
}

/** What changed since a version. @param most ids that are returned; when there are as many, there may be more. */
export async function readChanges(db: Queryable, since: number, most: number): Promise<Changes> {
  const { rows } = await db.query<{ version: number; floor: number; ids: number[] | null }>(
    `select version, floor, case when version <> $1 then
        array(select distinct id from search_change where search_change.version > $1 limit $2) end as ids
       from search_version, search_log`,
    [since, most],
  );
  return { version: rows[0]?.version ?? 0, floor: rows[0]?.floor ?? 0, ids: rows[0]?.ids ?? [] };
}

/** Asks for the ids of changes to be kept for some time from now on. */
export async function keepChanges(db: Queryable): Promise<void> {
  await db.query(`update search_log set read_until = now() + interval '${READ_FOR}'`);
}

/** The version of the database, once every change that is being made without its ids being kept is through. */
export async function settledVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from search_version for share');
  return rows[0]?.version ?? 0;
}

/** Forgets the ids of changes up to a version. */
export async function forgetChanges(db: Queryable, version: number): Promise<void> {
  await db.query(
    `with old as (delete from search_change where version <= $1 returning 1)
     update search_log set floor = greatest(floor, $1::bigint)`,
    [version],
  );
}

/** Number of searchable offers, from the totals. */
export async function countOffers(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ documents: number }>(
    "select documents from place where type = 'CO' limit 1",
  );
  return rows[0]?.documents ?? 0;
}
