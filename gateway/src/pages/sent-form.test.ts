import assert from 'node:assert/strict';
import { request as send } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const FORM = 'application/x-www-form-urlencoded';
const SIGNED = `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1","expires":"2030-01-01T00:00:00.000Z"}')}`;

const PLAIN: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

type Sent = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

describe('a form that is sent without scripts', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ RENDER_PAUSE_MS: '0', LOGOUT_URL: 'https://empresas.example/adios' });
  });
  after(() => site.close());
  beforeEach(() => {
    site.services.received.length = 0;
  });

  /** Sends a form with exactly these headers: `fetch` does not allow some that browsers set themselves. */
  function post(
    path: string,
    body: string | Buffer,
    headers: Record<string, string | undefined> = {},
    to: TestSite = site,
  ): Promise<Sent> {
    const all: Record<string, string> = {};
    const given = { 'content-type': FORM, accept: 'text/html', origin: site.url, ...headers };
    for (const [name, value] of Object.entries(given)) if (value !== undefined) all[name] = value;
    return new Promise((resolve, reject) => {
      const request = send(to.url + path, { method: 'POST', headers: all }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      request.on('error', reject);
      request.end(body);
    });
  }
  const logins = () => site.services.received.filter(({ method }) => method === 'POST').length;
  /** The fields that a page returns, and their form. */
  const readReturned = (text: string): Record<string, string> => {
    const [, form = ''] = /<form method="post">(.*?)<\/form>/s.exec(text) ?? [];
    const plain = (html: string): string =>
      html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => PLAIN[name] ?? '');
    return Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, plain(value)],
      ),
    );
  };
  const shown = (text: string): { names: string[]; email: string; code?: string } =>
    JSON.parse((/<main[^>]*>(.*?)<\/main>/s.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));

  it('makes its calls, and redirects with the cookies that they set', async () => {
    const answer = await post('/enter', 'email=ana%40example.com&password=correcta1');
    assert.equal(answer.status, 303);
    assert.equal(answer.headers['location'], '/private?of=u1');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const cookies = [answer.headers['set-cookie'] ?? []].flat().join('\n');
    assert.match(cookies, new RegExp(`auth_token=${TOKEN}![\\w-]{22};.*HttpOnly`));
    assert.match(cookies, /session=.*u1/);
  });

  it('is answered with its page and the status of the failure, and not cached', async () => {
    const answer = await post('/enter', 'email=ana%40example.com&password=equivocada1');
    assert.equal(answer.status, 422);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-session'], undefined);
    assert.doesNotMatch([answer.headers['set-cookie'] ?? []].flat().join(), /auth_token/);
    assert.equal(shown(answer.text).code, 'AAIS-1');
    assert.doesNotMatch(answer.text, /equivocada1/);
    assert.doesNotMatch(site.log.join(''), /equivocada1|correcta1/);
  });

  it('contains the fields its page declares, whatever else is sent', async () => {
    const odd = await post(
      '/enter',
      'email=a&__proto__=x&constructor=y&toString=z&admin=1&__proto__%5Badmin%5D=1&password=no',
    );
    assert.deepEqual(shown(odd.text).names, ['email', 'password', 'page_account']);
    const { names, email } = shown((await post('/enter', '')).text);
    assert.deepEqual(names, ['email', 'password', 'page_account']);
    assert.equal(email, '');
    const accents = await post('/enter', 'email=Jos%C3%A9+%F0%9F%8C%AE%0D%0Aal+pastor');
    assert.equal(shown(accents.text).email, 'José 🌮\nal pastor');
  });

  const refused: Array<[string, number, string, string | Buffer, Record<string, string | undefined>]> = [
    ['from another site', 403, '/enter', 'email=a', { origin: 'https://other.example' }],
    ['from an opaque origin', 403, '/enter', 'email=a', { origin: 'null' }],
    [
      'marked as foreign by the browser',
      403,
      '/enter',
      'email=a',
      { origin: undefined, 'sec-fetch-site': 'cross-site' },
    ],
    ['from a neighbouring subdomain', 403, '/enter', 'email=a', { 'sec-fetch-site': 'same-site' }],
    ['from nowhere', 403, '/enter', 'email=a', { origin: undefined }],
    ['with our header alone', 403, '/enter', 'email=a', { origin: undefined, 'x-chamba': '1' }],
    [
      'that names another page',
      403,
      '/enter',
      'a=1',
      { origin: undefined, referer: 'https://other.example/' },
    ],
    ['with a field twice', 400, '/enter', 'email=a&email=b', {}],
    ['with a null character', 400, '/enter', 'email=a%00b', {}],
    ['of plain text', 415, '/enter', 'email=a', { 'content-type': 'text/plain' }],
    ['of JSON', 415, '/enter', '{"email":"a"}', { 'content-type': 'application/json' }],
    ['with files', 415, '/enter', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['without a type', 415, '/enter', 'email=a', { 'content-type': undefined }],
    ['that is too long', 413, '/enter', `email=${'a'.repeat(70_000)}`, {}],
    ['to a page without one', 405, '/hello', 'email=a', {}],
    ['to no page', 404, '/nowhere', 'email=a', {}],
  ];
  for (const [what, status, path, body, headers] of refused) {
    it(`is refused ${what}`, async () => {
      const people = await post(path, body, headers);
      assert.equal(people.status, status);
      assert.match(people.text, /^<!doctype html><html lang="es-MX">.*<a href="/s);
      assert.equal(people.headers['cache-control'], 'no-store');
      const programs = await post(path, body, { ...headers, accept: 'application/json' });
      assert.equal(programs.status, status);
      assert.match(programs.headers['content-type']?.toString() ?? '', /json/);
      assert.equal(logins(), 0);
    });
  }

  it('is accepted from our own pages, by any of the browser’s headers', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: undefined, 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: undefined, referer: `${site.url}/enter` },
    ])
      assert.equal(
        (await post('/enter', 'email=a&password=b', headers)).status,
        422,
        JSON.stringify(headers),
      );
  });

  it('that fails is answered with 503, not repeated, and returned without its password', async () => {
    const answer = await post('/enter', 'email=broken&password=correcta1');
    assert.equal(answer.status, 503);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(answer.text, /Lo que escribiste sigue aquí/);
    assert.match(answer.text, /<button>Reintentar<\/button>/);
    assert.deepEqual(readReturned(answer.text), { email: 'broken' });
    assert.doesNotMatch(answer.text, /correcta1/);
    assert.match(String(answer.headers['content-security-policy']), /form-action 'self'/);
    assert.equal(logins(), 1);
  });

  it('is returned if the account of the session is unknown, and can be sent later', async () => {
    const phone = '"><script>alert(1)</script>&amp;\nJosé\'s 🌮';
    const body = new URLSearchParams({ phone: phone.replace('\n', '\r\n'), page_account: 'u1' });
    site.services.override = ({ url }) =>
      url.includes('service=retrieveToken') ? { status: 503, body: { status: 503 } } : null;
    const answer = await post('/change', body.toString(), { cookie: SIGNED });
    site.services.override = () => null;
    assert.equal(answer.status, 503);
    assert.deepEqual(readReturned(answer.text), { phone, page_account: 'u1' });
    assert.doesNotMatch(answer.text, /<script/);
    const again = await post('/change', new URLSearchParams(readReturned(answer.text)).toString(), {
      cookie: SIGNED,
    });
    assert.match(again.text, /Guardado/);
  });

  it('of a candidate is returned if the session has ended, to be sent after the log-in', async () => {
    const lost = [
      await post('/change?step=2', 'phone=5512345678&page_account=u1'),
      await post('/change?step=2', 'phone=5512345678&page_account=u1', {
        cookie: SIGNED.replace(TOKEN, 'another-token-altogether'),
      }),
    ];
    for (const answer of lost) {
      assert.equal(answer.status, 401);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match(answer.text, /Tu sesión terminó/);
      assert.match(answer.text, /<a href="\/login\?returnUrl=%2Fchange%3Fstep%3D2" target="_blank"/);
      assert.deepEqual(readReturned(answer.text), { phone: '5512345678', page_account: 'u1' });
      assert.doesNotMatch(answer.text, /Guardado/);
    }
    assert.doesNotMatch(site.log.join(''), /5512345678/);
    const fields = new URLSearchParams(readReturned(lost[0]?.text ?? '')).toString();
    assert.match((await post('/change?step=2', fields, { cookie: SIGNED })).text, /Guardado/);
    const another = await post('/change', fields.replace('u1', 'u2'), { cookie: SIGNED });
    assert.equal(another.status, 409);
    assert.deepEqual(readReturned(another.text), { phone: '5512345678', page_account: 'u2' });
  });

  it('of another site is not returned: its button would send what a stranger wrote', async () => {
    const answer = await post('/change', 'phone=1&page_account=u1', { origin: 'https://other.example' });
    assert.equal(answer.status, 403);
    assert.doesNotMatch(answer.text, /<form/);
  });

  it('redirects to another site by a page: browsers follow no redirect of a form off the site', async () => {
    const to = (address: string) =>
      post('/enter', new URLSearchParams({ email: `to ${address}`, password: 'correcta1' }).toString());
    const known = await to("https://empresas.example/adios?a=1&b='2'");
    assert.equal(known.status, 200);
    assert.equal(known.headers['location'], undefined);
    assert.equal(known.headers['cache-control'], 'no-store');
    const address = 'https://empresas.example/adios?a=1&amp;b=%272%27';
    assert.ok(known.text.includes(`<meta http-equiv="refresh" content="0;url=${address}">`), known.text);
    assert.ok(known.text.includes(`<a href="${address}">`));
    assert.match([known.headers['set-cookie'] ?? []].flat().join(), /auth_token/);
    const unknown = await to('//other.example/');
    assert.equal(unknown.status, 200);
    assert.doesNotMatch(unknown.text, /http-equiv/);
    assert.match(unknown.text, /<a href="https:\/\/other\.example\/">Continuar a other\.example</);
    const script = await to('javascript:alert(1)');
    assert.equal(script.status, 500);
    assert.doesNotMatch(script.text, /javascript:[^"]*"?>Continuar/);
    assert.equal((await to('/hello')).headers['location'], '/hello');
  });

  it('of a candidate acts for the account that its page shows, and for no other', async () => {
    const own = await post('/change', 'phone=1&page_account=u1', { cookie: SIGNED });
    assert.equal(own.status, 200);
    assert.match(own.text, /Guardado/);
    for (const body of ['phone=5512345678&page_account=u2', 'phone=1&page_account=none', 'phone=1']) {
      const other = await post('/change', body, { cookie: SIGNED });
      assert.equal(other.status, 409);
      assert.match(other.text, /otra sesión/);
      assert.doesNotMatch(other.text, /Guardado/);
      assert.equal(other.headers['cache-control'], 'no-store');
      assert.deepEqual(readReturned(other.text), Object.fromEntries(new URLSearchParams(body)));
    }
    const nothingTyped = await post('/change', 'phone=&page_account=u2', { cookie: SIGNED });
    assert.equal(nothingTyped.status, 409);
    assert.doesNotMatch(nothingTyped.text, /<form|Lo que escribiste/);
    assert.doesNotMatch(site.log.join(''), /5512345678/);
    const signedOut = await post('/change', 'phone=&page_account=u1');
    assert.equal(signedOut.status, 303);
    assert.equal(signedOut.headers['location'], '/login?returnUrl=%2Fchange');
  });

  it('of a log-in is neither carried out for nor answered with the logged-in account', async () => {
    const other = await post('/entry', 'email=beto%40example.com&password=correcta1', { cookie: SIGNED });
    assert.equal(other.status, 409);
    assert.match(other.text, /otra sesión/);
    assert.deepEqual(readReturned(other.text), { email: 'beto@example.com' });
    assert.equal(other.headers['set-cookie'], undefined);
    assert.equal(logins(), 0);
    // Sent twice, it finds its own session.
    const own = await post('/entry', 'email=+ANA%40example.com&password=correcta1', { cookie: SIGNED });
    assert.equal(own.status, 303);
    assert.equal(own.headers['location'], '/dashboard');
    const ended = SIGNED.replace(TOKEN, 'another-token-altogether');
    const after = await post('/entry', 'email=ana%40example.com&password=correcta1', { cookie: ended });
    assert.equal(after.headers['location'], '/private?of=u1');
    assert.equal(logins(), 1);
  });

  it('of a log-in is returned while the session is unknown', async () => {
    site.services.override = ({ url }) =>
      url.includes('service=retrieveToken') ? { status: 503, body: { status: 503 } } : null;
    const answer = await post('/entry', 'email=beto%40example.com&password=correcta1', { cookie: SIGNED });
    site.services.override = () => null;
    assert.equal(answer.status, 503);
    assert.deepEqual(readReturned(answer.text), { email: 'beto@example.com' });
  });

  it('is returned if its network is rate-limited, and is counted', async () => {
    const limited = await startSite({ PAGES_PER_SECOND: '0.4' });
    try {
      const body = 'email=ana%40example.com&password=correcta1';
      const own = { origin: limited.url };
      for (const path of ['/hello', '/hello']) assert.equal((await limited.get(path)).status, 200);
      const answer = await post('/enter', body, own, limited);
      assert.equal(answer.status, 429);
      assert.ok(Number(answer.headers['retry-after']) >= 1);
      assert.match(answer.text, /demasiadas solicitudes/);
      assert.deepEqual(readReturned(answer.text), { email: 'ana@example.com' });
      assert.doesNotMatch(answer.text, /correcta1/);
      assert.equal((await post('/hello', body, own, limited)).status, 429);
      assert.equal(limited.services.received.filter(({ method }) => method === 'POST').length, 0);
    } finally {
      await limited.close();
    }
  });

  it('waits for an account under attack without delaying other forms', async () => {
    const guessed = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    const login = (email: string, from: string) =>
      post(
        '/enter',
        new URLSearchParams({ email, password: 'mala' }).toString(),
        {
          origin: guessed.url,
          'x-forwarded-for': from,
        },
        guessed,
      ).then(({ status }) => ({ email, status }));
    try {
      for (let attempt = 0; attempt < 10; attempt += 1)
        assert.equal((await login('ana@example.com', `203.0.113.${attempt}`)).status, 422);
      // With one render process a form that occupied it would delay the other one.
      const slow = [0, 1, 2].map((turn) => login('ana@example.com', `198.51.100.${turn}`));
      const other = await Promise.race([login('beto@example.com', '192.0.2.9'), ...slow]);
      assert.equal(other.email, 'beto@example.com');
      assert.deepEqual(
        (await Promise.all(slow)).map(({ status }) => status),
        [422, 422, 422],
      );
    } finally {
      await guessed.close();
    }
  });

  it('is counted by the limits of the calls that it makes', async () => {
    let answer: Sent;
    let attempts = 0;
    do {
      attempts += 1;
      answer = await post('/enter', `email=limit${attempts}%40example.com&password=equivocada1`);
    } while (shown(answer.text).code === 'AAIS-1' && attempts < 500);
    assert.equal(shown(answer.text).code, 'GATEWAY-RATE');
    assert.ok(Number(answer.headers['retry-after']) > 0);
  });
});
