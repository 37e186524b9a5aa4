import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { TesterLinks } from './tester-links.ts';

const KEY = 'operator-key-0123456789';
const SITE = 'https://chamba.mx';
const OPERATOR = { authorization: `Bearer ${KEY}` };

const page = (text: string): string =>
  `exports.default = { name: 'mfe-search', routes: [], pages: { hello: () => ({ body: '${text}' }) } };`;

describe('links of testers', () => {
  it('are valid for their time, and only with the key that signed them', () => {
    let now = 1_000_000_000_000;
    const links = new TesterLinks(Buffer.from('a'), SITE, () => now);
    const { token, expires } = links.make(2);
    assert.equal(expires, 1_000_007_200);
    assert.equal(links.read(token)?.state, 'valid');
    assert.equal(new TesterLinks(Buffer.from('b'), SITE, () => now).read(token), null);
    const elsewhere = new TesterLinks(Buffer.from('a'), 'https://pruebas.chamba.mx', () => now);
    assert.equal(elsewhere.read(token), null, 'a link of another site');
    now += 7_200_001;
    assert.equal(links.read(token)?.state, 'expired');
  });

  it('cannot be extended', () => {
    const links = new TesterLinks(Buffer.from('a'), SITE);
    const [expires = '', ...rest] = links.make(1).token.split('.');
    assert.equal(links.read([String(Number(expires) + 3_600), ...rest].join('.')), null);
    assert.equal(links.read(''), null);
    assert.equal(links.read(undefined), null);
  });
});

