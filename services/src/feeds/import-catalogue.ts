import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCompanies } from './companies/import-companies.ts';
import { localDay } from '../model/clock.ts';
import { INDEX_VERSION } from '../jobs/index-offer.ts';
import type { Store } from '@chamba/database';
import {
  reindexOffers,
  prepareUpdate,
  readVersions,
  SAMPLE_VERSION,
  writeVersions,
} from './catalogue-version.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { VACANCY_FILES } from './feed-names.ts';
import { importPlaces, readCities } from './import-places.ts';
import { importVacancies } from './import-vacancies.ts';
import { noteReviewed } from './review/review-stored.ts';
import type { VacancyFile } from './import-vacancies.ts';
import type { PlaceRow } from './places.ts';
import { DUPLICATES_VERSION, regroupOffers } from './regroup-offers.ts';
import { isSampleRemoved } from './remove-feed.ts';

/**
 * What to fill an empty database with: the shipped sample, nothing but places, or the files of a folder that is laid
 * out like the package's own `data`.
 */
export type SampleChoice = 'full' | 'none' | { path: string };

/** A step of the import as it goes. */
export type ImportProgress = { label: string; done: number; total: number };

const SHIPPED = fileURLToPath(new URL('../../data/', import.meta.url));

const SETTLEMENTS = 'sepomex.csv.gz';
const COMPANIES = 'companies';
const MUNICIPALITIES = 'municipios-coordenadas.csv.gz';

function found(folder: string, file: string): string | null {
  const plain = file.replace(/\.gz$/, '');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = [file, plain].find((candidate) => names.includes(candidate));
  return name ? join(folder, name) : null;
}

/** What the sample is made of and where from. */
type SampleFiles = { vacancies: VacancyFile[]; companies: string | null };

/** Options of an import of the catalogue. */
export type CatalogueOptions = {
  sample: SampleChoice;
  onProgress: (step: ImportProgress) => void;
  /** Called with the result of each file as one line for the log. */
  onNote: (line: string) => void;
  now: Date;
};

const getFolder = (sample: SampleChoice): string => (typeof sample === 'object' ? sample.path : SHIPPED);

function sampleFiles(sample: SampleChoice): SampleFiles {
  if (sample === 'none') return { vacancies: [], companies: null };
  const folder = getFolder(sample);
  const vacancies = VACANCY_FILES.flatMap(([feed, name, firstId]) => {
    const file = found(folder, name);
    return file ? [{ feed, file, firstId }] : [];
  });
  return { vacancies, companies: found(folder, COMPANIES) };
}

async function importSample(
  store: Store,
  files: SampleFiles,
  cities: ReadonlyMap<number, PlaceRow>,
  options: CatalogueOptions,
): Promise<void> {
  const anchorDay = await anchor(store, localDay(options.now));
  for (const source of files.vacancies) {
    const { rows: read, leftOut } = await importVacancies(store, source, {
      anchorDay,
      cities,
      now: options.now,
      onRows: (done) => options.onProgress({ label: `Vacancies ${source.feed}`, done, total: 0 }),
    });
    const without = leftOut > 0 ? `; ${leftOut} left out: no title or no date` : '';
    options.onNote(`${source.feed}: ${read - leftOut} offers of ${read} rows${without}`);
  }
  if (!files.companies) return;
  const imported = await importCompanies(store, files.companies, { anchorDay, cities, now: options.now });
  options.onNote(`${imported.companies} demonstration employers with ${imported.offers} offers`);
}

/**
 * Fills a database that is not filled yet; one that is takes milliseconds. Broken off, it goes on where it stood.
 * @returns whether anything was imported.
 */
export async function importCatalogue(store: Store, options: CatalogueOptions): Promise<boolean> {
  const { rows } = await store.query("select 1 from setting where key = 'catalogue_ready'");
  if (rows.length > 0) return false;

  const folder = getFolder(options.sample);
  const settlements = found(options.sample === 'none' ? SHIPPED : folder, SETTLEMENTS);
  options.onProgress({ label: 'Places', done: 0, total: 155_000 });
  const cities = await importPlaces(
    store,
    { municipalities: found(folder, MUNICIPALITIES) ?? join(SHIPPED, MUNICIPALITIES), settlements },
    (done) => options.onProgress({ label: 'Places', done, total: 155_000 }),
  );
  await importSample(store, sampleFiles(options.sample), cities, options);
  await buildSearchIndex(store, (label, done, total) => options.onProgress({ label, done, total }));
  await writeVersions(store);
  await noteReviewed(store);
  await store.query(
    "insert into setting (key, value) values ('catalogue_ready', 'true') on conflict do nothing",
  );
  return true;
}

/**
 * Brings a filled database up to what this program makes of its sources: the sample is read again from its files when
 * the rules for it changed, all offers are indexed again when the index did, and compared again when the rules for
 * duplicates did. Ids stay, and applications with them.
 * @returns whether there was anything to do.
 */
export async function updateCatalogue(store: Store, options: CatalogueOptions): Promise<boolean> {
  const { sample, index, duplicates } = await readVersions(store);
  const isIndexed = !(await updateIndex(store, options, { sample, index }));
  const isGrouped = duplicates === DUPLICATES_VERSION;
  if (!isGrouped)
    await regroupOffers(store, options.now, (done, total) =>
      options.onProgress({ label: 'Duplicates', done, total }),
    );
  if (!isIndexed || !isGrouped || sample !== SAMPLE_VERSION) await writeVersions(store);
  return !isIndexed || !isGrouped;
}

/** Reads the sample and indexes offers again where the rules changed. @returns whether they did. */
async function updateIndex(
  store: Store,
  options: CatalogueOptions,
  { sample, index }: { sample: number; index: number },
): Promise<boolean> {
  const files = sampleFiles(options.sample);
  const { rows } = await store.query('select 1 from offer where feed = any($1::text[]) limit 1', [
    files.vacancies.map(({ feed }) => feed),
  ]);
  const readsSample = sample !== SAMPLE_VERSION && rows.length > 0 && !(await isSampleRemoved(store));
  if (index === INDEX_VERSION && !readsSample) return false;
  await prepareUpdate(store);
  if (readsSample) {
    for (const { feed } of files.vacancies)
      await store.query('delete from setting where key = $1', [`import:${feed}`]);
    await importSample(store, files, await readCities(store), options);
  }
  if (index !== INDEX_VERSION) {
    const feeds = readsSample ? files.vacancies.map(({ feed }) => feed) : [];
    await reindexOffers(store, feeds, (done, total) => options.onProgress({ label: 'Index', done, total }));
  }
  await buildSearchIndex(store, (label, done, total) => options.onProgress({ label, done, total }));
  return true;
}

/** The day that sample dates are stored for: the day on which the import began, also when it goes on later. */
async function anchor(store: Store, today: number): Promise<number> {
  await store.query(
    "insert into setting (key, value) values ('sample_anchor_day', $1) on conflict do nothing",
    [JSON.stringify(today)],
  );
  const { rows } = await store.query<{ value: number }>(
    "select value from setting where key = 'sample_anchor_day'",
  );
  return rows[0]?.value ?? today;
}
