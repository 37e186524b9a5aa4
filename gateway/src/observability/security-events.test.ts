import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SIGNED_COOKIES, TOKEN } from '../testing/fake-services.ts';
import { startSite } from '../testing/test-site.ts';
import { createLogger } from './logger.ts';
import { SecurityEvents } from './security-events.ts';

it('every event of accounts and keys is one log line, without personal data', async () => {
  const site = await startSite({ TRUST_PROXY: '1', OPERATOR_KEY: 'a-key-of-operators' });
  const headers = { 'x-chamba': '1', 'x-forwarded-for': '203.0.113.77' };
  const rest = (service: string, payload: object, cookie = ''): Promise<Response> =>
    site.post(
      '/rest',
      { server: service === 'retrieveToken' ? 'authentication' : 'myService', service, payload },
      { ...headers, cookie },
    );
  const login = (password: string) => rest('retrieveToken', { userid: 'ana@example.com', password });
  const updater = (fields: object) => rest('account', { updater: fields }, SIGNED_COOKIES);
  try {
    await login('correcta');
    for (let attempt = 0; attempt < 11; attempt += 1) await login('mala');
    await updater({ currentpassword: 'correcta', newpassword: 'otra1234' });
    await updater({ currentpassword: 'correcta', emailaddress: 'nueva@example.com' });
    await rest('account', { token: '1.x', updater: { newpassword: 'otra1234' } });
    await site.post('/api/mys/account_token/1/verify_email?token=secret-of-mail', '', headers);
    for (const path of ['/api/aais/sessions', '/api/aais/authentication_token/current'])
      await fetch(site.url + path, { method: 'DELETE', headers: { ...headers, cookie: SIGNED_COOKIES } });
    const askFor = (key: string) =>
      site.get('/admin/complaints', { ...headers, authorization: `Bearer ${key}` });
    for (const key of ['a-key-of-operators', 'wrong-key-of-operators']) await askFor(key);
    const answer = await site.post(
      '/admin/testers',
      { hours: 1, who: 'pruebas de tester@example.com' },
      { ...headers, authorization: 'Bearer a-key-of-operators' },
    );
    const link = new URL(((await answer.json()) as { url: string }).url);
    assert.equal((await site.get(link.pathname + link.search, headers)).status, 302);
    assert.equal((await site.get('/platform/tester?token=made-up-token', headers)).status, 404);
    for (let attempt = 0; attempt < 10; attempt += 1) await askFor('wrong-key-of-operators');
    const lines: Array<Record<string, unknown>> = site.log
      .filter((line) => line.includes('"msg":"security"'))
      .map((line) => JSON.parse(line));
    const logged = lines.map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
    assert.deepEqual(
      [...new Set(logged)],
      [
        'login done',
        'login refused',
        'login limited',
        'password_changed done',
        'email_change_asked done',
        'password_reset done',
        'email_changed done',
        'sessions_ended done',
        'logout done',
        'operator_key done',
        'operator_key refused',
        'tester_link done',
        'tester_link refused',
        'operator_key limited',
      ],
    );
    assert.ok(lines.every(({ network }) => network === '203.0.113.0'));
    assert.equal(lines[0]?.['account'], 'u1');
    // The lines of one account can be correlated.
    const subjects = lines.filter(({ event }) => event === 'login').map(({ subject }) => subject);
    assert.equal(new Set(subjects).size, 1);
    assert.doesNotMatch(
      lines.map((line) => JSON.stringify(line)).join(),
      /@|secret-of|a-key-of|wrong-key|mala|made-up|113\.77/,
    );
    assert.ok(!site.log.join('').includes(TOKEN));
    assert.match(site.log.join(''), /"who":"pruebas de \[correo\]"/);
  } finally {
    await site.close();
  }
});

it('an account is logged by its id only: other values from a service may be an address', () => {
  let log = '';
  const events = new SecurityEvents(createLogger('info', { write: (text) => (log += text) }));
  for (const account of ['1001', 'lupita@correo', 'Lupita Ríos', 'a'.repeat(41)])
    events.note('login', 'done', { address: '203.0.113.77', account });
  const written = log
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { account?: string }).account);
  assert.deepEqual(written, ['1001', undefined, undefined, undefined]);
});

it('a log-out that its service did not confirm is logged as failed, although the browser is logged out', async () => {
  const site = await startSite();
  try {
    const logOut = () =>
      fetch(`${site.url}/api/aais/authentication_token/current`, {
        method: 'DELETE',
        headers: { 'x-chamba': '1', cookie: SIGNED_COOKIES },
      });
    site.services.override = () => ({ status: 500, body: {} });
    assert.equal((await logOut()).status, 200);
    site.services.override = () => null;
    assert.equal((await logOut()).status, 200);
    const outcomes = site.log
      .filter((line) => line.includes('"event":"logout"'))
      .map((line) => (JSON.parse(line) as { outcome: string }).outcome);
    assert.deepEqual(outcomes, ['failed', 'done']);
  } finally {
    await site.close();
  }
});

it("the account of an event is the session's, not the one in the readable cookie", async () => {
  const site = await startSite();
  const events = (): string[] =>
    site.log
      .filter((line) => line.includes('"msg":"security"'))
      .map((line) => JSON.parse(line) as Record<string, string>)
      .map(({ event, outcome, account }) => `${event} ${outcome} ${account}`);
  const account = (cookie: string, payload: object): Promise<Response> =>
    site.post('/rest', { server: 'myService', service: 'account', payload }, { 'x-chamba': '1', cookie });
  const change = { updater: { currentpassword: 'correcta', newpassword: 'otra1234' } };
  const reset = { token: '7.x', updater: { newpassword: 'otra1234' } };
  const forged = `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u2"}')}`;
  try {
    site.services.override = ({ payload }) =>
      String(payload).includes('updater') ? { status: 200, body: { status: 200, response: {} } } : null;
    // The site learns the account of a session when one of its pages makes a call.
    await site.get('/rest?server=myService&service=applications', {
      'x-page-account': 'u1',
      cookie: SIGNED_COOKIES,
    });
    await account(SIGNED_COOKIES, change);
    await account(forged, change);
    await account(
      `auth_token=${'made-up-'.repeat(5)}; session=${encodeURIComponent('{"userid":"u2"}')}`,
      change,
    );
    // A mailed token usually belongs to another account than the session.
    await account(SIGNED_COOKIES, reset);
    await fetch(`${site.url}/api/aais/authentication_token/current`, {
      method: 'DELETE',
      headers: { 'x-chamba': '1', cookie: forged },
    });
    assert.deepEqual(events(), [
      'password_changed done u1',
      'password_changed done u1',
      'password_changed done undefined',
      'password_reset done undefined',
      'logout done u1',
    ]);
  } finally {
    await site.close();
  }
});
