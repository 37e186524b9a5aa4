/** Clients that are not browsers: the documented contract, on the real services. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { CONSENT, CONTACT, triples } from '@chamba/kernel/testing/example-candidate';
import { until } from '@chamba/kernel/testing/until';
import { startPlatform, type PlatformSite } from '../testing/platform-site.ts';

const PASSWORD = 'una-clave-larga-7';
const EMAIL = 'programa@ejemplo.com';

type Answer = { status: number; cookies: string[]; text: string; response: Record<string, unknown> };

describe('a client that is not a browser', () => {
  let site: PlatformSite;
  before(async () => {
    site = await startPlatform();
  });
  after(() => site.close());

  /** Sends only the given headers: `fetch` adds some of a browser. */
  function send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const content = body && JSON.stringify(body);
      const sent = request(
        site.url + path,
        { method, headers: { ...headers, ...(content && { 'content-type': 'application/json' }) } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () => {
            const parsed = JSON.parse(text) as { response?: Record<string, unknown> };
            const cookies = answer.headers['set-cookie'] ?? [];
            resolve({ status: answer.statusCode ?? 0, cookies, text, response: parsed.response ?? {} });
          });
        },
      );
      sent.on('error', reject).end(content);
    });
  }
  const rest = (server: string, service: string, payload: object, headers: Record<string, string> = {}) =>
    send('POST', '/rest', headers, { server, service, payload });
  const getToken = ({ response }: Answer): string => {
    const session = response['authentication_token'];
    return typeof session === 'object' && session !== null && 'token' in session ? String(session.token) : '';
  };
  const logIn = (headers: Record<string, string> = {}): Promise<Answer> =>
    rest('authentication', 'retrieveToken', { userid: EMAIL, password: PASSWORD, ip: '127.0.0.1' }, headers);
  const candidate = (headers: Record<string, string>, query = ''): Promise<Answer> =>
    send('GET', `/rest?server=myService&service=candidateData${query}`, headers);

  it('signs up, logs in, uses its token and logs out with it', async () => {
    const created = await rest('myService', 'account', {
      email: EMAIL,
      password: PASSWORD,
      name: 'Programa de Ejemplo',
      ...CONSENT,
    });
    assert.equal(created.status, 200, created.text);
    assert.match(getToken(created), /^\S{20,}$/);
    const session = await logIn();
    const token = getToken(session);
    assert.match(token, /^\S{20,}$/);
    assert.deepEqual(
      [...created.cookies, ...session.cookies].filter((cookie) => /^(?:auth_token|session)=/.test(cookie)),
      [],
      'cookies are for browsers',
    );
    assert.equal((await candidate({})).status, 401);
    assert.equal((await candidate({ authorization: `Bearer ${token}` })).status, 200);
    assert.equal((await candidate({}, `&token=${token}`)).status, 200);
    const saved = await send(
      'POST',
      '/rest',
      {},
      {
        server: 'myService',
        service: 'candidateData',
        params: { token },
        payload: { updater: triples({ ...CONTACT, candidatename: 'Programa Guardado' }) },
      },
    );
    assert.equal(saved.status, 200, saved.text);
    assert.equal((await send('DELETE', `/api/aais/authentication_token/${token}`)).status, 200);
    assert.equal((await candidate({ authorization: `Bearer ${token}` })).status, 401);
  });

  it('does not receive what only the owner of the mailbox may know', async () => {
    const { text } = await logIn();
    assert.doesNotMatch(text, /"newaccounttoken":"(?!true|false)[^"]+"/);
  });

  for (const [what, headers] of [
    ['the site’s own client', { 'x-chamba': '1' }],
    ['a page of the site', { 'sec-fetch-site': 'same-origin', 'x-chamba': '1' }],
    ['a browser with cookies', { cookie: `sessionID=${'a'.repeat(32)}`, 'x-chamba': '1' }],
  ] as const)
    it(`is not ${what}, which never receives a token`, async () => {
      const answer = await logIn(headers);
      assert.equal(answer.status, 200, answer.text);
      assert.equal(getToken(answer), '');
      assert.match(answer.text, /"expires_at"/);
    });

  for (const [what, headers] of [
    ['an origin of another site', { origin: 'https://malo.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a browser on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a cookie alone', { cookie: `sessionID=${'a'.repeat(32)}` }],
    ['a page of another site in an old browser', { referer: 'https://malo.example/' }],
    [
      'an unusable Authorization and a foreign origin',
      { authorization: 'x', origin: 'https://malo.example' },
    ],
    ['an unusable Authorization and a cookie', { authorization: 'Basic eDp4', cookie: 'session=1' }],
    [
      'a bearer token and a foreign origin',
      { authorization: 'Bearer abcdefgh', origin: 'https://malo.example' },
    ],
  ] as const)
    it(`is not one that sends ${what}: its changes are refused`, async () => {
      const answer = await logIn(headers);
      assert.equal(answer.status, 403, answer.text);
      assert.match(answer.text, /GATEWAY-ORIGIN/);
      assert.deepEqual(
        answer.cookies.filter((cookie) => cookie.startsWith('auth_token')),
        [],
      );
    });

  it('finds its searches again by its own visitor id', async () => {
    const visitor = randomBytes(16).toString('hex');
    const other = randomBytes(16).toString('hex');
    const searched = await send('GET', '/rest?server=jobs&service=jobs&q=cajero', { sessionid: visitor });
    assert.equal(searched.status, 200);
    const recent = async (id: string): Promise<string> =>
      (await send('GET', `/api/tracking/recent-searches/${id}`)).text;
    const keywords = async (id: string): Promise<string> =>
      (await send('GET', `/api/suggests/keywords/caj?getRecent=true&sessionID=${id}`)).text;
    // The search is stored after the answer.
    await until(async () => (await recent(visitor)).includes('de-cajero'), 'the search is listed');
    assert.match(await keywords(visitor), /de-cajero/);
    assert.doesNotMatch(await recent(other), /de-cajero/);
    assert.doesNotMatch(await keywords(other), /de-cajero/);
  });
});
