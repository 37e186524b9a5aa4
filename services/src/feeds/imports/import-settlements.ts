import { performance } from 'node:perf_hooks';
import type { Queryable, Store } from '@chamba/database';
import { insertRows } from '../../store/batch-insert.ts';
import { announceChange } from '../catalogue-changes.ts';
import { PLACE_COLUMNS, readCities } from '../import-places.ts';
import type { PlaceRow } from '../places.ts';
import { claimFeed } from './feed-run.ts';
import type { Rejection } from './import-feed.ts';
import { openSource, UnreadableSourceError } from './open-source.ts';
import { readSettlements } from './settlement-format.ts';

/** Options of an import of the postal catalogue. */
export type PlacesImportOptions = {
  dryRun?: boolean | undefined;
  /** Removes what the file no longer has even when that is a great part. */
  force?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onEvent?: ((event: PlacesImportEvent) => void) | undefined;
};

export type PlacesImportEvent =
  | { type: 'started'; feed: string; format: string; dryRun: boolean }
  | { type: 'progress'; bytes: number; read: number; rejected: number }
  | ({ type: 'rejected' } & Rejection);

/** What came of it: settlements, by what happened to them. `kept` are gone from the file but still referred to. */
export type PlacesImportSummary = {
  bytes: number;
  seconds: number;
  dryRun: boolean;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  kept: number;
  rejected: number;
  notes: string[];
};

/** Name under which places are imported; no feed of an operator can have it. */
const TASK = '*places';
const BATCH = 2_000;

/** Rows of a batch while people use the same connection: they wait for one at most. */
const SMALL_BATCH = 200;

const MAX_REPORTED = 1_000;
const PROGRESS_MS = 250;

/** Largest share of the settlements that a file may lack without being taken for a part of one. */
const MAX_REMOVED_SHARE = 0.1;

const COMPARED = [
  'state',
  'city',
  'name',
  'statename',
  'cityname',
  'description',
  'location_slug',
  'city_slug',
  'folded',
];
const differs = COMPARED.map((column) => `p.${column} is distinct from n.${column}`).join(' or ');
const names = Object.keys(PLACE_COLUMNS).join(', ');

/** Settlements that searches of people refer to stay, so that what they kept still has its place. */
const REFERRED = `exists (select 1 from recent_search r where r.place_id = p.id::text)
  or exists (select 1 from hold_search h where h.locationid = p.id::text)`;

type Difference = { added: number; changed: number; unchanged: number; gone: number; kept: number };

async function difference(db: Queryable, table: string): Promise<Difference> {
  const { rows } = await db.query<Difference>(
    `select count(*) filter (where p.id is null)::int as added,
            count(*) filter (where p.id is not null and n.id is not null and (${differs}))::int as changed,
            count(*) filter (where p.id is not null and n.id is not null and not (${differs}))::int as unchanged,
            count(*) filter (where n.id is null)::int as gone,
            count(*) filter (where n.id is null and (${REFERRED}))::int as kept
       from (select * from place where type = 'ZO') p full join ${table} n on n.id = p.id`,
  );
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0, gone: 0, kept: 0 };
}

/** Brings the settlements to what the table says, in the caller's transaction. */
async function applyDifference(db: Queryable, table: string, removes: boolean): Promise<void> {
  if (removes) {
    await db.query(
      `delete from place p where p.type = 'ZO' and not exists (select 1 from ${table} n where n.id = p.id)
         and not (${REFERRED})`,
    );
  }
  const set = COMPARED.map((column) => `${column} = n.${column}`).join(', ');
  await db.query(`update place p set ${set} from ${table} n where n.id = p.id and (${differs})`);
  await db.query(
    `insert into place (${names})
       select ${names
         .split(', ')
         .map((column) => `n.${column}`)
         .join(', ')}
         from ${table} n
        where not exists (select 1 from place p where p.id = n.id)`,
  );
}

/**
 * Brings the postal service's catalogue in: new settlements come, renamed ones change, vanished ones are removed unless an account
 * refers to them. Everything changes at once, after the whole file was read.
 * @throws FeedBusyError, UnreadableSourceError; an error of the stream as it is.
 */
export async function importSettlements(
  store: Store,
  stream: AsyncIterable<Uint8Array>,
  options: PlacesImportOptions,
): Promise<PlacesImportSummary> {
  const { signal, dryRun = false } = options;
  const emit = options.onEvent ?? (() => undefined);
  const started = performance.now();
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  const { bulk } = store;
  const run = await claimFeed(bulk, TASK);
  const table = `${run.keys}_rows`;
  try {
    const source = await openSource(counted());
    const cities = await readCities(bulk);
    await bulk.exec(
      `create unlogged table ${table} (like place, primary key (id), unique (city, location_slug))`,
    );
    await bulk.exec(`alter table ${table} alter column documents set default 0`);
    emit({ type: 'started', feed: 'places', format: 'sepomex', dryRun });
    let read = 0;
    let rejected = 0;
    let lastTold = 0;
    let batch: PlaceRow[] = [];
    const write = async (): Promise<void> => {
      signal?.throwIfAborted();
      await insertRows(bulk, table, PLACE_COLUMNS, batch);
      batch = [];
      if (performance.now() - lastTold < PROGRESS_MS) return;
      lastTold = performance.now();
      emit({ type: 'progress', bytes, read, rejected });
    };
    for await (const readings of readSettlements(source.bytes, cities)) {
      for (const reading of readings) {
        read += 1;
        if ('place' in reading) {
          batch.push(reading.place);
          if (batch.length >= (store.isBusy ? SMALL_BATCH : BATCH)) await write();
          continue;
        }
        rejected += 1;
        const { faults, ...position } = reading;
        if (rejected <= MAX_REPORTED)
          for (const fault of faults) emit({ type: 'rejected', ...position, ...fault });
      }
    }
    await write();
    if (read === rejected) throw new UnreadableSourceError('No settlement of the file can be used.');

    const found = await difference(bulk, table);
    const vanished = found.gone - found.kept;
    const before = found.changed + found.unchanged + found.gone;
    const removes = options.force === true || vanished <= before * MAX_REMOVED_SHARE;
    const notes = removes
      ? []
      : [
          `${vanished} settlements are not in the file and stay: that is too great a part (--force removes them).`,
        ];
    if (rejected > MAX_REPORTED) notes.push(`${rejected - MAX_REPORTED} further rejections are not listed.`);
    if (!dryRun) {
      await bulk.tx(async (transaction) => {
        await run.confirm(transaction);
        await applyDifference(transaction, table, removes);
      });
      await announceChange(bulk);
    }
    emit({ type: 'progress', bytes, read, rejected });
    const { added, changed, unchanged, kept } = found;
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const removed = removes ? vanished : 0;
    return { bytes, seconds, dryRun, read, added, changed, unchanged, removed, kept, rejected, notes };
  } finally {
    await bulk.exec(`drop table if exists ${table}`);
    await run.release();
  }
}
