import { localDay, toMinutes } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import type { Store } from '@chamba/database';
import { announceChange, applyChanges, ChangeTally, keepChange } from './catalogue-changes.ts';
import { SAMPLE_DATES_TASK } from './feed-names.ts';
import { claimFeed, FeedBusyError } from './imports/feed-run.ts';

const BATCH = 500;
const DAY_MINUTES = 1_440;

type Row = { id: number; stored: Date; published: number; day: number; state: number };

/** Whether there are real offers, among which the sample would look old. */
async function standsAmongOthers(store: Store): Promise<boolean> {
  const { rows } = await store.query('select 1 from offer where listed and expires_at is not null limit 1');
  return rows.length > 0;
}

/**
 * Moves the sample's dates in searches to today, where real offers stand beside it; what readers see is moved by the
 * clock alone. Done already, or begun by another process, it does nothing.
 * @returns whether dates were moved.
 */
export async function moveSample(store: Store, clock: SampleClock): Promise<boolean> {
  const { today } = clock;
  if (clock.indexDay >= today || !(await standsAmongOthers(store))) return false;
  let run;
  try {
    run = await claimFeed(store, SAMPLE_DATES_TASK);
  } catch (error) {
    if (error instanceof FeedBusyError) return false;
    throw error;
  }
  try {
    const shiftDays = Math.max(0, today - clock.anchorDay);
    let last = 0;
    for (;;) {
      const { rows } = await store.query<Row>(
        `select offer.id, offer.published as stored, ix.published, ix.day, ix.state
           from offer join offer_ix ix on ix.id = offer.id
          where issample and offer.id > $1 order by offer.id limit ${BATCH}`,
        [last],
      );
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? last;
      await moveRows(store, rows, shiftDays);
    }
    await applyChanges(store);
    await store.query(
      `insert into setting (key, value) values ('sample_index_day', $1)
         on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(today)],
    );
    clock.indexDay = today;
    await announceChange(store);
    return true;
  } finally {
    await run.release();
  }
}

async function moveRows(store: Store, rows: readonly Row[], shiftDays: number): Promise<void> {
  const tally = new ChangeTally();
  const moved = rows.flatMap((row) => {
    const published = toMinutes(row.stored) + shiftDays * DAY_MINUTES;
    const day = localDay(row.stored) + shiftDays;
    if (published === row.published && day === row.day) return [];
    tally.moveDay(row.state, row.day, day, 1);
    return [{ id: row.id, published, day }];
  });
  if (moved.length === 0) return;
  await store.tx(async (transaction) => {
    await transaction.query(
      `update offer_ix set published = r.published, day = r.day
         from json_to_recordset($1::json) as r(id int, published int, day int) where offer_ix.id = r.id`,
      [JSON.stringify(moved)],
    );
    await keepChange(transaction, tally);
  });
}
