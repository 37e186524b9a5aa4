import { fold } from '../text/words.ts';
import type { Store } from '@chamba/database';
import { inBatches, readCsv } from '../store/gzip-csv.ts';
import { DAY_MS } from '../model/clock.ts';
import type { OfferRecord } from '../model/offer-record.ts';
import { stateKeyByName } from '../model/states.ts';
import type { PlaceRow } from './places.ts';
import { offerOfPortalRow } from './portal-offer.ts';
import { readVacancy } from './vacancy-record.ts';
import type { PortalRow } from './vacancy-record.ts';
import { writeOffers } from './write-offers.ts';

/** A file of vacancies: ids of its offers are `firstId` plus the row's number, so they survive another import. */
export type VacancyFile = { feed: string; file: string; firstId: number };

const BATCH = 1_500;

/** Days that a sample offer stays open after its (moved) publication. */
const SAMPLE_LIFETIME_DAYS = 60;

/** Rows of a file, and how many of them have no title or no date and so cannot be shown. */
export type ImportedRows = { rows: number; leftOut: number };

type Located = { state: number; city: number; statename: string; cityname: string };

/** Finds municipalities by state and name; a name that two share in one state finds neither. */
function locator(cities: Iterable<PlaceRow>): (state: string, municipality: string) => Located {
  const byName = new Map<string, PlaceRow | null>();
  const statenames = new Map<number, string>();
  for (const city of cities) {
    statenames.set(city.state, city.statename);
    const key = `${city.state}/${fold(city.name.replace(/ \(.*\)$/, ''))}`;
    byName.set(key, byName.has(key) ? null : city);
  }
  return (stateName, municipality) => {
    const state = stateKeyByName(stateName);
    const city = byName.get(`${state}/${fold(municipality)}`);
    return {
      state,
      city: city?.city ?? 0,
      statename: statenames.get(state) ?? '',
      cityname: city?.cityname ?? '',
    };
  };
}

/** Reads a file once for what must be known before its first offer is stored. */
async function survey(file: string): Promise<{ newestDay: number } & ImportedRows> {
  let newestDay = 0;
  let rows = 0;
  let leftOut = 0;
  for await (const row of readCsv(file)) {
    rows += 1;
    const vacancy = readVacancy(row);
    if (vacancy) newestDay = Math.max(newestDay, Math.floor(vacancy.sourceDate.getTime() / DAY_MS));
    else leftOut += 1;
  }
  return { newestDay, rows, leftOut };
}

function toRecord(
  row: PortalRow,
  id: number,
  feed: string,
  move: number,
  locate: ReturnType<typeof locator>,
): OfferRecord | null {
  const vacancy = readVacancy(row);
  if (!vacancy) return null;
  return offerOfPortalRow(vacancy, locate(row['state'] ?? '', row['municipality'] ?? ''), {
    id,
    feed,
    feedkey: String(id),
    issample: true,
    moveDays: move,
    lifetimeDays: SAMPLE_LIFETIME_DAYS,
  });
}

/**
 * Brings a file of the public portal in, moved so that its newest vacancy is of `anchorDay`. Each batch is one
 * transaction that also notes how far it came; a broken import goes on there.
 * @param onRows called with the number of imported rows of the file.
 */
export async function importVacancies(
  store: Store,
  source: VacancyFile,
  options: {
    anchorDay: number;
    cities: ReadonlyMap<number, PlaceRow>;
    now: Date;
    onRows: (rows: number) => void;
  },
): Promise<ImportedRows> {
  const key = `import:${source.feed}`;
  const { rows } = await store.query<{ value: number }>('select value from setting where key = $1', [key]);
  const done = rows[0]?.value ?? 0;
  const { newestDay, ...imported } = await survey(source.file);
  const move = options.anchorDay - newestDay;
  const locate = locator(options.cities.values());
  let read = 0;
  for await (const batch of inBatches(readCsv(source.file), BATCH)) {
    const first = read;
    read += batch.length;
    if (read <= done) continue;
    const offers = batch.flatMap((row, index) => {
      const offer = toRecord(row, source.firstId + first + index + 1, source.feed, move, locate);
      return offer ? [offer] : [];
    });
    await store.tx(async (transaction) => {
      await writeOffers(transaction, offers, options.now, { uncounted: true });
      await transaction.query(
        'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [key, JSON.stringify(read)],
      );
    });
    options.onRows(read);
  }
  return imported;
}
