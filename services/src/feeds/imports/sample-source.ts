import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '../../model/clock.ts';
import type { SampleClock } from '../../model/clock.ts';
import { readCsv } from '../../store/gzip-csv.ts';
import { readVacancy } from '../vacancy-record.ts';

/** A file that can be read a second time, and how many days its dates are moved by. */
export type SpooledSample = {
  bytes: () => AsyncIterable<Buffer>;
  moveDays: number;
  remove: () => Promise<void>;
};

/**
 * Keeps a file of the portal on disk and finds its newest vacancy: its dates can only be moved by one that has read it
 * to the end.
 */
export async function spoolSample(bytes: AsyncIterable<Buffer>, clock: SampleClock): Promise<SpooledSample> {
  const folder = await mkdtemp(join(tmpdir(), 'chamba-import-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'portal.csv');
    await pipeline(Readable.from(bytes), createWriteStream(file));
    let newestDay = 0;
    for await (const row of readCsv(file)) {
      const date = readVacancy(row)?.sourceDate.getTime() ?? 0;
      newestDay = Math.max(newestDay, Math.floor(date / DAY_MS));
    }
    return { bytes: () => createReadStream(file), moveDays: clock.anchorDay - newestDay, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
