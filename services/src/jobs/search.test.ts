import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parseSearchUrl } from '@chamba/kernel/routes';
import { until } from '@chamba/kernel/testing/until';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { fold } from '../text/words.ts';
import type { FoundOffers } from './search.ts';

type Stored = {
  id: number;
  title: string;
  state: number;
  city: number;
  salaryfrom: number;
  workmode: number;
  jobtypes: number;
  educationid: number;
  subcategory: number;
  published: Date;
};

const search = async (running: RunningServices, params: Record<string, string>): Promise<FoundOffers> => {
  const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
  const { status, body } = await ask(running, `/rest?${query.toString()}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body['response'] as FoundOffers;
};

/** Pseudo-random numbers that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const LIMITS = [0, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 65_000, 80_000];
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const toDay = (date: Date): number => Math.floor((date.getTime() - 6 * HOUR_MS) / DAY_MS);

type Filters = {
  work_mode?: number;
  contract_type?: number;
  education?: number;
  smin?: number;
  smax?: number;
  tm?: number;
  category?: number;
  state?: number;
};

/** The offers that match a search by filters, checked one by one over the stored rows. */
function bruteForce(offers: readonly Stored[], filters: Filters, today: number): Stored[] {
  return offers.filter(
    (offer) =>
      (filters.work_mode === undefined || offer.workmode === filters.work_mode) &&
      (filters.contract_type === undefined || (offer.jobtypes & (1 << (filters.contract_type - 1))) !== 0) &&
      (filters.education === undefined || offer.educationid === filters.education) &&
      (filters.smin === undefined || (offer.salaryfrom > 0 && offer.salaryfrom >= filters.smin)) &&
      (filters.smax === undefined || (offer.salaryfrom > 0 && offer.salaryfrom < filters.smax)) &&
      (filters.tm === undefined || toDay(offer.published) > today - filters.tm) &&
      (filters.category === undefined || Math.floor(offer.subcategory / 16) === filters.category) &&
      (filters.state === undefined || offer.state === filters.state),
  );
}

for (const engine of await enginesOfRules()) {
  describe(`searching on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  let offers: Stored[] = [];
  // One instant for the whole suite: midnight in Mexico may pass while it runs.
  const now = new Date();
  before(async () => {
    running = await engine.start({ now: () => now });
    offers = (
      await running.services.db.query<Stored>(
        'select id, title, state, city, salaryfrom, workmode, jobtypes, educationid, subcategory, published from offer',
      )
    ).rows;
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  test('an empty search lists all offers, the newest first, twenty a page', async () => {
    const answer = await search(running, {});
    assert.equal(answer.summary.totaldocs, 600);
    assert.equal(answer.joblist.length, 20);
    assert.equal(answer.summary.pages, 30);
    const dates = answer.joblist.map((job) => job.datepublish);
    assert.deepEqual(dates, [...dates].sort().reverse());
    assert.equal(answer.seo.robots, 'nofollow, noindex');
    const last = await search(running, { page: '30' });
    assert.equal(last.joblist.length, 20);
    assert.equal((await search(running, { page: '31' })).joblist.length, 0);
  });

  test('every page of a search together holds each of its offers once', async () => {
    const seen: string[] = [];
    const { summary } = await search(running, { q: 'auxiliar' });
    for (let page = 1; page <= summary.pages; page += 1) {
      seen.push(
        ...(await search(running, { q: 'auxiliar', page: String(page) })).joblist.map((job) => job.id),
      );
    }
    assert.equal(seen.length, summary.totaldocs);
    assert.equal(new Set(seen).size, seen.length);
  });

  test('a keyword finds its gender, its plural and its accents', async () => {
    const expected = offers.filter((offer) =>
      fold(offer.title)
        .split(' ')
        .some((word) => /^cajer(o|a|os|as)$/.test(word)),
    );
    assert.ok(expected.length > 3);
    for (const q of ['cajero', 'Cajera', 'cajeros', 'CAJERAS']) {
      const answer = await search(running, { q, hits: '100' });
      const titles = answer.joblist.filter((job) => /cajer/i.test(job.title));
      assert.equal(titles.length, expected.length, q);
    }
    const plain = await search(running, { q: 'tecnico' });
    const accented = await search(running, { q: 'técnico' });
    assert.ok(plain.summary.totaldocs > 0);
    assert.equal(plain.summary.totaldocs, accented.summary.totaldocs);
    const administracion = await search(running, { q: 'administracion' });
    assert.equal(
      administracion.summary.totaldocs,
      (await search(running, { q: 'administraciones' })).summary.totaldocs,
    );
  });

  test('titles come before other matches, each group by date', async () => {
    const answer = await search(running, { q: 'ventas', hits: '100' });
    const inTitle = answer.joblist.map((job) => /\bventas?\b/i.test(job.title));
    const firstOther = inTitle.indexOf(false);
    assert.ok(firstOther > 0, 'some offers match by their category only');
    assert.ok(inTitle.slice(firstOther).every((is) => !is));
    const byDate = await search(running, { q: 'ventas', hits: '100', sort: '2' });
    const dates = byDate.joblist.map((job) => job.datepublish);
    assert.deepEqual(dates, [...dates].sort().reverse());
    assert.equal(byDate.summary.totaldocs, answer.summary.totaldocs);
  });

  test('a slip of the keyboard finds what was meant', async () => {
    const meant = await search(running, { q: 'cajero' });
    const typed = await search(running, { q: 'cajreo' });
    assert.equal(typed.summary.totaldocs, meant.summary.totaldocs);
    assert.equal((await search(running, { q: 'qqqqxxzz' })).summary.totaldocs, 0);
  });

  test('a place limits the search and is returned', async () => {
    const answer = await search(running, { location: 'jalisco' });
    assert.equal(answer.summary.totaldocs, offers.filter((offer) => offer.state === 14).length);
    assert.equal(answer.seo.h1, 'Empleos en Jalisco');
    assert.equal(answer.query.location?.seourl, 'en-jalisco');
    assert.ok(answer.joblist.every((job) => job.locations[0]?.statename === 'Jalisco'));
    const city = await search(running, { q: 'auxiliar', location: 'jalisco', ci: 'guadalajara' });
    assert.equal(city.seo.h1, 'Empleos de auxiliar en Guadalajara, Jalisco');
    assert.ok(city.joblist.every((job) => job.locations[0]?.cityname === 'Guadalajara'));
    assert.equal((await search(running, { location: 'no-existe' })).summary.totaldocs, 0);
    const settlement = await search(running, { location: 'guadalajara-centro-cp-44100', ci: 'guadalajara' });
    assert.equal(settlement.query.location?.type, 'ZO');
    assert.equal(settlement.summary.totaldocs, offers.filter((offer) => offer.city === 14_039).length);
  });

  test('the results of a settlement say that they are those of its municipality, and what is near', async () => {
    const params = {
      q: 'auxiliar',
      location: 'guadalajara-centro-cp-44100',
      ci: 'guadalajara',
      smin: '1000',
    };
    const { seo, facets, query } = await search(running, params);
    assert.equal(seo.h1, 'Empleos de auxiliar en Guadalajara, donde está Guadalajara Centro');
    assert.match(seo.title, /^Empleos de auxiliar en Guadalajara, Jalisco \|/);
    assert.match(seo.description ?? '', / en Guadalajara, Jalisco /);
    assert.equal(seo.canonical, '/empleos-de-auxiliar/en-jalisco/ciudad-de-guadalajara?smin=mas-de-1000');
    assert.equal(query.location?.description, 'Guadalajara Centro, Guadalajara, Jalisco');
    const city = await search(running, { ...params, location: 'jalisco' });
    assert.equal(city.seo.canonical, undefined);

    const around = (await search(running, { location: params.location, ci: params.ci })).facets.location;
    const away = around.map(({ description }) =>
      Number(/, a (?:unos|menos de) (\d+) km$/.exec(description)?.[1]),
    );
    assert.ok(
      around.length > 1 && away.every((km) => km <= 30),
      String(around.map((item) => item.description)),
    );
    assert.deepEqual(
      away,
      away.toSorted((one, other) => one - other),
    );
    for (const { url, items, description } of around) {
      const [, ci = ''] = /\/ciudad-de-(.+)$/.exec(url) ?? [];
      const there = await search(running, { location: /en-([^/]+)/.exec(url)?.[1] ?? '', ci });
      assert.equal(there.summary.totaldocs, items, description);
    }
    assert.ok(facets.location.every(({ items }) => items > 0));
  });

  test('the address of a settlement that several municipalities have means the one with most offers', async () => {
    const { db } = running.services;
    const offersIn = (city: number): number => offers.filter((offer) => offer.city === city).length;
    const cities = [...new Set(offers.map((offer) => offer.city))]
      .filter((city) => city > 0)
      .sort((one, other) => offersIn(one) - offersIn(other));
    const [fewest = 0, most = 0] = [cities[0], cities.at(-1)];
    assert.ok(offersIn(most) > offersIn(fewest));
    for (const [id, city] of [
      [449_990_011, fewest],
      [449_990_012, most],
      [449_990_013, fewest],
    ])
      await db.query(
        `insert into place (id, type, code, state, city, name, statename, cityname, cp, description, location_slug,
           city_slug, folded, population)
           select $1, 'ZO', cp, state, city, 'Gemela', statename, cityname, '00001', description, 'gemela-cp-00001',
             city_slug, 'gemela', population from place where type = 'CI' and city = $2`,
        [id, city],
      );
    const found = await search(running, { location: 'gemela-cp-00001' });
    assert.equal(found.query.location?.type, 'ZO');
    assert.equal(found.summary.totaldocs, offersIn(most));
    await db.query("delete from place where location_slug = 'gemela-cp-00001'");
  });

  test('facet counts are what counting one by one gives, on random searches', async () => {
    const random = randomFrom(41);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const today = toDay(now);
    for (let round = 0; round < 40; round += 1) {
      const filters: Filters = {};
      if (random() < 0.3) filters.work_mode = 0;
      if (random() < 0.4) filters.contract_type = pick([1, 2, 4]);
      if (random() < 0.4) filters.education = pick([1, 2, 5]);
      if (random() < 0.4) {
        const band = pick([0, 1, 2]);
        Object.assign(
          filters,
          random() < 0.5 ? { smin: LIMITS[band], smax: LIMITS[band + 1] } : { smin: 4_300, smax: 8_700 },
        );
        if (filters.smin === 0) delete filters.smin;
      }
      if (random() < 0.4) filters.tm = pick([1, 3, 7, 14]);
      if (random() < 0.3) filters.category = pick([3, 5, 16]);
      if (random() < 0.4) filters.state = pick([9, 14]);
      const { category, state, ...rest } = filters;
      const params: Record<string, string> = Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [key, String(value)]),
      );
      if (category)
        params['category'] = { 3: 'ventas', 5: 'logistica-y-transporte', 16: 'seguridad' }[category] ?? '';
      if (state) params['location'] = state === 9 ? 'ciudad-de-mexico' : 'jalisco';
      const label = JSON.stringify(params);
      const { facets, summary } = await search(running, params);

      assert.equal(summary.totaldocs, bruteForce(offers, filters, today).length, label);
      const without = (key: keyof Filters, ...more: (keyof Filters)[]): Filters => {
        const copy = { ...filters };
        for (const name of [key, ...more]) delete copy[name];
        return copy;
      };
      const expect = (
        facet: { id: string; items: number; selected: boolean }[],
        change: (id: string) => Filters,
      ) => {
        for (const item of facet) {
          assert.equal(item.items, bruteForce(offers, change(item.id), today).length, `${label} ${item.id}`);
          assert.ok(item.items > 0 || item.selected, `${label} ${item.id}`);
        }
      };
      expect(facets.workMode, (id) => ({ ...without('work_mode'), work_mode: Number(id) }));
      expect(facets.contract, (id) => ({ ...without('contract_type'), contract_type: Number(id) }));
      expect(facets.education, (id) => ({ ...without('education'), education: Number(id) }));
      expect(facets.date, (id) => ({ ...without('tm'), tm: Number(id) }));
      expect(facets.category, (id) => ({ ...without('category'), category: Number(id) }));
      expect(facets.salary, (id) => {
        const [min = 0, max] = id.split('-').map((part) => (part === '' ? undefined : Number(part)));
        return { ...without('smin', 'smax'), smin: min, ...(max === undefined ? {} : { smax: max }) };
      });
    }
  });

  test('several categories find the offers of each, and each says what it would add or leave', async () => {
    const inCategories = (...ids: number[]) =>
      offers.filter(({ subcategory }) => ids.includes(Math.floor(subcategory / 16))).length;
    const { facets, summary, query } = await search(running, { categories: '3,5' });
    assert.equal(summary.totaldocs, inCategories(3, 5));
    assert.equal(query.activefilters, 2);
    const found = new Map(facets.category.map((item) => [item.id, item]));
    assert.deepEqual(
      ['3', '5', '16'].map((id) => [found.get(id)?.selected, found.get(id)?.items]),
      [
        [true, inCategories(3)],
        [true, inCategories(5)],
        [false, inCategories(16)],
      ],
    );
    assert.equal(found.get('5')?.url, '/empleos/trabajo-en-ventas');
    assert.equal(found.get('16')?.url, '/empleos?categories=3,5,16');
    const one = await search(running, { categories: '3', subcategory: '' });
    assert.equal(one.summary.totaldocs, inCategories(3));
  });

  test('a search is counted as it is answered: as asked, with its conditions, corrected, in the place of its keyword', async () => {
    const searches: readonly Record<string, string>[] = [
      { q: 'auxiliar', work_mode: '0,2', shift: '1,4' },
      { q: 'auxiliar', categories: '3,5' },
      { q: 'mesero medio tiempo' },
      { q: 'cajro' },
      { q: 'cajero en zapopan' },
      { q: 'qqqqxxzz' },
    ];
    for (const params of searches) {
      const { summary } = await search(running, params);
      const query = new URLSearchParams({ server: 'jobs', service: 'count', ...params });
      const { body } = await ask(running, `/rest?${query.toString()}`);
      assert.deepEqual(body['response'], { totaldocs: summary.totaldocs }, params['q']);
    }
  });

  test('the address of a facet item leads to the number it shows', async () => {
    const answer = await search(running, { q: 'auxiliar', location: 'ciudad-de-mexico' });
    const items = Object.values(answer.facets)
      .flat()
      .filter((item) => item.key !== 'SORT');
    assert.ok(items.length > 12);
    for (const item of items) {
      const [path = '', query = ''] = item.url.split('?');
      const params = parseSearchUrl(path, query);
      assert.ok(params, item.url);
      const wire = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.join(',') : String(value),
        ]),
      );
      const led = await search(running, wire);
      assert.equal(led.summary.totaldocs, item.items, item.url);
      const back = Object.values(led.facets)
        .flat()
        .find((other) => other.key === item.key && other.id === item.id);
      if (item.key !== 'LOC') assert.equal(back?.selected, true, item.url);
    }
  });

  test('garbage gets a 4xx with a code, never a stack', async () => {
    const wrong = [
      '/rest',
      '/rest?server=jobs',
      '/rest?server=jobs&service=nothing',
      '/rest?server=jobs&service=jobs&smin=abc',
      '/rest?server=jobs&service=jobs&page=-1',
      `/rest?server=jobs&service=jobs&q=${'x'.repeat(400)}`,
      '/rest?server=jobs&service=jobs&education=1,x',
      '/api/job',
      '/api/job?jobID=1',
      '/api/job?jobID=%27%3Bdrop',
      '/nothing',
      '/rest?server=lookup&service=postalcode&postalcode=1',
      '/rest?server=lookup&service=cities&stateID=XX',
    ];
    for (const path of wrong) {
      const { status, body } = await ask(running, path);
      assert.ok(status >= 400 && status < 500, `${path} ${status}`);
      assert.equal(body['status'], status);
      assert.doesNotMatch(JSON.stringify(body), /\bat \w+|\.ts:|\.js:/);
      assert.ok((body['errors'] as { code: string }[])[0]?.code);
    }
    for (const q of ["'; drop table offer; --", 'a & b | !c', '\\', "o'brien", '%', '<script>', '🙂', ':*']) {
      await search(running, { q });
    }
    const post = await fetch(`${running.url}/rest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"server":',
    });
    assert.equal(post.status, 400);
  });

  test('an offer is read by its id, with or without its slug, and has similar ones', async () => {
    const [first] = (await search(running, { q: 'auxiliar' })).joblist;
    assert.ok(first);
    for (const jobID of [first.id, `${first.id}-${first.title}`]) {
      const { body } = await ask(running, `/api/job?jobID=${encodeURIComponent(jobID)}`);
      const { job } = body['response'] as { job: typeof first };
      assert.equal(job.id, first.id);
      assert.match(job.jobbody, /^Vacante de /);
      assert.equal(job.issample, true);
      assert.equal(job.isgoogleforjobs, false);
      assert.ok(new Date(job.dateexpires) > new Date());
    }
    const { body } = await ask(running, `/rest?server=jobs&service=similarJobs&jobID=${first.id}`);
    const { joblist } = body['response'] as { joblist: { id: string }[] };
    assert.ok(joblist.length > 0 && joblist.every((job) => job.id !== first.id));
  });

  test('frequent titles of the same or near words are related searches, never the search itself', async () => {
    type Related = { text: string; url: string };
    const related = async (q: string): Promise<Related[]> => {
      const { body } = await ask(running, `/api/related-searches?q=${encodeURIComponent(q)}`);
      return (body['response'] as { relatedsearches: Related[] }).relatedsearches;
    };
    const all = await related('auxiliar');
    const own = all.find(({ text }) => /auxiliar/i.test(text));
    assert.ok(own);
    for (const { text, url } of all) {
      assert.notEqual(text.toLowerCase(), 'auxiliar');
      assert.deepEqual(Object.keys(parseSearchUrl(url, '') ?? {}), ['q']);
    }
    assert.ok(!(await related(own.text)).some(({ text }) => text === own.text));
    assert.deepEqual(await related('qqqqxxzz'), []);
    assert.deepEqual(await related(''), []);
  });

  test('where no title begins like that, well-known ones are suggested', async () => {
    const suggest = async (text: string) => {
      const { body } = await ask(
        running,
        `/rest?server=apiSearchACS&service=suggests&showjoboffers=true&text=${text}`,
      );
      return (body['response'] as { suggestions: { text: string; documents: number }[] }).suggestions;
    };
    const found = await suggest('auxi');
    assert.ok(found.length > 0 && found.every(({ documents }) => documents > 1));
    assert.deepEqual(
      (await suggest('qqqqxxzz')).map(({ text }) => text),
      [
        'Ventas',
        'Administración',
        'Contabilidad',
        'Recursos Humanos',
        'Chofer',
        'Almacén',
        'Atención a clientes',
        'Recepcionista',
        'Ingeniero',
        'Programador',
      ],
    );
  });

  test('searches of a visitor are kept for that visitor', async () => {
    const visitor = 'a'.repeat(32);
    const query = '/rest?server=jobs&service=jobs&q=chofer&location=jalisco&work_mode=0&smin=1000';
    await ask(running, query, { visitor });
    await ask(running, '/rest?server=jobs&service=jobs&q=qqqqxxzz', { visitor });
    await ask(running, '/rest?server=jobs&service=jobs&q=mesero', { visitor });
    type Recent = { url: string; newtotaldocslegend: string; extratext: string };
    let recentsearches: Recent[] = [];
    // Searches are stored in their order, after their answer.
    await until(async () => {
      const { body } = await ask(running, '/api/tracking/recent-searches/current', { visitor });
      ({ recentsearches } = body['response'] as { recentsearches: Recent[] });
      return recentsearches.some(({ url }) => url === '/empleos-de-mesero');
    }, 'the last search is stored');
    assert.deepEqual(
      recentsearches.map(({ url, newtotaldocslegend, extratext }) => ({
        url,
        newtotaldocslegend,
        extratext,
      })),
      [
        { url: '/empleos-de-mesero', newtotaldocslegend: '', extratext: '' },
        {
          url: '/empleos-de-chofer/en-jalisco?work_mode=0&smin=mas-de-1000',
          newtotaldocslegend: '',
          extratext: 'Presencial · $1,000 o más',
        },
      ],
    );
    const other = await ask(running, '/api/tracking/recent-searches/current', { visitor: 'b'.repeat(32) });
    assert.deepEqual((other.body['response'] as { recentsearches: unknown[] }).recentsearches, []);
  });

  test('places are suggested from three letters, without accents, the busiest first', async () => {
    const suggest = async (q: string, compatibility = 'locations') => {
      const { body } = await ask(
        running,
        `/api/suggests/locations?q=${encodeURIComponent(q)}&compatibility=${compatibility}`,
      );
      return (
        body['response'] as {
          suggestions: { type: string; description: string; seourl: string; documents: number }[];
        }
      ).suggestions;
    };
    assert.deepEqual(await suggest('gu'), []);
    const cities = (await suggest('guadal')).filter((place) => place.type === 'CI');
    assert.equal(cities[0]?.description, 'Guadalajara, Jalisco');
    assert.equal(cities[0]?.seourl, 'en-jalisco/ciudad-de-guadalajara');
    assert.equal((await suggest('queret'))[0]?.description, 'Querétaro');
    assert.equal((await suggest('méxico'))[0]?.type, 'CO');
    assert.ok((await suggest('mexico')).some((place) => place.description === 'Ciudad de México'));
    assert.ok((await suggest('guadaljara')).some((place) => place.description === 'Guadalajara, Jalisco'));
    assert.ok((await suggest('jal', 'locations_state')).every((place) => place.type === 'ST'));
    const kinds = (await suggest('guadal')).map((place) => ['CO', 'ST', 'CI', 'ZO'].indexOf(place.type));
    assert.deepEqual(
      kinds,
      [...kinds].sort((a, b) => a - b),
    );
    for (const q of ['%%%', "'''", 'a,b,c', '100%\\']) assert.ok(Array.isArray(await suggest(q)));
  });

  test('contracts are listed under the names of their filter', async () => {
    const { body } = await ask(running, '/employment_types');
    const { items } = body['response'] as { items: { id: string; description: string; url: string }[] };
    assert.deepEqual(
      items.map(({ id, description, url }) => [id, description, url]),
      [
        ['permanente', 'Indeterminado', '/empleos?tp=1'],
        ['tiempo-completo', 'Tiempo completo', '/empleos?tft=1'],
        ['medio-tiempo', 'Medio tiempo', '/empleos?tpt=1'],
        ['honorarios', 'Honorarios', '/empleos?tc=1'],
      ],
    );
  });

  test('a search may also come as a body', async () => {
    const asked = await search(running, { q: 'cajero', contract_type: '1,2' });
    const { status, body } = await ask(running, '/api/orus/jobs', {
      method: 'POST',
      body: { q: 'cajero', contract_type: [1, 2] },
    });
    assert.equal(status, 200);
    assert.deepEqual((body['response'] as FoundOffers).joblist, asked.joblist);
    const wrong = await ask(running, '/api/orus/jobs', { method: 'POST', body: { smin: 'abc' } });
    assert.equal(wrong.status, 400);
  });
}
