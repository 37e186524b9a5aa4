import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { SESSION, TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const OTHER_TOKEN = 'token-of-beto-0123456789abcdef0123456789abcde';
const cookie = (token: string | null, userid: string | null): string =>
  [
    token && `auth_token=${token}`,
    userid &&
      `session=${encodeURIComponent(JSON.stringify({ userid, expires: '2030-01-01T00:00:00.000Z' }))}`,
  ]
    .filter(Boolean)
    .join('; ');
const page = (account: string, cookies: string): Record<string, string> => ({
  'x-chamba': '1',
  'x-page-account': account,
  cookie: cookies,
});
const ana = cookie(TOKEN, 'u1');
const beto = cookie(OTHER_TOKEN, 'u2');
const application = { jobid: '7' };

describe('calls of a page and the session of its browser', () => {
  let site: TestSite;
  let authentication = true;
  before(async () => {
    site = await startSite({ RATE_LIMIT_SCALE: '0' });
    site.services.override = ({ method, url, headers }) => {
      if (!url.includes('retrieveToken') || method !== 'GET') return null;
      if (!authentication) return { status: 503, body: {} };
      return headers['authorization'] === `Bearer ${OTHER_TOKEN}`
        ? {
            status: 200,
            body: {
              status: 200,
              response: {
                ...SESSION,
                user_profile: { ...SESSION.user_profile, userid: 'u2' },
                authentication_token: { ...SESSION.authentication_token, token: OTHER_TOKEN },
              },
            },
          }
        : null;
    };
  });
  after(() => site.close());
  beforeEach(() => {
    authentication = true;
    site.services.received.length = 0;
  });

  const reached = (path: string): boolean => site.services.received.some(({ url }) => url.startsWith(path));
  async function refused(answer: Response): Promise<boolean> {
    const body = await answer.text();
    return (
      answer.status === 401 && body.includes('AAIS-2') && answer.headers.get('x-another-account') === '1'
    );
  }

  it('are made if the page shows the account of the session', async () => {
    assert.equal((await site.post('/api/apply', application, page('u1', ana))).status, 200);
    assert.equal((await site.post('/api/apply', application, page('u2', beto))).status, 200);
    assert.equal(site.services.received.filter(({ url }) => url === '/api/apply').length, 2);
  });

  for (const [what, account, cookies] of [
    ['the page shows another account than the session’s', 'u1', beto],
    ['the page shows an account whose session ended', 'u1', ''],
    ['the page is a visitor’s and the session an account’s', 'none', ana],
    ['the readable cookie was changed to the account of the page', 'u1', cookie(OTHER_TOKEN, 'u1')],
    ['the readable cookie was changed to another account', 'u1', cookie(TOKEN, 'u2')],
    ['the page names an invalid account', 'u1, u2', beto],
  ] as const) {
    it(`neither read nor change anything if ${what}`, async () => {
      const headers = page(account, cookies);
      assert.ok(await refused(await site.post('/api/apply', application, headers)));
      assert.ok(
        await refused(
          await site.post(
            '/rest',
            { server: 'myService', service: 'candidateData', payload: { updater: [] } },
            headers,
          ),
        ),
      );
      for (const payload of [{ optout: 1 }, { legal_ok: true, legal_version: '2026-11-22' }, {}])
        assert.ok(
          await refused(
            await site.post('/rest', { server: 'myService', service: 'account', payload }, headers),
          ),
          JSON.stringify(payload),
        );
      for (const path of [
        '/rest?server=myService&service=applications',
        '/api/mys/account_token/current/resend_email',
        '/api/external_refresh',
        '/api/tracking/recent-searches',
      ]) {
        assert.ok(await refused(await site.get(path, headers)), path);
        assert.ok(!reached(path), path);
      }
      assert.ok(!reached('/api/apply') && !site.services.received.some(({ method }) => method === 'POST'));
    });
  }

  it('that need no account are then made without a session', async () => {
    const answer = await site.get('/rest?server=jobs&service=jobs&q=cajero', page('u1', beto));
    assert.equal(answer.status, 200);
    const sent = site.services.received.find(({ url }) => url.includes('service=jobs'));
    assert.equal(sent?.headers['authorization'], undefined);
    assert.equal(sent?.headers['userid'], undefined);
    assert.equal(sent?.headers['sessionid'], '');
  });

  it('end only the session of their own page', async () => {
    const path = '/api/aais/authentication_token/current';
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(site.url + path, { method: 'DELETE', headers });
    const other = await send(page('u1', beto));
    assert.ok(await refused(other));
    assert.deepEqual(other.headers.getSetCookie(), []);
    assert.equal((await send(page('u1', ana))).status, 200);
  });

  it('are refused with 503 if the account of the session is unknown', async () => {
    authentication = false;
    const unknown = 'token-that-is-unknown-0123456789abcdef01234567';
    const answer = await site.post('/api/apply', application, page('u1', cookie(unknown, 'u1')));
    assert.equal(answer.status, 503);
    assert.ok(!reached('/api/apply'));
  });

  it('look up the account of a token once', async () => {
    const token = 'token-of-ana-again-0123456789abcdef0123456789a';
    const override = site.services.override;
    site.services.override = ({ url }) =>
      url.includes('retrieveToken') ? { status: 200, body: { status: 200, response: SESSION } } : null;
    await Promise.all(
      [1, 2, 3].map(() =>
        site.get('/rest?server=myService&service=applications', page('u1', cookie(token, 'u1'))),
      ),
    );
    await site.post('/api/apply', application, page('u1', cookie(token, 'u1')));
    site.services.override = override;
    assert.equal(site.services.received.filter(({ url }) => url.includes('retrieveToken')).length, 1);
    assert.ok(reached('/api/apply'));
  });

  it('log in, sign up and use mailed tokens, whichever account is logged in', async () => {
    const headers = page('none', beto);
    const login = { server: 'authentication', service: 'retrieveToken' };
    const payload = { userid: 'ana@example.com', password: 'correcta' };
    assert.equal((await site.post('/rest', { ...login, payload }, headers)).status, 200);
    assert.equal((await site.get('/rest?server=authentication&service=retrieveToken', headers)).status, 200);
    assert.equal((await site.post('/api/mys/account_token/u1/new_account?token=t', {}, headers)).status, 200);
    const account = { server: 'myService', service: 'account' };
    const reset = { token: 't', updater: { newpassword: 'x' } };
    assert.equal((await site.post('/rest', { ...account, payload: reset }, headers)).status, 200);
    const change = { updater: { newpassword: 'x', currentpassword: 'y' } };
    assert.ok(await refused(await site.post('/rest', { ...account, payload: change }, headers)));
  });

  it('of other clients are unchanged', async () => {
    const bearer = { authorization: `Bearer ${TOKEN}`, 'x-page-account': 'u9' };
    assert.equal((await site.post('/api/apply', application, bearer)).status, 200);
    assert.equal((await site.post('/api/apply?token=abcdefgh', application)).status, 200);
    // The client of an earlier kernel, which sends no account.
    assert.equal((await site.post('/api/apply', application, { 'x-chamba': '1', cookie: ana })).status, 200);
  });

  it('by scripts of a page other than the kernel’s client change nothing', async () => {
    const headers = { origin: site.url, 'sec-fetch-site': 'same-origin', cookie: ana };
    assert.ok(await refused(await site.post('/api/apply', application, headers)));
    assert.ok(!reached('/api/apply'));
  });

  it('belong to no account if the cookies disagree', async () => {
    const answer = await site.get('/hello', { cookie: cookie(TOKEN, 'u2'), accept: 'text/html' });
    assert.equal(answer.headers.get('x-session'), 'visitor');
    assert.ok(answer.headers.getSetCookie().some((line) => /^auth_token=;/.test(line)));
    assert.ok(!(await answer.text()).includes('ana@example.com'));
    // The browser has no readable cookie any more, so nothing else could end the session.
    const ends = site.services.received.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
    assert.deepEqual(ends, [`/api/aais/authentication_token/${TOKEN}`]);
  });
});

describe('calls of a page whose session the authentication service does not confirm', () => {
  for (const [status, mayBeMade] of [
    [401, true],
    [403, true],
    [404, false],
    [429, false],
  ] as const)
    it(`are ${mayBeMade ? 'left to their service' : 'refused'} when it answers ${status}`, async () => {
      const site = await startSite({ LOG_LEVEL: 'silent' });
      try {
        site.services.override = ({ url }) => (url.includes('retrieveToken') ? { status, body: {} } : null);
        const answer = await site.post('/api/apply', application, page('u1', ana));
        assert.equal(answer.status, mayBeMade ? 200 : 503);
        assert.equal(
          site.services.received.some(({ url }) => url === '/api/apply'),
          mayBeMade,
        );
      } finally {
        await site.close();
      }
    });
});

describe('calls of a network that makes too many', () => {
  for (const [what, toHeaders, asked] of [
    [
      'the account of their session',
      (token: string) => page('u1', cookie(token, 'u1')),
      (url: string) => url.includes('retrieveToken'),
    ],
    [
      'the end of a pending log-out',
      (token: string) => ({ cookie: cookie(token, null) }),
      (url: string) => url.startsWith('/api/aais/authentication_token/'),
    ],
  ] as const)
    it(`do not call a service for ${what}`, async () => {
      const site = await startSite({ CALLS_PER_SECOND: '0.1', LOG_LEVEL: 'silent' });
      try {
        const statuses: number[] = [];
        for (let call = 0; call < 8; call += 1) {
          const token = `token-made-up-${call}-0123456789abcdef0123456789`;
          statuses.push((await site.get('/rest?server=jobs&service=jobs', toHeaders(token))).status);
        }
        const passed = statuses.filter((status) => status !== 429).length;
        assert.ok(passed > 0 && passed < statuses.length, statuses.join(' '));
        assert.equal(site.services.received.filter(({ url }) => asked(url)).length, passed);
      } finally {
        await site.close();
      }
    });
});
