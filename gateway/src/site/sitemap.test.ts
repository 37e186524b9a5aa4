import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const answers: Record<string, { status: number; body: unknown }> = {
  '/seo/sitemap': {
    status: 200,
    body: { status: 200, response: { parts: ['estados', 'ofertas-1', '../etc', 7] } },
  },
  '/seo/sitemap/estados': {
    status: 200,
    body: {
      status: 200,
      response: {
        urls: [
          { path: '/empleos-en-jalisco' },
          { path: '/empleos-en-jalisco?a=1&b=2' },
          { path: '//evil.example/' },
          { path: 'https://evil.example/' },
        ],
      },
    },
  },
  '/seo/sitemap/ofertas-1': {
    status: 200,
    body: {
      status: 200,
      response: { urls: [{ path: '/empleo/oferta/7-cajero', lastmod: '2026-11-20T00:00:00.000Z' }] },
    },
  },
};

const texts = { title: 'Una página', description: 'De una página.' };
const page = (id: string, changes: Parameters<typeof fakeRoute>[1]) =>
  fakeRoute(id, { category: '404', texts, ...changes });

const ROUTES = [
  page('listed', { path: '/novedades', robots: 'index' }),
  page('sign-up', { path: '/cuenta/nueva', robots: 'index' }),
  page('unlisted', { path: '/novedades/viejas', robots: 'unlisted' }),
  page('hidden', { path: '/apariencia', robots: 'hidden' }),
  page('variable', { path: '/novedades/:year', robots: 'index' }),
  page('candidates', { path: '/mi-espacio/:section', access: 'candidate' }),
  // Of a release that is older than declared rules.
  fakeRoute('older', { path: '/vieja', category: 'filters' }),
  fakeRoute('older-plain', { path: '/vieja/otra', category: '404' }),
];

function knowSearches(site: TestSite): void {
  site.services.override = ({ url }) =>
    url.startsWith('/seo/sitemap')
      ? (answers[url.split('?')[0] ?? ''] ?? {
          status: 404,
          body: { status: 404, errors: [{ code: 'MYS-15' }] },
        })
      : null;
}

const places = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');

describe('addresses for search engines', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ SITE_URL: 'https://chamba.mx' }, (folder) =>
      writeRelease(folder, { name: 'mfe-cv', routes: ROUTES }).then(() => undefined),
    );
    knowSearches(site);
  });
  after(() => site.close());

  it('robots get the address of the site map, and rules for addresses that are not pages', async () => {
    const robots = await (await site.get('/robots.txt')).text();
    assert.match(robots, /^User-agent: \*$/m);
    assert.match(robots, /^Sitemap: https:\/\/chamba\.mx\/sitemap\.xml$/m);
    const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule ?? '');
    const isClosed = (path: string): boolean => rules.some((rule) => path.startsWith(rule));
    const closed = ['/api/job', '/rest?server=jobs', '/buscar?q=a&l=b', '/dashboard', '/cuenta/eliminar'];
    for (const path of [...closed, '/mi-espacio/datos']) assert.ok(isClosed(path), path);
    // A page that may be listed stays open in a closed place.
    assert.deepEqual(robots.match(/^Allow: .*$/gm), ['Allow: /cuenta/nueva$']);
    for (const path of [
      '/',
      '/empleos-de-cajero',
      '/buscar-empleos-por-empresa',
      '/buscar-empleos-por-letra-a',
    ])
      assert.ok(!isClosed(path), path);
  });

  it('a shared link has a title and an existing picture', async () => {
    const html = await (await site.get('/hello')).text();
    assert.match(html, /<meta property="og:title" content="[^"]+">/);
    assert.match(html, /<meta name="twitter:card" content="summary_large_image">/);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    assert.equal(new URL(picture).origin, 'https://chamba.mx');
    const answer = await site.get(new URL(picture).pathname);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    assert.equal(answer.status, 200);
  });

  it('the index lists the parts; offers only if they may be indexed', async () => {
    const answer = await site.get('/sitemap.xml');
    assert.equal(answer.headers.get('content-type'), 'application/xml; charset=utf-8');
    const xml = await answer.text();
    assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
    assert.deepEqual(places(xml), [
      'https://chamba.mx/sitemap-paginas.xml',
      'https://chamba.mx/sitemap-estados.xml',
    ]);
    assert.equal((await site.get('/sitemap-ofertas-1.xml')).status, 404);
    const open = await startSite({ INDEX_OFFERS: 'true', SITE_URL: 'https://chamba.mx' });
    try {
      knowSearches(open);
      const index = await (await open.get('/sitemap.xml')).text();
      assert.ok(places(index).includes('https://chamba.mx/sitemap-ofertas-1.xml'));
      const offers = await (await open.get('/sitemap-ofertas-1.xml')).text();
      assert.match(offers, /7-cajero<\/loc><lastmod>2026-11-20T00:00:00\.000Z<\/lastmod>/);
    } finally {
      await open.close();
    }
  });

  it('a part has absolute addresses of this site only, escaped and compressed', async () => {
    const answer = await site.get('/sitemap-estados.xml', { 'accept-encoding': 'gzip' });
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    const xml = await answer.text();
    assert.match(xml, /<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/);
    assert.deepEqual(places(xml), [
      'https://chamba.mx/empleos-en-jalisco',
      'https://chamba.mx/empleos-en-jalisco?a=1&amp;b=2',
    ]);
    const pages = places(await (await site.get('/sitemap-paginas.xml')).text());
    // What routes declare: pages that may be listed, at an address without variables.
    assert.deepEqual(
      pages,
      ['/cuenta/nueva', '/novedades', '/vieja'].map((path) => `https://chamba.mx${path}`),
    );
    assert.equal((await site.get('/sitemap-nada.xml')).status, 404);
  });

  it('without the searches the pages are still listed, and the answer is not cached', async () => {
    site.services.override = ({ url }) =>
      url.startsWith('/seo/') ? { status: 500, body: { status: 500, errors: [{ code: 'MYS-0' }] } } : null;
    try {
      const index = await site.get('/sitemap.xml');
      assert.deepEqual(places(await index.text()), ['https://chamba.mx/sitemap-paginas.xml']);
      assert.equal(index.headers.get('cache-control'), 'no-store');
      const part = await site.get('/sitemap-estados.xml');
      assert.equal(part.status, 503);
      assert.ok(part.headers.get('retry-after'));
    } finally {
      knowSearches(site);
    }
  });
});
