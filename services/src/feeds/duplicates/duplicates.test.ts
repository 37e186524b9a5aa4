import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { failsWith, personWith, readyCandidate } from '../../testing/candidates.ts';
import { ask, enginesOfRules } from '../../testing/services.ts';
import type { Engine, RunningServices } from '../../testing/services.ts';
import { refreshTotals } from '../build-search-index.ts';
import type { FeedImportOptions } from '../index.ts';
import { isSameText } from './same-advertisement.ts';

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

const TEXT =
  'En Cristales del Norte buscamos a quien dé forma al vidrio en nuestro taller. Trabajarás de lunes a viernes de 8:00 a ' +
  '17:00 horas, con un horno de gas y un equipo de cuatro personas. Pedimos dos años de experiencia y ganas de enseñar a ' +
  'quienes empiezan. Ofrecemos prestaciones de ley, uniforme, comedor y transporte de la planta al centro de la ciudad, y una beca para que termines tus estudios.';

type Place = { addressLocality: string; addressRegion: string };
const MONTERREY: Place = { addressLocality: 'Monterrey', addressRegion: 'Nuevo León' };

/** A posting with a text of its own, as a line. */
const line = (id: string, over: Record<string, unknown> = {}, place: Place = MONTERREY): string =>
  `${JSON.stringify({
    '@type': 'JobPosting',
    identifier: id,
    title: 'Vidriero soplador',
    description: TEXT,
    hiringOrganization: { name: 'Cristales del Norte' },
    jobLocation: { address: { ...place, addressCountry: 'MX' } },
    datePosted: day(-3),
    validThrough: day(20),
    applicationContact: { email: 'vacantes@cristales.example' },
    ...over,
  })}\n`;

