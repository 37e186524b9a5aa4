import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SearchAnswer } from '@chamba/kernel/api';
import { refreshTotals } from '../feeds/build-search-index.ts';
import type { OfferRecord } from '../model/offer-record.ts';
import { writeOffers } from '../feeds/write-offers.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

const now = new Date();
const HOUR_MS = 3_600_000;

/** An offer of an operator's feed; missing fields get plain defaults. */
function offer(feedkey: string, changes: Partial<OfferRecord>): OfferRecord {
  return {
    feed: 'operator',
    feedkey,
    title: 'Zurcidora de alfombras',
    jobbody: 'Buscamos manos pacientes.',
    companyname: 'Empresa confidencial',
    companyslug: 'empresa-confidencial',
    state: 14,
    city: 14_039,
    statename: 'Jalisco',
    cityname: 'Guadalajara',
    salaryfrom: 9_000,
    salaryto: 9_000,
    salarytime: 0,
    salarynet: null,
    hours_day: null,
    days_week: null,
    workmode: 0,
    jobtypes: 0,
    levelid: 0,
    educationid: 0,
    subcategory: 0,
    schedule: '',
    facts: [],
    skills: [],
    questions: [],
    applicant_states: [],
    source_date: now,
    published: now,
    lifetime_days: 60,
    redirecturl: '',
    recipient: null,
    issample: false,
    placement: '',
    sector: '',
    activity: '',
    rating: '',
    ...changes,
  };
}

const azul = { companyname: 'Grupo Azul', companyslug: 'grupo-azul' };
const OFFERS: Readonly<Record<string, Partial<OfferRecord>>> = {
  plain: {},
  elsewhere: { state: 9, city: 9_015, statename: 'Ciudad de México', cityname: 'Cuauhtémoc' },
  zapopan: { city: 14_120, cityname: 'Zapopan' },
  home: { workmode: 1 },
  parttime: { jobtypes: 1 },
  practice: { jobtypes: 16 },
  schooled: { educationid: 5 },
  rich: { salaryfrom: 70_000, salaryto: 80_000 },
  unpaid: { salaryfrom: 0, salaryto: 0 },
  selling: { subcategory: 49 },
  yesterday: { published: new Date(now.getTime() - 40 * HOUR_MS) },
  azul: { ...azul, placement: 'premium' },
  trade: { sector: 'comercio' },
  grocery: { activity: 'abarrotes' },
  loved: { rating: 'excelente' },
  social: { placement: 'social' },
};

