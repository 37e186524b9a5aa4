import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { LinkListAnswer } from '@chamba/kernel/api';
import { parseSearchUrl } from '@chamba/kernel/routes';
import { personWith } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import type { SearchAddress } from './search-addresses.ts';
import type { SitemapEntry } from './sitemap-parts.ts';

for (const engine of await enginesOfRules()) {
  describe(`addresses for pages and search engines on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  /** Milliseconds that the services are ahead of the real time. */
  let ahead = 0;
  before(async () => {
    running = await engine.start({ now: () => new Date(Date.now() + ahead) });
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const response = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await ask(running, path, body === undefined ? {} : { method: 'POST', body });
    assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`);
    return answer.body['response'] as Record<string, unknown>;
  };
  const items = async (path: string): Promise<LinkListAnswer['items']> =>
    (await response(path))['items'] as LinkListAnswer['items'];
  const urls = async (path: string, body: unknown): Promise<SearchAddress[]> =>
    (await response(path, body))['urls'] as SearchAddress[];
  const readTotal = async (url: string): Promise<number> => {
    const [path = '', query = ''] = url.split('?');
    const params = parseSearchUrl(path, query);
    assert.ok(params, url);
    const { summary } = await personWith(running).api.call('jobs.search', { params });
    return summary.totaldocs;
  };

  test('every list counts what its links find', async () => {
    const states = await items('/locations/countries/MX');
    assert.equal(states.length, 32);
    assert.equal(
      (await items('/locations/countries/MX?type=regions')).flatMap(({ subItems }) => subItems).length,
      32,
    );
    const lists = [
      states.filter(({ count }) => count > 0),
      await items('/locations/countries/MX?type=cities'),
      await items('/locations/countries/MX?type=regions'),
      await items('/categories'),
      await items('/employment_types'),
    ];
    for (const list of lists) {
      for (const { url, count } of list.slice(0, 6)) assert.equal(await readTotal(url), count, url);
      const sub = list.flatMap(({ subItems = [] }) => subItems).slice(0, 6);
      for (const { url, count } of sub) assert.equal(await readTotal(url), count, url);
    }
    const [city] = await items('/locations/countries/MX?type=cities');
    assert.match(city?.idParent ?? '', /^MX-[A-Z]{3}$/);
    assert.deepEqual(
      (await items('/employment_types')).map(({ id }) => id),
      ['permanente', 'tiempo-completo', 'medio-tiempo', 'honorarios'],
    );
  });

  test('an address is made of directories of every type', async () => {
    const [guadalajara] = (await items('/locations/countries/MX?type=cities')).filter(
      ({ idParent }) => idParent === 'MX-JAL',
    );
    const of = async (directories: [string, string | number][], query_params = {}): Promise<string> => {
      const filter = {
        key: 'x',
        directories: directories.map(([type, value]) => ({ type, value })),
        query_params,
      };
      const [first] = await urls('/seo/url', { source: 'web_h4_results', filters: [filter] });
      assert.equal(first?.key, 'x');
      return first.url;
    };
    assert.equal(
      await of([
        ['keyword', 'Cajero'],
        ['state', 'MX-JAL'],
      ]),
      '/empleos-de-cajero/en-jalisco',
    );
    assert.equal(
      await of([
        ['country', 'MX'],
        ['company', 'Oxxo'],
      ]),
      '/empleos/bolsa-de-trabajo-oxxo',
    );
    assert.equal(await of([['location', guadalajara?.id ?? '']]), guadalajara?.url);
    assert.equal(
      await of([['location', 'en-jalisco/ciudad-de-guadalajara']]),
      '/empleos-en-jalisco/ciudad-de-guadalajara',
    );
    assert.equal(await of([['category', 3]]), '/empleos/trabajo-en-ventas');
    assert.equal(await of([['subcategory', 'Cajeros']]), '/empleos/trabajo-en-ventas/cajeros');
    assert.equal(
      await of([
        ['contract_type', 'permanente'],
        ['contract_type', 2],
        ['education-level', 3],
        ['work-mode', 1],
        ['salary_min', 'mas-de-5000'],
        ['time', 7],
        ['sort', 2],
      ]),
      '/empleos?tp=1&tft=1&education=3&work_mode=1&smin=mas-de-5000&tm=7&sort=2',
    );
    assert.equal(await of([['keyword', 'chofer']], { page: 2 }), '/empleos-de-chofer?page=2');
  });

  test('an address comes with the texts of its page when they are asked for', async () => {
    const body = { filters: [{ key: 'a', directories: [{ type: 'state', value: 'jalisco' }] }] };
    const [plain] = await urls('/seo/url', body);
    assert.equal(plain?.metatag, undefined);
    const [answer] = await urls('/seo/url?metatag=true&source=web_h4_home', body);
    assert.equal(answer?.metatag?.h1, 'Empleos en Jalisco');
    assert.match(answer?.metatag?.title ?? '', /^Empleos en Jalisco \| /);
  });

  test('facets get their addresses in bulk, and the ways back', async () => {
    const filters = [
      { key: 'Q', directories: [{ type: 'keyword', value: 'cajero' }] },
      { key: 'WM', directories: [{ type: 'work-mode', value: '1' }] },
      { key: 'JT', directories: [{ type: 'contract_type', value: '2' }] },
    ];
    assert.deepEqual(
      (await urls('/seo/url/bulk', { source: 'web_h4_facets', filters })).map(({ url }) => url),
      ['/empleos-de-cajero', '/empleos?work_mode=1', '/empleos?tft=1'],
    );
    assert.deepEqual(await urls('/seo/url/clear', { filters }), [
      { key: 'Q', url: '/empleos?tft=1&work_mode=1' },
      { key: 'WM', url: '/empleos-de-cajero?tft=1' },
      { key: 'JT', url: '/empleos-de-cajero?work_mode=1' },
      { key: 'all', url: '/empleos-de-cajero' },
    ]);
  });

  test('a body of another form is refused', async () => {
    for (const body of [{}, { filters: [{ key: 1 }] }, { filters: [], source: 'x' }, 'nada']) {
      const { status } = await ask(running, '/seo/url', { method: 'POST', body });
      assert.equal(status, 400, JSON.stringify(body));
    }
    const unknown = { filters: [{ key: 'a', directories: [{ type: 'colour', value: 'red' }] }] };
    assert.equal((await ask(running, '/seo/url', { method: 'POST', body: unknown })).status, 400);
    const many = { filters: Array.from({ length: 21 }, () => ({ key: 'a' })) };
    assert.equal((await ask(running, '/seo/url', { method: 'POST', body: many })).status, 400);
    assert.equal((await urls('/seo/url/bulk', many)).length, 21);
  });

  test('the site map has only searches that search engines may list, each once', async () => {
    const parts = (await response('/seo/sitemap'))['parts'] as string[];
    for (const part of ['estados', 'ciudades', 'categorias', 'categorias-por-estado', 'puestos'])
      assert.ok(parts.includes(part), part);
    // No job can be had through the sample.
    assert.deepEqual(
      parts.filter((part) => part.startsWith('ofertas')),
      [],
    );
    const seen = new Set<string>();
    for (const part of parts) {
      const entries = (await response(`/seo/sitemap/${part}`))['urls'] as SitemapEntry[];
      for (const [index, { path }] of entries.entries()) {
        assert.ok(!seen.has(path), path);
        seen.add(path);
        if (index < 5) assert.ok((await readTotal(path)) >= 5, path);
      }
    }
    assert.ok(seen.has('/empleos-en-jalisco'));
    for (const part of ['nada', 'empresas', 'empresas-0', 'empresas-99', 'ofertas-x', 'estados-1'])
      assert.equal((await ask(running, `/seo/sitemap/${part}`)).status, 404, part);
  });

  test('an offer of an employer is in the site map as long as it is listed', async () => {
    const { db } = running.services;
    const { rows } = await db.query<{ id: number }>('select id from offer order by id limit 1');
    const id = rows[0]?.id ?? 0;
    await db.query('update offer set issample = false where id = $1', [id]);
    try {
      assert.ok(((await response('/seo/sitemap'))['parts'] as string[]).includes('ofertas-1'));
      const [entry] = (await response('/seo/sitemap/ofertas-1'))['urls'] as SitemapEntry[];
      assert.match(entry?.path ?? '', new RegExp(`^/empleo/oferta/${id}-`));
      assert.ok(!Number.isNaN(Date.parse(entry?.lastmod ?? '')));
      await db.query('update offer set listed = false where id = $1', [id]);
      assert.ok(!((await response('/seo/sitemap'))['parts'] as string[]).includes('ofertas-1'));
    } finally {
      await db.query('update offer set issample = true, listed = true where id = $1', [id]);
    }
  });

  test('what several people looked for in the last 30 days comes first among the most searched, and only if it is a title', async () => {
    const { db } = running.services;
    const { api } = personWith(running);
    const rare = (await api.call('seo.keywords', {})).items.at(-1);
    assert.ok(rare);
    const q = parseSearchUrl(rare.url, '')?.q ?? '';
    const search = (owner: string, text: string): Promise<unknown> =>
      db.query(
        `insert into recent_search (owner, url, params, place_id, place_description) values ($1, $2, $3, '', '')`,
        [owner, `/${text}`, JSON.stringify({ q: text })],
      );
    for (const owner of ['s:a', 's:b', 's:c'])
      await Promise.all([search(owner, q), search(owner, 'palabrota')]);
    /** The list as it is once the one of before has expired. */
    const read = async () => {
      ahead += 11 * 60_000;
      return (await api.call('seo.keywords', {})).items.map(({ description }) => description);
    };
    const list = await read();
    assert.equal(list[0], rare.description);
    assert.ok(!list.some((text) => /palabrota/i.test(text)));
    assert.equal(new Set(list.map((text) => text.toLowerCase())).size, list.length);
    const searchedBefore = (age: string) =>
      db.query('update recent_search set searched_at = now() - $1::interval', [age]);
    await searchedBefore('29 days 22 hours');
    assert.equal((await read())[0], rare.description);
    await searchedBefore('30 days 2 hours');
    assert.notEqual((await read())[0], rare.description);
  });
}
