import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { headerAddress } from '../session/redirects.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { TOKEN } from '../testing/fake-services.ts';
import { allowedPath } from './allow-list.ts';

const SIGNED = { cookie: `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1"}')}` };

/** Sends a path unchanged: fetch would resolve `..`. */
function rawGet(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

describe('calls that reach services', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ RATE_LIMIT_SCALE: '0' });
  });
  after(() => site.close());

  it('have no path that resolves to another address', async () => {
    const climbing = [
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '.%2e',
      '%252e%252e',
      '..%2fadmin',
      '%2e%2e%5cadmin',
      'a%2f..%2fb',
      '%2e%2e%2f%zz',
    ];
    for (const segment of climbing)
      for (const prefix of ['/api/suggests/keywords/', '/locations/countries/mx/', '/seo/sitemap/']) {
        assert.equal(allowedPath('GET', prefix + segment), null, prefix + segment);
        site.services.received.length = 0;
        await rawGet(site.url, prefix + segment);
        assert.deepEqual(
          site.services.received.map(({ url }) => url),
          [],
          prefix + segment,
        );
      }
    for (const segment of ['...', 'a..b', '.net', 'c%2B%2B', 'node.js', '%C3%A1'])
      assert.notEqual(allowedPath('GET', `/api/suggests/keywords/${segment}`), null, segment);
  });

  for (const path of [
    '/api/mys/account_token/current/resend_email',
    '/api/mys/account_token/current/change_email',
    '/api/external_refresh',
  ])
    it(`${path} is for our own pages only, although it is a GET`, async () => {
      const asked = async (headers: Record<string, string>): Promise<number> => {
        site.services.received.length = 0;
        await site.get(path, headers);
        return site.services.received.filter(({ url }) => url.includes(path.split('/').at(-1) ?? '')).length;
      };
      assert.equal(await asked({ ...SIGNED }), 0, 'a link on another site, in an old browser');
      for (const site_ of ['cross-site', 'same-site', 'none'])
        assert.equal(await asked({ ...SIGNED, 'sec-fetch-site': site_, 'sec-fetch-mode': 'navigate' }), 0);
      assert.equal(await asked({ ...SIGNED, origin: 'https://evil.mx' }), 0);
      assert.equal(await asked({ ...SIGNED, 'x-chamba': '1' }), 1);
      assert.equal(await asked({ ...SIGNED, 'sec-fetch-site': 'same-origin' }), 1);
      assert.equal(await asked({ authorization: `Bearer ${TOKEN}` }), 1, 'another client');
    });

  it('cache look-ups by size, whatever parameters are invented', async () => {
    const big = {
      status: 200,
      response: { categories: Array.from({ length: 3_000 }, (_, id) => ({ id, name: 'x'.repeat(20) })) },
    };
    site.services.override = ({ url }) => (url.startsWith('/cache-rest') ? { status: 200, body: big } : null);
    const ask = (junk: number): Promise<Response> =>
      site.get(`/cache-rest?server=lookup&service=categories&junk=${junk}`);
    try {
      site.services.received.length = 0;
      for (const junk of [...Array(60).keys()]) await (await ask(junk)).text();
      assert.equal(site.services.received.length, 60);
      await ask(59);
      assert.equal(site.services.received.length, 60, 'the newest is cached');
      await ask(0);
      assert.equal(site.services.received.length, 61, 'the oldest was evicted');
    } finally {
      site.services.override = () => null;
    }
  });
});

describe('an Origin', () => {
  it('of the same host without https is refused by a site with https', async () => {
    const site = await startSite({ SITE_URL: 'https://chamba.mx', RATE_LIMIT_SCALE: '0' });
    try {
      const { host } = new URL(site.url);
      const login = {
        server: 'authentication',
        service: 'retrieveToken',
        payload: { userid: 'a@b.mx', password: 'correcta' },
      };
      const from = async (origin: string): Promise<number> =>
        (await site.post('/rest', login, { origin })).status;
      assert.equal(await from(`http://${host}`), 403);
      assert.equal(await from(`https://${host}`), 200);
      assert.equal(await from('https://chamba.mx'), 200);
      assert.equal(await from('http://chamba.mx'), 403);
      assert.equal(await from('null'), 403);
      const beacon = await site.post('/beacon', {}, { origin: `http://${host}` });
      assert.equal(beacon.status, 403);
    } finally {
      await site.close();
    }
  });
});

describe('addresses of redirects', () => {
  it('encode any character', () => {
    assert.equal(headerAddress('/empleos?q=☕&l=Mérida#a'), '/empleos?q=%E2%98%95&l=M%C3%A9rida#a');
    assert.equal(headerAddress('/a%20b?c=%E2%98%95'), '/a%20b?c=%E2%98%95');
    assert.equal(headerAddress('/x\ud800y'), '/x%EF%BF%BDy');
    assert.equal(headerAddress('/a\r\nset-cookie: b'), '/a%0D%0Aset-cookie:%20b');
  });

  it('lead a logged-in person back to a page with any character', async () => {
    const site = await startSite();
    try {
      const answer = await site.get(`/entrance?returnUrl=${encodeURIComponent('/hello?q=☕ ñ')}`, SIGNED);
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), '/hello?q=%E2%98%95%20%C3%B1');
    } finally {
      await site.close();
    }
  });
});
