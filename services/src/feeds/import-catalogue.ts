import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCompanies } from '../companies/import-companies.ts';
import { localDay } from '../jobs/clock.ts';
import type { Store } from '../store/index.ts';
import { finishCatalogue } from './finish-catalogue.ts';
import { importPlaces } from './import-places.ts';
import { importVacancies } from './import-vacancies.ts';
import type { VacancyFile } from './import-vacancies.ts';

/**
 * What to fill an empty database with: the shipped sample, nothing but places, or the files of a folder that is laid
 * out like the package's own `data`.
 */
export type SampleChoice = 'full' | 'none' | { path: string };

/** A step of the import as it goes. */
export type ImportProgress = { label: string; done: number; total: number };

const SHIPPED = fileURLToPath(new URL('../../data/', import.meta.url));

/** Files of vacancies with the id their offers start from. */
const VACANCY_FILES: ReadonlyArray<readonly [feed: string, file: string, firstId: number]> = [
  ['empleo-gob-mx-2018-08', 'empleo-gob-mx-2018-08.csv.gz', 18_000_000],
  ['empleo-gob-mx-2020-08', 'empleo-gob-mx-2020-08.csv.gz', 20_000_000],
];

const SETTLEMENTS = 'sepomex.csv.gz';
const COMPANIES = 'companies';
const MUNICIPALITIES = 'municipios-coordenadas.csv.gz';

function found(folder: string, file: string): string | null {
  const plain = file.replace(/\.gz$/, '');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = [file, plain].find((candidate) => names.includes(candidate));
  return name ? join(folder, name) : null;
}

/**
 * Fills a database that is not filled yet; one that is takes milliseconds. Broken off, it goes on where it stood.
 * @returns whether anything was imported.
 */
export async function importCatalogue(
  store: Store,
  options: {
    sample: SampleChoice;
    onProgress: (step: ImportProgress) => void;
    /** Told what came of each file, in one line for the log. */
    onNote: (line: string) => void;
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await store.query("select 1 from setting where key = 'catalogue_ready'");
  if (rows.length > 0) return false;

  const folder = typeof options.sample === 'object' ? options.sample.path : SHIPPED;
  const vacancies: VacancyFile[] = [];
  for (const [feed, name, firstId] of options.sample === 'none' ? [] : VACANCY_FILES) {
    const file = found(folder, name);
    if (file) vacancies.push({ feed, file, firstId });
  }
  const settlements = options.sample === 'none' ? found(SHIPPED, SETTLEMENTS) : found(folder, SETTLEMENTS);
  const anchorDay = await anchor(store, localDay(options.now));

  options.onProgress({ label: 'Places', done: 0, total: 155_000 });
  const cities = await importPlaces(
    store,
    { municipalities: found(folder, MUNICIPALITIES) ?? join(SHIPPED, MUNICIPALITIES), settlements },
    (done) => options.onProgress({ label: 'Places', done, total: 155_000 }),
  );
  for (const source of vacancies) {
    const { rows: read, leftOut } = await importVacancies(store, source, {
      anchorDay,
      cities,
      now: options.now,
      onRows: (done) => options.onProgress({ label: `Vacancies ${source.feed}`, done, total: 0 }),
    });
    const without = leftOut > 0 ? `; ${leftOut} left out: no title or no date` : '';
    options.onNote(`${source.feed}: ${read - leftOut} offers of ${read} rows${without}`);
  }
  const companies = options.sample === 'none' ? null : found(folder, COMPANIES);
  if (companies) {
    const imported = await importCompanies(store, companies, { anchorDay, cities, now: options.now });
    options.onNote(`${imported.companies} demonstration employers with ${imported.offers} offers`);
  }
  await finishCatalogue(store, (label, done, total) => options.onProgress({ label, done, total }));
  await store.query(
    "insert into setting (key, value) values ('catalogue_ready', 'true') on conflict do nothing",
  );
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
