/**
 * Searches inside the service over the shipped sample, on a published mix: what each kind of search takes cold (first
 * of its kind after the start) and warm. No answer is cached anywhere.
 *
 * Prints a table for people and one line of JSON for the record. `DATABASE_URL` measures a real server instead of the
 * embedded engine; `BENCH_ROUNDS` changes the number of measured searches of each kind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '@chamba/services';
import type { FastifyInstance } from 'fastify';
import { percentiles, report } from './support/report.ts';

/** Searches of one kind, with the parameters of a request; `each` gives the variants that are taken in turn. */
type Line = { name: string; each: readonly Record<string, string>[] };

const WORDS = [
  'cajero',
  'auxiliar',
  'chofer',
  'ventas',
  'ingeniero',
  'recepcionista',
  'soldador',
  'contador',
];
const PAIRS = ['auxiliar administrativo', 'ayudante general', 'guardia seguridad', 'chofer repartidor'];
const CITIES = [
  { location: 'jalisco', ci: 'guadalajara' },
  { location: 'nuevo-leon', ci: 'monterrey' },
  { location: 'ciudad-de-mexico', ci: 'cuauhtemoc' },
  { location: 'puebla', ci: 'puebla' },
];

const MIX: readonly Line[] = [
  { name: 'empty', each: [{}] },
  { name: 'one word, nationwide', each: WORDS.map((q) => ({ q })) },
  { name: 'two words and city', each: PAIRS.flatMap((q) => CITIES.map((city) => ({ q, ...city }))) },
  {
    name: 'state only',
    each: ['jalisco', 'ciudad-de-mexico', 'estado-de-mexico', 'sonora'].map((location) => ({ location })),
  },
  { name: 'facet: mode', each: ['0', '1', '2'].map((work_mode) => ({ q: 'ventas', work_mode })) },
  {
    name: 'facet: salary',
    each: [{ smin: '5000', smax: '10000' }, { smin: '10000' }, { smin: '7000', smax: '9000' }],
  },
  { name: 'facet: date', each: ['1', '3', '7', '30'].map((tm) => ({ tm })) },
  { name: 'facet: category', each: ['ventas', 'salud', 'seguridad'].map((category) => ({ category })) },
  { name: 'facet: subcategory', each: [{ category: 'ventas', subcategory: 'cajeros' }] },
  { name: 'facet: contract', each: ['1', '2', '4', '2,4'].map((contract_type) => ({ contract_type })) },
  { name: 'facet: education', each: ['1', '2', '5', '2,3'].map((education) => ({ education })) },
  {
    name: 'every facet at once',
    each: [
      {
        q: 'auxiliar',
        work_mode: '0',
        smin: '5000',
        smax: '10000',
        tm: '30',
        category: 'administrativo',
        contract_type: '2',
        education: '2,3,5',
      },
    ],
  },
  {
    name: 'page 20',
    each: [
      { page: '20' },
      { q: 'auxiliar', page: '20' },
      { q: 'ventas', location: 'ciudad-de-mexico', page: '20' },
    ],
  },
  { name: 'slip of the keyboard', each: ['cajreo', 'soldadro', 'recepsionista'].map((q) => ({ q })) },
];

const BAR_MS = 50;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);

async function timed(app: FastifyInstance, params: Record<string, string>): Promise<number> {
  const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
  const start = performance.now();
  const answer = await app.inject({ method: 'GET', url: `/rest?${query.toString()}` });
  const elapsed = performance.now() - start;
  if (answer.statusCode !== 200)
    throw new Error(`A search answered ${answer.statusCode}: ${query.toString()}`);
  return elapsed;
}

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));
try {
  const services = await createServices({
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    siteUrl: 'http://localhost',
    siteName: 'Chamba',
    development: false,
  });
  const rows: Record<string, string | number>[] = [];
  const everything: number[] = [];
  for (const { name, each } of MIX) {
    const cold = await timed(services.app, each[0] ?? {});
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timed(services.app, each[round % each.length] ?? {}));
    everything.push(cold, ...times);
    rows.push({ search: name, cold: Math.round(cold * 10) / 10, ...percentiles(times) });
  }
  const all = percentiles(everything);
  rows.push({ search: 'whole mix', cold: '', ...all });
  report(`search-${services.db.engine}`, rows);
  console.log(
    JSON.stringify({
      bench: 'search',
      engine: services.db.engine,
      rounds,
      all,
      bar: { p99: BAR_MS, met: all.p99 <= BAR_MS },
    }),
  );
  await services.close();
  if (all.p99 > BAR_MS) process.exitCode = 1;
} finally {
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
