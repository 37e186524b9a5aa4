import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { request } from 'undici';
import { fakeRoute, SHELL_SERVER, writeRelease } from '../testing/fake-releases.ts';
import { SIGNED_COOKIES } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

/** Every page fails, each in another way. */
const FAILING = `
const fail = () => { throw new Error('on purpose'); };
exports.default = { name: 'mfe-cv', routes: [], pages: {
  results: fail, bare: fail, offer: fail, dashboard: fail, states: fail, news: fail, gone: fail,
  privacy: () => { for (;;); },
  companies: () => { const kept = []; for (;;) kept.push(new Array(10000).fill({ a: Math.random() })); },
  home: async ({ api }) => { await api.call('jobs.similar', { jobID: '1' }); },
} };`;

const RESULTS = '/empleos-de-cajero/en-jalisco';
const OFFER = '/empleo/oferta/7-cajero';

const texts = (title: string) => ({ title, description: `De ${title}.` });

const ROUTES = [
  fakeRoute('results', { path: RESULTS, texts: texts('Empleos en México'), robots: 'results' }),
  fakeRoute('bare', { path: '/empleos', texts: texts('Empleos en México'), robots: 'results' }),
  fakeRoute('offer', {
    path: OFFER,
    category: 'job-offer',
    texts: texts('Oferta de empleo'),
    robots: 'offers',
  }),
  fakeRoute('dashboard', {
    path: '/dashboard',
    category: 'dashboard',
    access: 'candidate',
    texts: texts('Inicio'),
  }),
  fakeRoute('states', { path: '/empleos-por-estado', category: 'filters', texts: texts('Por estado') }),
  fakeRoute('privacy', { path: '/aviso-privacidad', category: '404', texts: texts('Aviso de privacidad') }),
  fakeRoute('companies', { path: '/empleos-por-empresa', category: 'filters', texts: texts('Por empresa') }),
  fakeRoute('home', { path: '/', category: 'home', texts: texts('Bolsa de trabajo') }),
  fakeRoute('news', {
    path: '/novedades',
    category: '404',
    texts: texts('Novedades'),
    robots: 'index',
    offline: { keep: 3 },
  }),
  fakeRoute('gone', { path: '/se-fue', category: '404', texts: texts('Se fue'), status: 410 }),
];

const HIDDEN = 'nofollow, noindex';

function failingSite(env: Record<string, string> = {}, shell?: string): Promise<TestSite> {
  return startSite({ RENDER_PAUSE_MS: '0', RENDER_MEMORY_MB: '64', ...env }, async (folder) => {
    await writeRelease(folder, { name: 'mfe-cv', version: '1.2.0', server: FAILING, routes: ROUTES });
    if (shell) await writeRelease(folder, { name: 'shell', version: '1.2.0', server: shell });
  });
}

/** Head of a page for search engines. @param headers additional ones to those of a crawler. */
async function read(site: TestSite, path: string, headers: Record<string, string> = {}) {
  const answer = await request(site.url + path, { headers });
  const html = await answer.body.text();
  const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  return {
    status: answer.statusCode,
    again: answer.headers['retry-after'],
    isFrame: /data-mode="frame"/.test(html),
    isRendered: /"rendered":true/.test(html),
    title: found(/<title>([^<]*) \| Chamba<\/title>/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/),
  };
}

const frame = (facts: object) => ({
  again: undefined,
  isFrame: true,
  isRendered: false,
  robots: undefined,
  canonical: undefined,
  ...facts,
});