for (const engine of await enginesOfRules()) {
  describe(`advertisements that are published several times on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  type Card = { id: string; title: string; datepublish: string; reposted?: string };
  type Found = {
    joblist: Card[];
    summary: { totaldocs: number; pages: number };
    facets: Record<string, unknown>;
  };
  async function* toStream(text: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }
  const bring = (feed: string, lines: readonly string[], options: Partial<FeedImportOptions> = {}) =>
    running.services.feeds.import(toStream(lines.join('')), { feed, ...options });
  const search = async (params: Record<string, string>): Promise<Found> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
    return (await ask(running, `/rest?${query.toString()}`)).body['response'] as Found;
  };
  const readJob = async (id: string): Promise<Card> => {
    const { body } = await ask(running, `/api/job?jobID=${id}`);
    return (body['response'] as { job: Card }).job;
  };
  const readId = async (feed: string, key: string): Promise<string> => {
    const { rows } = await running.services.db.query<{ id: number }>(
      'select id from offer where feed = $1 and feedkey = $2',
      [feed, key],
    );
    return String(rows[0]?.id);
  };
  const dayInWords = (offset: number): string =>
    new Date(`${day(offset)}T12:00:00-06:00`).toLocaleDateString('es-MX', {
      day: 'numeric',
      month: 'long',
      timeZone: 'America/Mexico_City',
    });

  test('in one feed and another they are one card, as old as the first publication', async () => {
    await bring('vidrio', [
      line('v-1', { datePosted: day(-6), validThrough: day(5) }),
      line('v-2', { title: 'VIDRIERO SOPLADOR (URGENTE)', datePosted: day(-4), validThrough: day(10) }),
    ]);
    await bring('bolsa', [
      // Another board's version: without accents and capitals, the employer with its legal form, one word more.
      line('x-9', {
        title: 'Vidriero Soplador en Monterrey',
        description: TEXT.replace('ganas de enseñar', 'muchas ganas de ensenar'),
        hiringOrganization: { name: 'Cristales del Norte S.A. de C.V.' },
        datePosted: day(-1),
      }),
    ]);
    const { joblist, summary, facets } = await search({ q: 'vidriero' });
    assert.deepEqual([summary.totaldocs, joblist.length], [1, 1]);
    const [card] = joblist;
    assert.equal(card?.id, await readId('vidrio', 'v-1'));
    assert.match(card?.reposted ?? '', new RegExp(`^Publicada 3 veces desde el ${dayInWords(-6)}`));
    assert.equal(card?.datepublish.slice(0, 10), day(-6));
    const counts = [...JSON.stringify(facets).matchAll(/"items":(\d+)/g)].map(([, count]) => Number(count));
    assert.deepEqual([Math.max(...counts), counts.includes(1)], [1, true]);
    assert.equal((await search({ q: 'vidriero', tm: '3' })).summary.totaldocs, 0);
    assert.equal((await search({ cop: 'cristales-del-norte' })).summary.totaldocs, 1);
  });

  test('whichever of them is asked for, the shown one answers, and applications go to it', async () => {
    const shown = await readId('vidrio', 'v-1');
    const other = await readId('bolsa', 'x-9');
    const job = await readJob(other);
    assert.deepEqual([job.id, job.reposted], [shown, (await readJob(shown)).reposted]);
    const { urls } = (await ask(running, '/seo/sitemap/ofertas-1')).body['response'] as {
      urls: { path: string }[];
    };
    assert.deepEqual(
      [shown, other].map((id) => urls.some(({ path }) => path.startsWith(`/empleo/oferta/${id}-`))),
      [true, false],
    );
    const similar = await personWith(running).api.call('jobs.similar', { jobID: shown });
    assert.ok(similar.joblist.every(({ id }) => id !== other));
    const { api, userid } = await readyCandidate(running);
    const input = (jobid: string) => ({
      jobid,
      idempotencyKey: randomUUID().replaceAll('-', ''),
      skills: [],
      killerQuestions: [],
    });
    assert.deepEqual(await api.call('apply.submit', input(other)), {
      status: 200,
      jobid: other,
      applied: true,
      state: 'sent',
    });
    const { applications } = await api.call('apply.list', { userid });
    assert.deepEqual(
      applications.map(({ jobid }) => jobid),
      [shown],
    );
    await assert.rejects(api.call('apply.submit', input(shown)), failsWith('MYS-12'));
  });

  test('when the shown one ends the next takes over, and keeps the age of the advertisement', async () => {
    await bring(
      'vidrio',
      [line('v-2', { title: 'VIDRIERO SOPLADOR (URGENTE)', datePosted: day(-4), validThrough: day(10) })],
      {
        replace: true,
      },
    );
    const { joblist, summary } = await search({ q: 'vidriero' });
    assert.equal(summary.totaldocs, 1);
    assert.equal(joblist[0]?.id, await readId('bolsa', 'x-9'));
    assert.equal(joblist[0]?.datepublish.slice(0, 10), day(-6));
    assert.match(joblist[0]?.reposted ?? '', /^Publicada 3 veces/);
    await running.services.feeds.remove('bolsa');
    const left = await search({ q: 'vidriero' });
    assert.deepEqual(
      left.joblist.map(({ id }) => id),
      [await readId('vidrio', 'v-2')],
    );
    assert.match(left.joblist[0]?.reposted ?? '', /^Publicada 2 veces/);
  });

  test('an offer whose text becomes another one is a card of its own again', async () => {
    const three = ['h-1', 'h-2', 'h-3'].map((id) => line(id, { title: 'Cordelero' }));
    await bring('hilos', three);
    assert.equal((await search({ q: 'cordelero' })).summary.totaldocs, 1);
    const other = 'Cuidarás los telares de noche, solo y en silencio, mientras la fábrica duerme. '.repeat(3);
    await bring('hilos', [line('h-1', { title: 'Cordelero', description: other })]);
    assert.equal((await search({ q: 'cordelero' })).summary.totaldocs, 2);
    await bring('hilos', [line('h-1', { title: 'Cordelero' })]);
    assert.equal((await search({ q: 'cordelero' })).summary.totaldocs, 1);
  });

  test('a trial counts what repeats an advertisement as the import does', async () => {
    const clasp = (id: string, over = {}) => line(id, { title: 'Brochero', ...over });
    const repeated = async (lines: readonly string[], options: Partial<FeedImportOptions> = {}) =>
      (await bring('broches', lines, options)).notes.filter((note) => /repeat/.test(note));
    const file = [
      clasp('c-1'),
      clasp('c-2'),
      clasp('c-3', { title: 'Broches: brochero nocturno' }),
      clasp('c-4'),
    ];
    const [tried = ''] = await repeated(file, { dryRun: true });
    assert.match(tried, /^2 offers repeat .* each would be one card/);
    const [written = ''] = await repeated(file);
    assert.match(written, /^2 offers repeat .* each is one card/);
    // What is in already, and what the file brings anew, repeats nothing by itself.
    assert.deepEqual(await repeated(file, { dryRun: true }), []);
    const again = [clasp('c-3', { title: 'Brochera nocturna de broches' })];
    assert.deepEqual(await repeated(again, { dryRun: true }), []);
    assert.match((await repeated([clasp('c-5')], { dryRun: true })).join(), /^1 offers repeat/);
  });

  test('the one that the operator rejects leaves its place to another, and finds its card again', async () => {
    await bring(
      'sogas',
      ['s-1', 's-2'].map((id) => line(id, { title: 'Soguero' })),
    );
    const [first, second] = [await readId('sogas', 's-1'), await readId('sogas', 's-2')];
    const shown = async (): Promise<unknown[]> =>
      (await search({ q: 'soguero' })).joblist.map(({ id, reposted = '' }) => [id, reposted.slice(0, 17)]);
    assert.deepEqual(await shown(), [[first, 'Publicada 2 veces']]);
    await running.services.reviews.decide(Number(first), 'rejected');
    assert.deepEqual(await shown(), [[second, '']]);
    await running.services.reviews.decide(Number(first), 'released');
    assert.deepEqual(await shown(), [[second, 'Publicada 2 veces']]);
  });

  test('vacancies that differ in place, pay, hours, branch or title stay apart', async () => {
    const title = 'Encuadernador';
    const pay = (amount: number) => ({ currency: 'MXN', value: { value: amount, unitText: 'MONTH' } });
    const other = (from: string, to: string) => ({ title, description: TEXT.replace(from, to) });
    const lines = [
      line('e-0', { title, baseSalary: pay(9_000) }),
      line('e-1', { title }, { addressLocality: 'Guadalajara', addressRegion: 'Jalisco' }),
      line('e-2', { title }, { addressLocality: 'San Pedro Garza García', addressRegion: 'Nuevo León' }),
      line('e-3', { title, baseSalary: pay(11_000) }),
      line('e-4', other('de 8:00 a 17:00', 'de 14:00 a 22:00')),
      line('e-5', other('en nuestro taller', 'en nuestro taller de San Bernabé')),
      line('e-6', { title: `${title} de noche` }),
      line('e-7', { title, hiringOrganization: { name: 'Cristales del Sur' } }),
      // Only the state is known: it may be any city of it.
      line('e-8', { title }, { addressLocality: '', addressRegion: 'Jalisco' }),
      line('e-9', { title }, { addressLocality: '', addressRegion: 'Jalisco' }),
      line('e-10', { title, description: 'Encuadernar libros.' }),
      line('e-11', { title, description: 'Encuadernar libros.' }),
      line('e-12', { title: `${title} línea D` }),
      line('e-13', { title: `${title} línea Q` }),
    ];
    await bring('libros', lines);
    assert.equal((await search({ q: 'encuadernador' })).summary.totaldocs, lines.length);
  });

  test('the order of the imports changes nothing, and the totals are those of a full count', async () => {
    const reposts = Array.from({ length: 40 }, (_, at) =>
      line(`c-${at}`, { title: 'Campanero', datePosted: day(-1 - (at % 20)) }),
    );
    await Promise.all([bring('torre', reposts.slice(0, 20)), bring('iglesia', reposts.slice(20))]);
    const { joblist, summary } = await search({ q: 'campanero' });
    assert.equal(summary.totaldocs, 1);
    assert.match(joblist[0]?.reposted ?? '', /^Publicada 40 veces/);
    assert.equal(joblist[0]?.datepublish.slice(0, 10), day(-20));
    const totals = async (): Promise<unknown> =>
      (
        await running.services.db.query(
          `select (select string_agg(state || '/' || day || ' ' || offers, ',' order by state, day) from day_total) as days,
                  (select string_agg(word || ' ' || documents, ',' order by word) from lexeme) as words,
                  (select string_agg(slug || ' ' || offers, ',' order by slug) from company_total) as companies`,
        )
      ).rows;
    const kept = await totals();
    await refreshTotals(running.services.db);
    assert.deepEqual(await totals(), kept);
  });
}

test('texts without a distinctive difference are the same', () => {
  for (const same of [
    TEXT.toUpperCase(),
    TEXT.replaceAll(',', ';'),
    `${TEXT} ¡Postúlate ya!`,
    `${TEXT} Folio: AB-20417.`,
    TEXT.replace('ofrecemos', 'te ofrecemos'),
    TEXT.split(' ').slice(0, 44).join(' '),
    `${TEXT.split(' ').slice(0, 60).join(' ')}…`,
    TEXT.replace('experiencia', 'esperiencia'),
  ])
    assert.equal(isSameText(TEXT, same), true, same);
  for (const different of [
    TEXT.replace('de 8:00', 'de 7:00'),
    TEXT.replace('lunes a viernes', 'lunes a sábado'),
    TEXT.replace('nuestro taller', 'nuestro taller de Apodaca'),
    TEXT.replace('nuestro taller', 'nuestra sucursal'),
    TEXT.replace('la planta', 'turno nocturno'),
    `${TEXT} Turno nocturno.`,
    TEXT.split(' ').toReversed().join(' '),
    TEXT.slice(0, 120),
  ])
    assert.equal(isSameText(TEXT, different), false, different);
});
