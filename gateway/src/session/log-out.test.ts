import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { SESSION, TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const OWN = { 'x-chamba': '1' };
const LOGIN = {
  server: 'authentication',
  service: 'retrieveToken',
  payload: { userid: 'ana@example.com', password: 'correcta' },
};

/** Cookies of an answer as a browser stores them, by name; null for deleted ones. */
function parseCookies(answer: Response): Map<string, string | null> {
  return new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      return [name, value === '' ? null : value];
    }),
  );
}

describe('a session', () => {
  let site: TestSite;
  /** The cookie of the token, as the browser got it; scripts cannot read or write it. */
  let hidden = '';
  let readable = '';
  /** Address that ends it. */
  let end = '';
  let sessions = 0;
  const endings = (): string[] =>
    site.services.received.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
  const privatePage = (cookie: string): Promise<Response> => site.get('/private', { cookie });

  const answerWith = (token: string): void => {
    const authentication_token = { token, expires_at: '2030-01-01T00:00:00.000Z' };
    site.services.override = ({ method, url }) =>
      (method === 'POST' && url === '/rest') || url.includes('retrieveToken')
        ? { status: 200, body: { status: 200, response: { ...SESSION, authentication_token } } }
        : null;
  };

  before(async () => {
    site = await startSite();
  });
  beforeEach(async () => {
    const token = `${TOKEN}-${(sessions += 1)}`;
    end = `/api/aais/authentication_token/${token}`;
    answerWith(token);
    const cookies = parseCookies(await site.post('/rest', LOGIN, OWN));
    site.services.override = () => null;
    hidden = `auth_token=${cookies.get('auth_token')}`;
    readable = `session=${cookies.get('session')}`;
    site.services.received.length = 0;
  });
  afterEach(() => {
    site.services.override = () => null;
  });
  after(() => site.close());

  it('belongs to a browser with both of its cookies', async () => {
    answerWith(end.split('/').at(-1) ?? '');
    assert.equal((await privatePage(`${hidden}; ${readable}`)).status, 200);
    assert.deepEqual(endings(), []);
  });

  const own = { userid: 'u1' };
  for (const [what, session] of [
    ['nothing', null],
    ['the account’s id', own],
    ['an additional end', { ...own, expires: '2030-01-01T00:00:00.000Z' }],
    ['a forged key', { ...own, key: 'A'.repeat(22) }],
    ['an empty key', { ...own, key: '' }],
    ['no key', { ...own, key: null }],
    ['another account', { userid: 'u2' }],
  ] as const) {
    it(`that was logged out offline is not resumed with ${what} in the readable cookie`, async () => {
      const line = session === null ? '' : `; session=${encodeURIComponent(JSON.stringify(session))}`;
      site.services.override = ({ method }) => (method === 'DELETE' ? { status: 503, body: {} } : null);
      const kept = await privatePage(hidden + line);
      assert.equal(kept.status, 302);
      // A session that could not be ended yet is still owed.
      assert.ok(!parseCookies(kept).has('auth_token'));
      site.services.override = () => null;
      site.services.received.length = 0;

      const page = await privatePage(hidden + line);
      assert.equal(page.status, 302);
      assert.deepEqual(endings(), [end]);
      assert.equal(parseCookies(page).get('auth_token'), null);
    });
  }

  for (const status of [408, 429])
    it(`with a pending log-out stays pending when its service answers ${status}`, async () => {
      site.services.override = ({ method }) => (method === 'DELETE' ? { status, body: {} } : null);
      assert.ok(!parseCookies(await privatePage(hidden)).has('auth_token'));
      site.services.override = () => null;
      site.services.received.length = 0;
      assert.equal(parseCookies(await privatePage(hidden)).get('auth_token'), null);
      assert.deepEqual(endings(), [end]);
    });

  it('with a pending log-out ends with any call, which is made without a session', async () => {
    await site.get('/rest?server=myService&service=resume', { cookie: hidden });
    const call = site.services.received.find(({ method }) => method === 'GET');
    assert.equal(call?.headers['authorization'], undefined);
    assert.deepEqual(endings(), [end]);
  });

  it('with a pending log-out ends with a refused call', async () => {
    const headers = { ...OWN, 'x-page-account': 'u1', cookie: hidden };
    assert.equal((await site.get('/rest?server=myService&service=resume', headers)).status, 401);
    // The answer does not wait for it.
    await until(() => endings().length > 0, 'the log-out arrives');
    assert.deepEqual(endings(), [end]);
  });

  it('ends on the server although the readable cookie is missing', async () => {
    const answer = await fetch(`${site.url}/api/aais/authentication_token/current`, {
      method: 'DELETE',
      headers: { ...OWN, cookie: hidden },
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(endings(), [end]);
    assert.equal(parseCookies(answer).get('auth_token'), null);
  });

  it('of another client ends by its explicit token, not by a cookie', async () => {
    await fetch(`${site.url}/api/aais/authentication_token/current`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer its-own-token' },
    });
    assert.deepEqual(endings(), ['/api/aais/authentication_token/current']);
    assert.equal(site.services.received.at(-1)?.headers['authorization'], 'Bearer its-own-token');
  });

  it('ends with the next log-in in the same browser', async () => {
    for (const cookie of [`${hidden}; ${readable}`, hidden]) {
      site.services.received.length = 0;
      answerWith('token-of-the-next-person');
      const answer = await site.post('/rest', LOGIN, { ...OWN, cookie });
      site.services.override = () => null;
      assert.equal(answer.status, 200);
      assert.ok(endings().includes(end));
      assert.match(parseCookies(answer).get('auth_token') ?? '', /^token-of-the-next-person!/);
    }
  });

  it('continues when the same browser reads it', async () => {
    answerWith(end.split('/').at(-1) ?? '');
    const answer = await site.get('/rest?server=authentication&service=retrieveToken', {
      ...OWN,
      cookie: `${hidden}; ${readable}`,
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(endings(), []);
  });

  it('clears its cookies when all sessions end, and keeps them when it is to stay', async () => {
    for (const [query, gone] of [
      ['', true],
      ['?keep=current', false],
    ] as const) {
      const answer = await fetch(`${site.url}/api/aais/sessions${query}`, {
        method: 'DELETE',
        headers: { ...OWN, cookie: `${hidden}; ${readable}` },
      });
      assert.equal(answer.status, 200);
      assert.equal(parseCookies(answer).has('session'), gone);
      assert.equal(site.services.received.at(-1)?.url, `/api/aais/sessions${query}`);
    }
  });
});

describe('cookies in production', () => {
  it('are restricted to this host if scripts cannot read them, and read under no other name', async () => {
    const site = await startSite({ CHAMBA_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      const answer = await site.post('/rest', LOGIN, OWN);
      const lines = answer.headers.getSetCookie();
      const token = lines.find((line) => line.startsWith('__Host-auth_token='));
      assert.match(token ?? '', /; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      assert.doesNotMatch(token ?? '', /domain/i);
      for (const line of lines) assert.equal(/HttpOnly/.test(line), line.startsWith('__Host-'), line);
      const cookies = parseCookies(answer);
      const readable = `session=${cookies.get('session')}`;
      const value = cookies.get('__Host-auth_token');
      assert.equal(
        (await site.get('/private', { cookie: `__Host-auth_token=${value}; ${readable}` })).status,
        200,
      );
      assert.equal((await site.get('/private', { cookie: `auth_token=${value}; ${readable}` })).status, 302);
      // Visitors keep their earlier id.
      const id = 'a'.repeat(32);
      const page = await site.get('/hello', { cookie: `sessionID=${id}` });
      assert.equal(parseCookies(page).get('__Host-sessionID'), id);
      // So is the access token of a mailed link.
      site.services.override = ({ url }) =>
        url.startsWith('/api/accesstoken/identity')
          ? { status: 200, body: { status: 200, response: { accessToken: 'secret-access' } } }
          : null;
      const exchanged = await site.get('/private?actionToken=mailed');
      assert.equal(parseCookies(exchanged).get('__Host-access_token'), 'secret-access');
      assert.ok(!parseCookies(exchanged).has('access_token'));
    } finally {
      await site.close();
    }
  });
});