describe('a page whose rendering is abandoned', () => {
  let site: TestSite;
  before(async () => {
    site = await failingSite();
  });
  after(() => site.close());

  it('of a candidate stays hidden from search engines, and has its title and canonical address', async () => {
    const facts = await read(site, '/dashboard', { cookie: SIGNED_COOKIES });
    assert.deepEqual(facts, frame({ status: 200, title: 'Inicio', robots: HIDDEN }));
  });

  it('has the robots of its route', async () => {
    assert.deepEqual(
      await read(site, OFFER),
      frame({ status: 200, title: 'Oferta de empleo', robots: HIDDEN }),
    );
    assert.deepEqual(
      await read(site, '/empleos'),
      frame({ status: 200, title: 'Empleos en México', robots: HIDDEN }),
    );
  });

  it('asks search engines to retry if they may index it: for them it is not an empty page', async () => {
    const facts = { status: 503, again: '60', title: 'Empleos en México', canonical: RESULTS };
    assert.deepEqual(await read(site, `${RESULTS}?sort=2`), frame(facts));
  });

  it('is what a remote declares of a new page: its texts and robots, in the sitemap and for the service worker', async () => {
    const facts = { title: 'Novedades', canonical: '/novedades' };
    assert.deepEqual(await read(site, '/novedades'), frame({ ...facts, status: 503, again: '60' }));
    const { headers } = await site.get('/novedades');
    assert.equal(headers.get('x-offline'), 'mfe-cv/news;3');
    assert.match(await (await site.get('/sitemap-paginas.xml')).text(), /<loc>[^<]*\/novedades<\/loc>/);
    assert.doesNotMatch(await (await site.get('/robots.txt')).text(), /novedades/);
  });

  it('has the fixed status of its route', async () => {
    assert.deepEqual(await read(site, '/se-fue'), frame({ status: 410, title: 'Se fue', robots: HIDDEN }));
  });

  it('is a page for the browser that opens it', async () => {
    const facts = await read(site, RESULTS, { 'sec-fetch-mode': 'navigate' });
    assert.deepEqual(facts, frame({ status: 200, title: 'Empleos en México', canonical: RESULTS }));
  });

  for (const [why, path, title] of [
    ['it throws', '/empleos-por-estado', 'Por estado'],
    ['a time-out', '/aviso-privacidad', 'Aviso de privacidad'],
    ['a killed process', '/empleos-por-empresa', 'Por empresa'],
  ] as const)
    it(`is the same page for any reason: ${why}`, async () => {
      const facts = { status: 503, again: '60', title, canonical: path };
      assert.deepEqual(await read(site, path), frame(facts));
    });

  it('is the same page for any reason: a service is too slow', async () => {
    site.services.override = ({ url }) => (url.includes('similarJobs') ? new Promise(() => undefined) : null);
    const facts = await read(site, '/');
    site.services.override = () => null;
    const title = 'Bolsa de trabajo';
    assert.deepEqual(facts, frame({ status: 503, again: '60', title, canonical: '/' }));
  });

  it('of an offer is for search engines if the operator lets them index it', async () => {
    const open = await failingSite({ INDEX_OFFERS: 'true' });
    try {
      const facts = { status: 503, again: '60', title: 'Oferta de empleo', canonical: OFFER };
      assert.deepEqual(await read(open, `${OFFER}?rank=1`), frame(facts));
    } finally {
      await open.close();
    }
  });

  it('is the same page while its route is paused', async () => {
    const paused = await failingSite({ RENDER_PAUSE_MS: '60000' });
    try {
      const facts: object[] = [];
      for (let visit = 0; visit < 4; visit += 1) facts.push(await read(paused, RESULTS));
      const metrics = await (await paused.get('/metrics')).text();
      assert.match(metrics, /unit="mfe-cv",reason="paused"\} 1\n/);
      assert.deepEqual(facts[3], facts[0]);
      assert.deepEqual(
        facts[3],
        frame({ status: 503, again: '60', title: 'Empleos en México', canonical: RESULTS }),
      );
    } finally {
      await paused.close();
    }
  });

  it('is the same page if not even a frame of it can be rendered', async () => {
    const broken = await failingSite(
      {},
      SHELL_SERVER.replace('const pathname =', "if (true) throw new Error('shell'); const pathname ="),
    );
    try {
      const facts = await read(broken, '/dashboard', { cookie: SIGNED_COOKIES });
      assert.deepEqual(facts, frame({ isFrame: false, status: 200, title: 'Inicio', robots: HIDDEN }));
      const lost = { isFrame: false, status: 404, title: 'Página no encontrada', robots: HIDDEN };
      assert.deepEqual(await read(broken, '/nada'), frame(lost));
      const results = { status: 503, again: '60', title: 'Empleos en México', canonical: RESULTS };
      assert.deepEqual(await read(broken, RESULTS), frame({ isFrame: false, ...results }));
    } finally {
      await broken.close();
    }
  });
});

describe('a page that is never rendered on the server', () => {
  it('is a page for every client: crawlers would be asked to retry for ever', async () => {
    const site = await startSite({ RENDER_PAUSE_MS: '0' }, (folder) =>
      writeRelease(folder, { name: 'mfe-cv', version: '1.2.0', routes: ROUTES }).then(() => undefined),
    );
    try {
      const facts = { status: 200, title: 'Empleos en México', canonical: RESULTS };
      assert.deepEqual(await read(site, RESULTS), frame(facts));
    } finally {
      await site.close();
    }
  });
});
