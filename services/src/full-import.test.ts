// @own-process: it takes as long as many others.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { SUBCATEGORY_STEP } from './catalogue/categories.ts';
import { readCompanyFiles } from './feeds/companies/company-file.ts';
import type { FoundOffers } from './jobs/search.ts';
import { HIGH_PAY } from './feeds/review/usual-pay.ts';
import { ask, testEngines } from './testing/services.ts';
import type { Engine, RunningServices } from './testing/services.ts';
import { sharedFolder } from './testing/template.ts';
import { testPlacesTable } from './testing/places-table.ts';

const DATA = fileURLToPath(new URL('../data/', import.meta.url));

/** The sources hold 46,968 rows; the title of one of 2018 is empty, so there is nothing to show or to apply to. */
const ROWS = { 'empleo-gob-mx-2018-08': 36_795, 'empleo-gob-mx-2020-08': 10_173 };

/** Offers of the demonstration employers beside them. */
const DEMO_OFFERS = readCompanyFiles(`${DATA}companies`).reduce((sum, { offers }) => sum + offers.length, 0);
const OFFERS = 46_968 - 1 + DEMO_OFFERS;

/** The fixture, a part of the sample, is imported by every other suite on both engines; `npm run test:full` takes it all. */
for (const engine of await testEngines()) {
  if (engine.name !== 'pglite' && !process.env['TEST_FULL']) await engine.stop();
  else describe(`the shipped sample on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  const shared = engine.name === 'pglite' ? sharedFolder() : undefined;
  /** The browser tests of the same run start on what is imported here: `e2e/support/start-site.mjs`. */
  const kept =
    shared === undefined
      ? undefined
      : { making: join(shared, 'sample.making'), made: join(shared, 'sample') };
  const logged: string[] = [];
  const logger = { info: (line: string) => logged.push(line), warn: () => undefined, error: () => undefined };
  before(async () => {
    running = await engine.start({ sample: 'full', logger, ...(kept && { dataDir: kept.making }) });
  });
  after(async () => {
    await running.stop();
    if (kept && !existsSync(kept.made)) renameSync(kept.making, kept.made);
    await engine.stop();
  });
  const one = async (sql: string): Promise<unknown> =>
    Object.values((await running.services.db.query(sql)).rows[0] ?? {})[0];

  const search = async (q: string, more: Record<string, string> = {}): Promise<FoundOffers> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', q, hits: '100', ...more });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body['response'] as FoundOffers;
  };

  test('every row is an offer but the one without a title, and the log says so', () => {
    assert.equal(
      Object.values(ROWS).reduce((sum, rows) => sum + rows),
      46_968,
    );
    assert.ok(
      logged.includes('empleo-gob-mx-2018-08: 36794 offers of 36795 rows; 1 left out: no title or no date'),
    );
    assert.ok(logged.includes('empleo-gob-mx-2020-08: 10173 offers of 10173 rows'));
  });

  test('all vacancies and places are in', async () => {
    assert.equal(await one('select count(*) from offer'), OFFERS);
    assert.equal(await one('select count(*) from offer_ix'), OFFERS);
    assert.equal(await one('select count(*) from offer_lex'), OFFERS);
    assert.equal(await one("select count(*) from place where type = 'ST'"), 32);
    assert.equal(await one("select count(*) from place where type = 'CI'"), 2_478);
    assert.ok(Number(await one("select count(*) from place where type = 'ZO'")) > 150_000);
    const joined = Number(await one('select count(*) from offer where city > 0')) / OFFERS;
    assert.ok(joined >= 0.985, `${joined} of the vacancies have a municipality`);
    assert.equal(await one('select count(*) from offer where state = 0'), 0);
  });

  test('addresses of places are unique', async () => {
    const sql = `select count(*) from (select 1 from place where type = 'CI' group by location_slug, city_slug having count(*) > 1) twice`;
    assert.equal(await one(sql), 0);
    const zones = `select count(*) from (select 1 from place where type = 'ZO' group by location_slug, city_slug, state having count(*) > 1) twice`;
    assert.equal(await one(zones), 0);
  });

  test('the newest vacancy of each source is of today, and none has expired', async () => {
    for (const feed of ['empleo-gob-mx-2018-08', 'empleo-gob-mx-2020-08']) {
      const { rows } = await running.services.db.query<{ id: number }>(
        'select id from offer where feed = $1 order by published desc limit 1',
        [feed],
      );
      const { body } = await ask(running, `/api/job?jobID=${rows[0]?.id}`);
      const { job } = body['response'] as { job: { datepublish: string; dateexpires: string } };
      const local = (date: Date): string =>
        new Date(date.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
      assert.equal(local(new Date(job.datepublish)), local(new Date()));
    }
    const oldest = await one('select extract(epoch from max(published) - min(published)) / 86400 from offer');
    assert.ok(Number(oldest) < 59);
  });

  test('no vacancy of the sample is held, and few have a caution', async () => {
    assert.equal(await one('select count(*) from offer where held'), 0);
    const cautions = Number(
      await one('select count(*) from offer_review where findings @> \'[{"rule": "pay-far-above"}]\''),
    );
    assert.ok(cautions > 0 && cautions / OFFERS < 0.001, `${cautions} have a caution`);
  });

  test('the pay that is high in a category is what the sample says', async () => {
    const { rows } = await running.services.db.query<{ category: number; high: number }>(
      `select subcategory / ${SUBCATEGORY_STEP} as category,
              percentile_disc(0.95) within group (order by salaryfrom / (uma * 30.4)) as high
         from (select subcategory, salaryfrom,
                 case when feed = 'empleo-gob-mx-2018-08' then 80.60 else 86.88 end as uma
               from offer where feed like 'empleo-gob-mx-%' and salaryfrom > 0) paid
        group by 1`,
    );
    assert.equal(rows.length, Object.keys(HIGH_PAY).length);
    for (const { category, high } of rows)
      assert.ok(
        Math.abs(Number(high) - (HIGH_PAY[category] ?? 0)) < 0.3,
        `category ${category}: ${high} instead of ${HIGH_PAY[category]}`,
      );
  });

  test('titles that say a condition or a place as it was typed come before others that fulfil it', async () => {
    for (const [q, says] of [
      ['cajero medio tiempo', /caj.*medio tiempo/],
      ['vigilante nocturno', /vigilante.*nocturno/],
      ['asesor comercial guadalajara', /asesor comercial.*guadalajara/],
    ] as const) {
      const { joblist, summary } = await search(q);
      const titles = joblist.slice(0, summary.totaldocs).map(({ title }) => title.toLowerCase());
      const isSaid = titles.map((title) => says.test(title));
      assert.ok(isSaid.includes(true) && isSaid.includes(false), `${q}: ${titles.join()}`);
      assert.deepEqual(
        isSaid,
        isSaid.toSorted((first, second) => Number(second) - Number(first)),
        `${q}: ${titles.join()}`,
      );
    }
  });

  test('a misspelt condition is one, and headings spell it', async () => {
    const answer = await search('cajero medio tienpo');
    assert.equal(answer.conditions?.[0]?.text, 'Medio tiempo');
    assert.ok(answer.summary.totaldocs > 20);
    assert.deepEqual(answer.joblist, (await search('cajero medio tiempo')).joblist);
    assert.match(answer.seo.h1, /cajero medio tiempo/);
    assert.equal(answer.query.q, 'cajero medio tienpo');
  });

  test('misspelt towns are places, and words that are put right may name one', async () => {
    for (const [q, place] of [
      ['mesero kancun', 'Benito Juárez'],
      ['mecero cancum', 'Benito Juárez'],
      ['pastelera cuernabaca', 'Cuernavaca'],
      ['montacarguista tlaplan', 'Tlalpan'],
    ] as const) {
      const { joblist, summary, correction, query, seo } = await search(q);
      assert.ok(summary.totaldocs > 0, q);
      const inPlace = joblist.slice(0, summary.totaldocs);
      assert.ok(
        inPlace.every(({ locations }) => locations.some(({ cityname }) => cityname.includes(place))),
        `${q}: ${JSON.stringify(inPlace.map(({ locations }) => locations))}`,
      );
      assert.equal(correction?.from, q);
      assert.equal(query.q, q.split(' ')[0]?.replace('mecero', 'mesero'));
      assert.match(seo.robots, /noindex/, q);
    }
  });

  test('a misspelt trade is not taken for a town, nor for a word that sounds otherwise', async () => {
    for (const [q, to] of [
      ['pintro monterrey', /^pintor en Monterrey/],
      ['cosinera saltillo', /^cocinera en Saltillo/],
      ['asistente mediko', /^asistente médico$/],
    ] as const)
      assert.match((await search(q)).correction?.to ?? '', to, q);
  });

  test('a correct word beside a town is not corrected where no offer has both', async () => {
    const { joblist, correction } = await search('manicurista tuxtla gutierrez');
    assert.equal(correction, null);
    assert.match(joblist[0]?.title ?? '', /manicurista/i);
  });

  test('a keyword that no offer has is the frequent title that it is a letter away from', async () => {
    for (const [q, to] of [
      ['promotor venas', 'promotor ventas'],
      ['chofre vencedor', 'chofer vendedor'],
    ] as const) {
      const { correction, joblist } = await search(q);
      assert.equal(correction?.to, to);
      assert.equal(correction.also, false);
      assert.match(joblist[0]?.title ?? '', /ventas|vendedor/i);
    }
    const { correction, joblist } = await search('ayudante genera');
    assert.equal(correction?.to, 'ayudante general');
    assert.equal(correction.also, true);
    assert.match(joblist[0]?.title ?? '', /^ayudante general/i, "not what only sounds like it: 'género'");
    for (const q of ['cuidar niños', 'soldador de plata', 'vendedor de globos'])
      assert.equal((await search(q)).correction, null, q);
  });

  test('a keyword of correct words that no offer has leads to those that are a letter or a space away', async () => {
    for (const [q, to] of [
      ['surgidor', 'surtidor'],
      ['bienes raides', 'bienes raíces'],
      ['cam arista', 'camarista'],
      ['ingeniero diselo', 'ingeniero diseño'],
    ] as const) {
      const { summary, refineurls } = await search(q);
      assert.equal(summary.totaldocs, 0, q);
      const [, offers] = /^¿Quisiste decir «.+»\? \(([\d,]+)\)$/.exec(refineurls[0]?.text ?? '') ?? [];
      assert.match(refineurls[0]?.text ?? '', new RegExp(`«${to}»`));
      assert.equal(Number(offers?.replace(',', '')), (await search(to)).summary.totaldocs);
    }
    const placed = (await search('surgidor', { location: 'jalisco' })).refineurls[0];
    assert.equal(placed?.url, '/empleos-de-surtidor/en-jalisco');
    for (const q of ['xyzqq', 'soldador de plata', 'guardia de playa'])
      assert.ok(!(await search(q)).refineurls.some(({ text }) => text.includes('Quisiste')), q);
  });

  test('of words that no offer has together the misspelt ones are corrected, in the place that they name too', async () => {
    const ids = ({ joblist }: Awaited<ReturnType<typeof search>>): string[] => joblist.map(({ id }) => id);
    const cook = await search('cosinera para rancho');
    assert.equal(cook.correction?.to, 'cocinera para rancho');
    assert.equal(cook.partialfrom, 0);
    assert.match(cook.joblist[0]?.title ?? '', /cociner/i);
    const untrained = await search('ayudante de cosina sin esperiencia');
    assert.match(untrained.correction?.to ?? '', /^ayudante de cocina/, 'a few offers have the slip too');
    assert.ok(untrained.joblist.length >= 10);
    const misspelt = await search('velador para bodega ecatepeq');
    assert.ok(misspelt.joblist.length > 0);
    assert.deepEqual(ids(misspelt), ids(await search('velador para bodega ecatepec')));
    for (const q of [
      'xqzwv plomero',
      'trailero con visa',
      'trabajo armando computadoras',
      'pastelerias marisa',
    ])
      assert.equal((await search(q)).correction, null, q);
  });

  test('what is shipped stays small', () => {
    const bytes = readdirSync(DATA).reduce((sum, name) => sum + statSync(DATA + name).size, 0);
    assert.ok(bytes < 4 * 1024 * 1024);
  });

  test('no vacancy shows impossible hours or an empty place', async () => {
    assert.equal(await one("select count(*) from offer where schedule ~ 'de (\\d+:\\d+) a \\1'"), 0);
    assert.equal(
      await one(
        "select count(*) from offer where statename = '' or title = '' or jobbody like '%undefined%'",
      ),
      0,
    );
    assert.equal(await one('select count(*) from offer where salaryfrom < 0 or salaryfrom > salaryto'), 0);
    // The public sources state one amount; a range would be an invention of ours.
    assert.equal(
      await one("select count(*) from offer where feed like 'empleo-gob-mx-%' and salaryfrom <> salaryto"),
      0,
    );
  });

  testPlacesTable(() => running);
}
