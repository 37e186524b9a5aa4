import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const OWN = { 'x-chamba': '1' };
const SIGNED = {
  cookie: `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1","expires":"2030-01-01T00:00:00.000Z"}')}`,
};
const login = (password: string, userid = 'ana@example.com') => ({
  server: 'authentication',
  service: 'retrieveToken',
  payload: { userid, password, ip: '127.0.0.1' },
});

async function readErrorCode(answer: Response): Promise<string> {
  const body: { errors: Array<{ code: string; description: string }> } = JSON.parse(await answer.text());
  assert.ok(body.errors[0]?.description);
  return body.errors[0].code;
}

describe('proxy', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('turns a log-in into cookies and removes the token from the body', async () => {
    const answer = await site.post('/rest', login('correcta'), OWN);
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.ok(!text.includes(TOKEN));
    const { response } = JSON.parse(text);
    assert.equal(response.authentication_token.expires_at, '2030-01-01T00:00:00.000Z');
    assert.equal(response.user_profile.newaccounttoken, true);
    const cookies = answer.headers.getSetCookie();
    const token = cookies.find((cookie) => cookie.startsWith('auth_token='));
    assert.match(
      token ?? '',
      new RegExp(`^auth_token=${TOKEN}!([\\w-]{22}); Max-Age=43200; Path=/; HttpOnly; SameSite=Lax$`),
    );
    const session = cookies.find((cookie) => cookie.startsWith('session='));
    assert.doesNotMatch(session ?? '', /HttpOnly/);
    assert.deepEqual(JSON.parse(decodeURIComponent(/^session=([^;]+)/.exec(session ?? '')?.[1] ?? '')), {
      userid: 'u1',
      expires: '2030-01-01T00:00:00.000Z',
      key: /!([\w-]{22});/.exec(token ?? '')?.[1],
    });
  });

  it('logs in with the session of the documents, whose ids may be numbers', async () => {
    site.services.override = ({ url }) =>
      url === '/rest'
        ? {
            status: 200,
            body: {
              authentication_token: { token: TOKEN },
              user_profile: { userid: 1001, type: 'C', enabledlogin: true },
            },
          }
        : null;
    try {
      const answer = await site.post('/rest', login('correcta'), OWN);
      assert.equal(answer.status, 200);
      const cookies = answer.headers.getSetCookie();
      assert.ok(cookies.some((cookie) => cookie.startsWith(`auth_token=${TOKEN}!`)));
      const session = cookies.find((cookie) => cookie.startsWith('session='));
      const { userid, expires }: { userid: unknown; expires: string } = JSON.parse(
        decodeURIComponent(/^session=([^;]+)/.exec(session ?? '')?.[1] ?? ''),
      );
      assert.equal(userid, '1001');
      assert.ok(Date.parse(expires) > Date.now());
    } finally {
      site.services.override = () => null;
    }
  });

  it('logs no one in for another site', async () => {
    const answer = await site.get('/rest?server=authentication&service=retrieveToken', {
      authorization: `Bearer ${TOKEN}`,
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(answer.status, 200);
    assert.ok(!(await answer.text()).includes(TOKEN));
    assert.deepEqual(answer.headers.getSetCookie(), []);
  });

  it('passes a refused log-in on with its code, without cookies', async () => {
    const answer = await site.post('/rest', login('mala'), OWN);
    assert.equal(answer.status, 401);
    assert.equal(await readErrorCode(answer), 'AAIS-1');
    assert.deepEqual(answer.headers.getSetCookie(), []);
  });

  it('marks a new account for a day', async () => {
    const answer = await site.post(
      '/rest',
      { server: 'myService', service: 'account', payload: { email: 'b@example.com', optout: 1 } },
      OWN,
    );
    assert.ok(answer.headers.getSetCookie().some((cookie) => /^new_account=1; Max-Age=86400/.test(cookie)));
    assert.ok(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('auth_token=')));
  });

  it('keeps for 60 days the campaign that a link names, and says at offers whom it brought', async () => {
    const page = await site.get(
      '/?utm_source=volante&utm_medium=c%00%C3%B3digo&utm_campaign=Oaxaca%20centro',
    );
    const cookie = page.headers.getSetCookie().find((one) => one.startsWith('campaign=')) ?? '';
    assert.match(cookie, /; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    const kept = { cookie: cookie.split(';')[0] ?? '' };
    const asked = async (path: string) => {
      await site.get(path, kept);
      return new URL(site.services.received.at(-1)?.url ?? '', 'http://service').searchParams;
    };
    const later = await asked('/api/job?jobID=1');
    assert.deepEqual([later.get('utm_source'), later.get('utm_medium')], ['volante', 'código']);
    const other = await asked('/api/job?jobID=1&utm_source=correo');
    assert.deepEqual([other.get('utm_source'), other.get('utm_medium')], ['correo', null]);
    assert.ok(!(await asked('/api/related-searches?q=x')).has('utm_source'));
    const without = await site.get('/?page=2', kept);
    assert.deepEqual(
      without.headers.getSetCookie().filter((one) => one.startsWith('campaign=')),
      [],
    );
  });

  it('logs in a person who creates a résumé with the password', async () => {
    site.services.override = ({ payload }) =>
      /"password":"correcta"/.test(String(payload))
        ? {
            status: 200,
            body: {
              status: 200,
              response: {
                authentication_token: { token: TOKEN, expires_at: '2030-01-01T00:00:00.000Z' },
                user_profile: { userid: 'u1' },
                resumeid: '5',
              },
            },
          }
        : null;
    const payload = { userID: 'u1', password: 'correcta', doctype: 'resume' };
    const answer = await site.post('/rest', { server: 'myService', service: 'resume', payload }, OWN);
    site.services.override = () => null;
    assert.ok(!(await answer.text()).includes(TOKEN));
    const cookies = answer.headers.getSetCookie();
    assert.ok(cookies.some((cookie) => cookie.startsWith(`auth_token=${TOKEN}`)));
    assert.ok(!cookies.some((cookie) => cookie.startsWith('new_account=')));
  });

  it('a confirmed account continues with its own session, and logs no one else in', async () => {
    const fresh = 'token-of-the-confirmed-0123456789abcdef012345';
    site.services.override = ({ payload }) =>
      /"service":"accountToken"/.test(String(payload))
        ? {
            status: 200,
            body: {
              status: 200,
              response: {
                authentication_token: { token: fresh, expires_at: '2030-01-01T00:00:00.000Z' },
                user_profile: { userid: /anas/.test(String(payload)) ? 'u1' : 'u2' },
              },
            },
          }
        : null;
    const confirm = async (token: string, headers: Record<string, string>) => {
      const payload = { type: 'activate', token };
      const answer = await site.post(
        '/rest',
        { server: 'myService', service: 'accountToken', payload },
        headers,
      );
      const body = await answer.text();
      assert.ok(body.includes('userid') && !body.includes(fresh), body);
      return answer.headers.getSetCookie().some((line) => /^(auth_token|session)=[^;]/.test(line));
    };
    const own = { ...OWN, ...SIGNED, 'x-page-account': 'u1' };
    const signed = [await confirm('anas', own), await confirm('betos', own), await confirm('anas', OWN)];
    site.services.override = () => null;
    assert.deepEqual(signed, [true, false, false]);
  });

  it('services are informed which visitor’s id was generated for the call', async () => {
    const path = '/rest?server=jobs&service=jobs&q=cajero';
    const sentHeaders = async (headers: Record<string, string>) => {
      await site.get(path, headers);
      return site.services.received.at(-1)?.headers ?? {};
    };
    assert.equal((await sentHeaders({}))['x-new-visitor'], '1');
    assert.equal((await sentHeaders({ cookie: 'sessionID=nonsense' }))['x-new-visitor'], '1');
    const known = await sentHeaders({ cookie: `sessionID=${'a'.repeat(32)}`, 'x-new-visitor': '1' });
    assert.equal(known['sessionid'], 'a'.repeat(32));
    assert.equal(known['x-new-visitor'], undefined);
  });

  it('passes the idempotency key of a change on to its service', async () => {
    const change = { server: 'myService', service: 'resume', payload: { doctype: 'resume' } };
    await site.post('/rest', change, {
      ...OWN,
      ...SIGNED,
      'x-page-account': 'u1',
      'idempotency-key': 'k'.repeat(32),
    });
    assert.equal(site.services.received.at(-1)?.headers['idempotency-key'], 'k'.repeat(32));
  });

  it('adds the token of the cookie upstream, only if both cookies are present', async () => {
    await site.get('/rest?server=myService&service=resume', SIGNED);
    assert.equal(site.services.received.at(-1)?.headers['authorization'], `Bearer ${TOKEN}`);
    assert.match(site.services.received.at(-1)?.headers['sessionid'] ?? '', /^[0-9a-f]{32}$/);
    await site.get('/rest?server=myService&service=resume', { cookie: `auth_token=${TOKEN}` });
    assert.equal(site.services.received.at(-1)?.headers['authorization'], undefined);
  });

  it('lets browsers cache the picture of an employer, and no failure', async () => {
    const path = '/api/images/logos/panaderia-0123456789ab.svg';
    site.services.override = ({ url }) => (url === path ? { status: 200, body: {} } : null);
    const picture = await site.get(path);
    assert.equal(picture.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(picture.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(picture.headers.get('x-content-type-options'), 'nosniff');
    site.services.override = ({ url }) => (url === path ? { status: 404, body: {} } : null);
    const missing = await site.get(path);
    assert.equal(missing.status, 404);
    assert.equal(missing.headers.get('cache-control'), 'no-store');
    site.services.override = () => null;
  });

  it('passes an explicit token and Authorization of other clients on', async () => {
    const answer = await site.post(
      '/rest',
      { server: 'myService', service: 'resume', params: { token: 'abc' } },
      { authorization: 'Bearer own' },
    );
    assert.equal(answer.status, 200);
    assert.equal(site.services.received.at(-1)?.headers['authorization'], 'Bearer own');
    assert.match(String(site.services.received.at(-1)?.payload), /"token":"abc"/);
  });

  it('refuses changes that another site may have started', async () => {
    const body = { server: 'myService', service: 'resume', payload: {} };
    const before = site.services.received.length;
    for (const headers of [
      SIGNED,
      { ...SIGNED, origin: 'https://evil.example' },
      { ...SIGNED, origin: 'null' },
    ]) {
      const answer = await site.post('/rest', body, headers);
      assert.equal(answer.status, 403);
      assert.equal(await readErrorCode(answer), 'GATEWAY-ORIGIN');
    }
    assert.equal(site.services.received.length, before);
    assert.equal((await site.post('/rest', body, { ...SIGNED, origin: site.url })).status, 200);
    assert.equal((await site.post('/rest', body, { ...SIGNED, ...OWN })).status, 200);
  });

  it('logs out with the token of the cookie and clears both cookies', async () => {
    const answer = await fetch(`${site.url}/api/aais/authentication_token/current`, {
      method: 'DELETE',
      headers: { ...SIGNED, ...OWN },
    });
    assert.equal(answer.status, 200);
    assert.equal(site.services.received.at(-1)?.url, `/api/aais/authentication_token/${TOKEN}`);
    const cleared = answer.headers
      .getSetCookie()
      .filter((cookie) => /=;.*Expires=Thu, 01 Jan 1970/.test(cookie));
    assert.ok(cleared.some((cookie) => cookie.startsWith('auth_token=')));
    assert.ok(cleared.some((cookie) => cookie.startsWith('session=')));
  });

  for (const [what, path] of [
    ['an unknown server', '/rest?server=unknown&service=x'],
    ['an unknown service', '/rest?server=jobs&service=drop'],
    ['a name of every object', '/rest?server=constructor&service=toString'],
    ['an empty call', '/rest'],
    ['a longer path', '/rest/etc/passwd'],
    ['an unknown address', '/api/whatever'],
    ['a cached read of an uncacheable operation', '/cache-rest?server=myService&service=account'],
    ['a lookup that no service answers there', '/cache-rest?server=lookup&service=states'],
    ['a broken escape', '/rest?server=%E0%A4%A&service=%%%'],
  ] as const) {
    it(`refuses an invalid call with a code and no stack: ${what}`, async () => {
      const answer = await site.get(path);
      const text = await answer.clone().text();
      assert.ok(answer.status >= 400 && answer.status < 500, String(answer.status));
      assert.match(await readErrorCode(answer), /^GATEWAY-/);
      assert.doesNotMatch(text, /\bat \w+.*:\d+|node_modules|Error:/);
    });
  }

  for (const body of ['{', '[]', '"x"', 'null', '', '{"server":{"a":1},"service":[]}']) {
    it(`refuses an invalid body: ${body}`, async () => {
      const answer = await site.post('/rest', body, OWN);
      assert.equal(answer.status, 400);
      assert.equal(await readErrorCode(answer), 'GATEWAY-MALFORMED');
    });
  }

  it('refuses a body beyond the limit', async () => {
    const answer = await site.post(
      '/rest',
      { server: 'myService', service: 'resume', payload: 'x'.repeat(2_000_000) },
      OWN,
    );
    assert.equal(answer.status, 413);
    assert.equal(await readErrorCode(answer), 'GATEWAY-SIZE');
  });

  it('answers cacheable calls from the cache, and never caches an error', async () => {
    const path = '/cache-rest?server=lookup&service=categories&a=1';
    site.services.override = ({ url }) =>
      url.startsWith('/cache-rest')
        ? { status: 404, body: { errors: [{ code: 'X', description: 'x' }] } }
        : null;
    assert.equal((await site.get(path)).status, 404);
    site.services.override = () => null;
    const first = await (await site.get(path)).text();
    assert.equal(await (await site.get('/cache-rest?a=1&service=categories&server=lookup')).text(), first);
    assert.notEqual(await (await site.get('/cache-rest?a=2&service=categories&server=lookup')).text(), first);
  });

  it('reports a failing service by status and code, never by its own message', async () => {
    site.services.override = ({ url }) =>
      url.startsWith('/api/job') ? { status: 500, body: { message: 'relation "x" does not exist' } } : null;
    const answer = await site.get('/api/job?jobID=1');
    site.services.override = () => null;
    assert.equal(answer.status, 500);
    const text = await answer.clone().text();
    assert.doesNotMatch(text, /relation/);
    assert.equal(await readErrorCode(answer), 'GATEWAY-INTERNAL');
  });

  it('ends at the deadline of the caller with 408', async () => {
    site.services.override = ({ url }) =>
      url.startsWith('/api/related') ? new Promise(() => undefined) : null;
    const answer = await site.get('/api/related-searches?q=x', { 'x-deadline-ms': '80' });
    site.services.override = () => null;
    assert.equal(answer.status, 408);
    assert.equal(await readErrorCode(answer), 'GATEWAY-TIMEOUT');
  });

  it('retries a read, but never a change', async () => {
    let reads = 0;
    let changes = 0;
    site.services.override = ({ url, method }) => {
      if (url.startsWith('/api/companies')) return (reads += 1) < 2 ? { status: 503, body: {} } : null;
      if (url.startsWith('/api/events') && method === 'POST')
        return { status: 503, body: { n: (changes += 1) } };
      return null;
    };
    assert.equal((await site.get('/api/companies?cop=x')).status, 200);
    assert.equal((await site.post('/api/events', { topic: 't' }, OWN)).status, 503);
    site.services.override = () => null;
    assert.equal(reads, 2);
    assert.equal(changes, 1);
  });

  it('writes a log without mail addresses, tokens, queries and client addresses', async () => {
    await site.get(`/dashboard/activar/${TOKEN}?token=${TOKEN}&email=ana@example.com`);
    await site.get('/throw');
    const log = site.log.join('');
    assert.match(log, /"path":"\/dashboard\/activar\/\[oculto\]"/);
    assert.doesNotMatch(log, /@example\.com/);
    assert.ok(!log.includes(TOKEN));
    assert.doesNotMatch(log, /127\.0\.0\.1|jobID=|password|correcta/);
  });
});

describe('rate limits', () => {
  it('stop guessing at one account with 429, a code and a Spanish message', async () => {
    const site = await startSite();
    try {
      let answer = await site.post('/rest', login('mala'), OWN);
      for (let attempt = 0; attempt < 10; attempt += 1) answer = await site.post('/rest', login('mala'), OWN);
      assert.equal(answer.status, 429);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
      const body = JSON.parse(await answer.text());
      assert.deepEqual(body.errors, [
        {
          code: 'GATEWAY-RATE',
          description: 'Hiciste demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
        },
      ]);
      assert.equal((await site.post('/rest', login('correcta', 'otra@example.com'), OWN)).status, 200);
    } finally {
      await site.close();
    }
  });
});

describe('rate limits of new accounts', () => {
  it('apply to the sign-up as pages send it, separately from those of a log-in', async () => {
    const site = await startSite();
    const signUp = {
      server: 'myService',
      service: 'account',
      payload: { email: 'c@example.com', optout: 0 },
    };
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push((await site.post('/rest', signUp, OWN)).status);
      assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
      assert.equal((await site.post('/rest', login('correcta', 'c@example.com'), OWN)).status, 200);
    } finally {
      await site.close();
    }
  });
});

describe('a replaced service', () => {
  it('is called at its address; an unreachable one is 502', async () => {
    const site = await startSite({ UPSTREAM_COMPANIES: 'http://127.0.0.1:1' });
    try {
      const answer = await site.get('/api/companies?cop=x');
      assert.equal(answer.status, 502);
      assert.equal(await readErrorCode(answer), 'GATEWAY-UPSTREAM');
    } finally {
      await site.close();
    }
  });
});