describe('testers on a public host', () => {
  let site: TestSite;
  let cookie: string;
  before(async () => {
    site = await startSite({ OPERATOR_KEY: KEY }, async (root) => {
      await writeRelease(root, {
        name: 'mfe-search',
        version: '0.9.0',
        server: page('Versión anterior'),
        routes: [fakeRoute('hello')],
      });
      await writeRelease(root, {
        name: 'mfe-cv',
        version: '1.0.0',
        routes: [fakeRoute('cv')],
      });
      await writeRelease(root, {
        name: 'mfe-cv',
        version: '0.8.0',
        routes: [fakeRoute('hello')],
      });
    });
  });
  after(() => site.close());

  const normalise = (html: string): string =>
    html.replace(/nonce(?:="|-)[^"']+/g, '').replace(/"now":\d+/, '');

  it('get a signed link from the operator only', async () => {
    const body = { hours: 8, who: 'Equipo de búsqueda' };
    assert.equal((await site.post('/admin/testers', body)).status, 401);
    assert.equal(
      (await site.post('/admin/testers', body, { authorization: 'Bearer wrong-key-000000' })).status,
      401,
    );
    for (const bad of [{ hours: 0, who: 'x' }, { hours: 99_999, who: 'x' }, { hours: 1 }])
      assert.equal((await site.post('/admin/testers', bad, OPERATOR)).status, 400);
    const answer = await site.post('/admin/testers', body, OPERATOR);
    assert.equal(answer.status, 201);
    const { url, expires } = (await answer.json()) as { url: string; expires: string };
    assert.ok(Date.parse(expires) > Date.now() + 7 * 3_600_000);

    const opened = await site.get(url.slice(new URL(url).origin.length));
    assert.equal(opened.status, 302);
    assert.equal(opened.headers.get('location'), '/?composicion=1');
    const [set = ''] = opened.headers.getSetCookie();
    assert.match(set, /^tester=[^;]+;.*HttpOnly/);
    [cookie = ''] = set.split(';');
  });

  it('see another published version on request, and in the following page loads', async () => {
    const asked = await site.get('/hello?composition=mfe-search@0.9.0', { cookie });
    const html = await asked.text();
    assert.match(html, /Versión anterior/);
    assert.match(html, /"custom":true/);
    assert.match(
      html,
      /"overrides":\{"mfe-search":\{"kind":"release","wanted":"0\.9\.0","replaces":"1\.0\.0"\}\}/,
    );
    assert.match(html, /"testers":true,"allowOverrides":false/);
    const choice = asked.headers.getSetCookie().find((line) => line.startsWith('composition='));
    assert.ok(choice?.includes('HttpOnly'));
    const cookies = `${cookie}; ${choice?.split(';')[0]}`;
    assert.match(await (await site.get('/hello', { cookie: cookies })).text(), /Versión anterior/);
    const back = await site.get('/hello?composition=live', { cookie: cookies });
    assert.match(await back.text(), /Hola desde el servidor/);
    assert.ok(back.headers.getSetCookie().some((line) => /^composition=;/.test(line)));
  });

  it('are informed if versions do not fit, do not exist, or are not published', async () => {
    const ask = async (composition: string): Promise<[number, string]> => {
      const answer = await site.get(`/hello?composition=${composition}`, { cookie });
      return [answer.status, await answer.text()];
    };
    const [taken, why] = await ask('mfe-cv@0.8.0');
    assert.equal(taken, 409);
    assert.match(
      why,
      /Estas versiones no pueden ir juntas.*mfe-[a-z]+ pide la dirección \/hello, que ya es de otra unidad/s,
    );
    const [missing, whyMissing] = await ask('mfe-search@7.7.7');
    assert.equal(missing, 404);
    assert.match(whyMissing, /No hay una versión 7\.7\.7 de mfe-search/);
    assert.equal((await ask('mfe-search@http://localhost:3000'))[0], 403);
    assert.equal((await ask('mfe-search@/etc'))[0], 403);
    assert.equal((await ask('0123456789abcdef'))[0], 404);
    assert.equal((await ask('channel:beta'))[0], 404);
    assert.equal((await ask('???'))[0], 400);
  });

  it('can list the published versions, and what is live', async () => {
    const { units } = (await (await site.get('/platform/units', { cookie })).json()) as {
      units: Record<string, Array<{ version: string; manifest: string }>>;
    };
    assert.deepEqual(units['mfe-search']?.map(({ version }) => version).sort(), ['0.9.0', '1.0.0']);
    const live = (await (await site.get('/compositions/live')).json()) as { id: string };
    const same = await site.get(`/compositions/${live.id}`, { cookie });
    assert.equal(((await same.json()) as { id: string }).id, live.id);
    assert.match(
      await (await site.get(`/hello?composition=${live.id}`, { cookie })).text(),
      /"custom":false,.*Hola|Hola.*"custom":false/s,
    );
  });

  it('leave no trace in what candidates are served, whatever those request', async () => {
    const [plain, ...others] = await Promise.all(
      [
        ['/hello', {}],
        ['/hello?composition=mfe-search@0.9.0', {}],
        ['/hello?channel=beta', {}],
        ['/hello', { cookie: 'composition=mfe-search@0.9.0' }],
        ['/hello?composition=mfe-search@0.9.0', { cookie: 'tester=9999999999.aaaaaaaaaaaa.forged' }],
      ].map(async ([path, headers]) => {
        const answer = await site.get(path as string, {
          ...(headers as Record<string, string>),
          cookie: `sessionID=${'a'.repeat(32)}; ${(headers as { cookie?: string }).cookie ?? ''}`,
        });
        const names = [...answer.headers.keys()].filter((name) => !['date', 'content-length'].includes(name));
        return { names, html: normalise(await answer.text()), set: answer.headers.getSetCookie() };
      }),
    );
    assert.ok(plain);
    assert.doesNotMatch(plain.html, /tester|override/i);
    for (const other of others) assert.deepEqual(other, plain);
  });

  it('have addresses that look unknown to everyone else', async () => {
    const unknown = await site.get('/no-such-page');
    const { id } = (await (await site.get('/compositions/live')).json()) as { id: string };
    for (const path of [
      '/platform/units',
      `/compositions/${id}`,
      '/platform/tester?token=x',
      '/platform/replay',
    ]) {
      const answer = await site.get(path);
      assert.equal(answer.status, 404, path);
      assert.equal(answer.headers.get('content-type'), unknown.headers.get('content-type'), path);
      assert.deepEqual(
        answer.headers.getSetCookie().map((line) => line.split('=')[0]),
        ['sessionID'],
        path,
      );
    }
  });

  it('are informed that a link has expired', async () => {
    const { createHash } = await import('node:crypto');
    const secret = createHash('sha256').update(KEY).digest();
    const { token } = new TesterLinks(secret, 'http://localhost:0', () => 0).make(1);
    const answer = await site.get(`/platform/tester?token=${token}`);
    assert.equal(answer.status, 410);
    assert.match(await answer.text(), /Esta liga ya venció/);
    assert.equal(answer.headers.getSetCookie().length, 0);
  });
});