for (const engine of await enginesOfRules()) {
  describe(`parameters of a search on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  const nameById = new Map<string, string>();
  before(async () => {
    running = await engine.start({ now: () => now });
    const { db } = running.services;
    const records = Object.entries(OFFERS).map(([name, changes]) => offer(name, changes));
    await db.tx((transaction) => writeOffers(transaction, records, now));
    await refreshTotals(db);
    const { rows } = await db.query<{ id: number; feedkey: string }>(
      "select id, feedkey from offer where feed = 'operator'",
    );
    for (const { id, feedkey } of rows) nameById.set(String(id), feedkey);
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const searchWith = async (params: Record<string, string>): Promise<SearchAnswer> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', hits: '100', ...params });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body['response'] as SearchAnswer;
  };
  const found = async (params: Record<string, string>): Promise<string[]> => {
    const { joblist, summary } = await searchWith({ q: 'zurcidora', ...params });
    assert.equal(summary.totaldocs, joblist.length);
    return joblist.map(({ id }) => nameById.get(id) ?? id).sort();
  };
  const all = Object.keys(OFFERS).sort();
  const allBut = (...names: string[]): string[] => all.filter((name) => !names.includes(name));

  const CASES: ReadonlyArray<readonly [params: Record<string, string>, names: readonly string[]]> = [
    [{}, all],
    [{ q: 'zurcidores de alfombra' }, all],
    [{ q: 'manos pacientes' }, all],
    [{ q: 'grupo azul' }, ['azul']],
    [{ location: 'jalisco' }, allBut('elsewhere')],
    [{ location: 'jalisco', ci: 'zapopan' }, ['zapopan']],
    [{ 'location.id': '9015' }, ['elsewhere']],
    [{ 'location.id': 'MX-JAL' }, allBut('elsewhere')],
    [{ 'location.id': '14120', 'location.granularity': '2' }, allBut('elsewhere')],
    [{ 'location.id': '14120', 'location.granularity': '1' }, all],
    [{ 'location.id': '14120', 'location.compatibility': 'locations_state' }, allBut('elsewhere')],
    [{ 'location.value': 'Zapopan, Jalisco' }, ['zapopan']],
    [{ 'location.id': '999999' }, []],
    [{ category: 'ventas' }, ['selling']],
    [{ category: 'ventas', subcategory: 'ventas-de-mostrador' }, ['selling']],
    [{ category: 'no-existe' }, []],
    [{ contract_type: '1' }, ['parttime']],
    [{ contract_type: '1,5' }, ['parttime', 'practice']],
    [{ smin: '70000' }, ['rich']],
    [{ smax: '9001' }, allBut('rich', 'unpaid')],
    [{ smin: '9000', smax: '10000' }, allBut('rich', 'unpaid')],
    [{ sectorid: 'comercio' }, ['trade']],
    [{ tm: '1' }, allBut('yesterday')],
    [{ tm: '3' }, all],
    [{ cop: 'grupo-azul' }, ['azul']],
    [{ cop: 'nadie' }, []],
    [{ work_mode: '1' }, ['home']],
    [{ work_mode: '0,1' }, all],
    [{ education: '5' }, ['schooled']],
    [{ region: 'occidente' }, []],
    [{ activity: 'abarrotes' }, ['grocery']],
    [{ giroid: 'abarrotes' }, ['grocery']],
    [{ ratingTag: 'excelente' }, ['loved']],
  ];

  for (const [params, names] of CASES) {
    const isRegion = params['region'] !== undefined;
    test(`${JSON.stringify(params)} finds what it says`, async () => {
      if (isRegion) {
        // A region that does not exist narrows nothing; a known one only has its states.
        assert.deepEqual(await found(params), all);
        const centre = await found({ region: 'centro' });
        const gulf = await found({ region: 'golfo' });
        assert.deepEqual([centre.includes('elsewhere'), gulf], [true, []]);
        return;
      }
      const wanted = [...names].sort();
      // The sixteen offers are few among many only where they are asked for by their own words.
      assert.deepEqual(await found(params), wanted);
    });
  }

  test('sort, page and hits select which part of the same offers is shown', async () => {
    const { joblist, summary } = await searchWith({ q: 'zurcidora', hits: '5', page: '4', sort: '2' });
    assert.deepEqual(summary, { totaldocs: 16, page: 4, hits: 5, pages: 4 });
    assert.deepEqual(
      joblist.map(({ id }) => nameById.get(id)),
      ['yesterday'],
    );
    assert.equal((await searchWith({ q: 'zurcidora', hits: '101' })).summary.hits, 100);
  });

  test('a place may come as an object of the body', async () => {
    const { body } = await ask(running, '/api/orus/jobs', {
      method: 'POST',
      body: { q: 'zurcidora', location: { id: '14120', value: '', granularity: 3 } },
    });
    assert.equal((body['response'] as SearchAnswer).summary.totaldocs, 1);
  });

  test('placed offers stand apart on the first page, under the same filters', async () => {
    const first = await searchWith({ q: 'zurcidora' });
    const names = (list: SearchAnswer['joblist']) => list.map(({ id }) => nameById.get(id));
    assert.deepEqual([names(first.jobpremiumlist), names(first.socialjobslist)], [['azul'], ['social']]);
    const other = await searchWith({ q: 'zurcidora', location: 'ciudad-de-mexico' });
    assert.deepEqual([other.jobpremiumlist, other.socialjobslist], [[], []]);
    const second = await searchWith({ q: 'zurcidora', hits: '5', page: '2' });
    assert.deepEqual([second.jobpremiumlist, second.socialjobslist], [[], []]);
  });

  test('employers are a facet whose addresses lead to their offers', async () => {
    const { facets } = await searchWith({ q: 'zurcidora' });
    assert.deepEqual(
      facets.company?.map(({ id, text, items, url, key, selected }) => [id, text, items, url, key, selected]),
      [['grupo-azul', 'Grupo Azul', 1, '/empleos-de-zurcidora/bolsa-de-trabajo-grupo-azul', 'COP', false]],
    );
    const chosen = (await searchWith({ q: 'zurcidora', cop: 'grupo-azul' })).facets.company;
    assert.deepEqual(
      chosen?.map(({ url, selected }) => [url, selected]),
      [['/empleos-de-zurcidora', true]],
    );
  });

  test('a search leads on to its categories', async () => {
    const { refineurls } = await searchWith({ q: 'zurcidora' });
    assert.deepEqual(refineurls, [{ text: 'Ventas', url: '/empleos-de-zurcidora/trabajo-en-ventas' }]);
    const { refineurls: more } = await searchWith({ q: 'chofer cosmonauta' });
    assert.ok(more.length > 0 && more.every(({ text }) => /chofer|conductor|operador/i.test(text)));
  });
}
