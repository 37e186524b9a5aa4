import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { SESSION, TOKEN } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const SIGNED = `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1","expires":"2030-01-01T00:00:00.000Z"}')}`;

function readBoot(html: string): {
  rendered: boolean;
  state: Record<string, unknown>;
  composition: { units: object };
} {
  const json = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  assert.ok(json, 'the page has its boot data');
  return JSON.parse(json);
}

describe('pages', () => {
  let site: TestSite;
  before(async () => {
    // Pauses must not carry over from one test to the next.
    site = await startSite({ RENDER_PAUSE_MS: '0', RENDER_MEMORY_MB: '64' });
  });
  after(() => site.close());

  it('are rendered, with the files of exactly what they use', async () => {
    const answer = await site.get('/hello');
    const html = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(html, /<main data-mode="full">Hola desde el servidor<\/main>/);
    assert.match(
      html,
      /<link rel="stylesheet" href="\/releases\/mfe-search\/[^"]+\/page-hello\.css" integrity="sha384-/,
    );
    assert.doesNotMatch(html, /page-places/);
    assert.equal(readBoot(html).rendered, true);
  });

  it('serve the files they name, with the hash they name, as immutable', async () => {
    const html = await (await site.get('/hello')).text();
    const src = /<script src="([^"]+)"/.exec(html)?.[1] ?? '';
    const file = await site.get(src, { 'accept-encoding': 'br' });
    assert.equal(file.status, 200);
    assert.match(file.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(file.headers.get('content-encoding'), 'br');
    assert.equal(file.headers.get('access-control-allow-origin'), '*');
    assert.match(await file.text(), /shell 1\.0\.0/);
  });

  it('have a strict policy whose nonce every script has, and no inline style', async () => {
    const answer = await site.get('/hello');
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    assert.ok(nonce);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /'strict-dynamic'/);
    assert.doesNotMatch(policy, /unsafe/);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) assert.ok(tag.includes(`nonce="${nonce}"`), tag);
    for (const [tag] of html.matchAll(/<link rel="preload" as="script"[^>]*>/g))
      assert.ok(tag.includes(`nonce="${nonce}"`), tag);
    assert.doesNotMatch(html, /<style|\sstyle=/);
    assert.equal(answer.headers.get('integrity-policy'), 'blocked-destinations=(script)');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    const other = await site.get('/hello');
    assert.ok(!(other.headers.get('content-security-policy') ?? '').includes(nonce));
  });

  it('request no script before their text is painted', async () => {
    const html = await (await site.get('/hello')).text();
    const [before = '', after = ''] = html.split('<template id="scripts">');
    assert.match(before, /<link rel="stylesheet"/);
    assert.doesNotMatch(before, /<script[^>]* src=|as="script"/);
    const [held = '', rest = ''] = after.split('</template>');
    assert.match(held, /<script src="[^"]+" integrity="sha384-[^"]+"/);
    assert.match(held, /<link rel="preload" as="script"/);
    assert.doesNotMatch(rest, /<script[^>]* src=/);
  });

  it('escape data in head, state and structured data', async () => {
    const html = await (await site.get('/hello')).text();
    assert.match(html, /<title>Prueba &lt;título&gt;<\/title>/);
    assert.match(html, /content="Una &quot;prueba&quot;"/);
    assert.doesNotMatch(html, /<script>alert/);
    assert.equal(readBoot(html).state['text'], '</script><script>alert(1)</script>');
  });

  it('let the page call services on the server', async () => {
    assert.match(await (await site.get('/places')).text(), /Guadalajara, Jalisco/);
  });

  for (const page of ['loop', 'throw', 'memory']) {
    it(`are left to the browser when a remote fails: ${page}`, async () => {
      const answer = await site.get(`/${page}`);
      const html = await answer.text();
      assert.equal(answer.status, 503);
      assert.match(html, /data-mode="frame"/);
      assert.equal(readBoot(html).rendered, false);
      assert.match(html, new RegExp(`page-${page}\\.js`), 'the code of the page is preloaded');
      assert.match(
        await (await site.get('/hello')).text(),
        /Hola desde el servidor/,
        'other pages render as before',
      );
    });
  }

  it('do not wait for a service that is too slow for the render', async () => {
    site.services.override = ({ url }) => (url.includes('similarJobs') ? new Promise(() => undefined) : null);
    const html = await (await site.get('/slow')).text();
    site.services.override = () => null;
    assert.equal(readBoot(html).rendered, false);
    assert.match(await (await site.get('/hello')).text(), /Hola desde el servidor/);
  });

  it('redirect: by the page, from old addresses, away from pages for other visitors', async () => {
    const location = async (path: string, headers?: Record<string, string>) => {
      const { status, headers: answered } = await site.get(path, headers);
      return [status, answered.get('location')];
    };
    assert.deepEqual(await location('/away'), [302, '/hello']);
    assert.deepEqual(await location('/Dashboard/Postulaciones?a=1'), [301, '/postulaciones?a=1']);
    assert.deepEqual(await location('/private?x=1'), [302, '/login?returnUrl=%2Fprivate%3Fx%3D1']);
    assert.deepEqual(await location('/entrance', { cookie: SIGNED }), [302, '/dashboard']);
    assert.deepEqual(await location('/entrance?returnUrl=%2Fhello', { cookie: SIGNED }), [302, '/hello']);
    assert.deepEqual(await location('/entrance?returnUrl=%2F%2Fevil.example', { cookie: SIGNED }), [
      302,
      '/dashboard',
    ]);
  });

  it('have the session, without the token', async () => {
    const answer = await site.get('/private', { cookie: SIGNED });
    const html = await answer.text();
    assert.match(html, /Hola Ana/);
    assert.ok(!html.includes(TOKEN));
    assert.ok(!html.includes('mail-only-secret'));
    assert.equal(
      (await site.get('/private', { cookie: `auth_token=${TOKEN}` })).status,
      302,
      'one cookie is not enough',
    );
  });

  it('exchange the action token of a mail before they read the session', async () => {
    site.services.override = ({ url }) =>
      url.startsWith('/api/accesstoken/identity')
        ? url.includes('actionToken=good')
          ? { status: 200, body: { status: 200, response: { accessToken: 'secret-access' } } }
          : { status: 404, body: { status: 404, errors: [{ code: 'MYS-64', description: 'No' }] } }
        : null;
    try {
      const good = await site.get('/private?actionToken=good', { cookie: SIGNED });
      const html = await good.text();
      assert.match(html, /Hola Ana/);
      assert.ok(!html.includes('secret-access'));
      const kept = good.headers.getSetCookie().find((cookie) => cookie.startsWith('access_token='));
      assert.match(kept ?? '', /secret-access.*HttpOnly/);
      const asked = site.services.received
        .map(({ url }) => url)
        .find((url) => url.includes('actionToken=good'));
      assert.match(asked ?? '', /category=authentication-no-action/);

      const bad = await site.get('/private?actionToken=bad');
      assert.equal(bad.status, 302);
      assert.equal(bad.headers.get('location'), '/login?returnUrl=%2Fprivate%3FactionToken%3Dbad');
    } finally {
      site.services.override = () => null;
    }
  });

  it('have the device, and the closed banners', async () => {
    const readVisitor = async (headers: Record<string, string>) =>
      readBoot(await (await site.get('/hello', headers)).text()).state['visitor'];
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 7)' };
    assert.deepEqual(await readVisitor({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }), {
      device: 'desktop',
      smartBanner: false,
      alertClosed: false,
    });
    assert.deepEqual(await readVisitor(phone), { device: 'android', smartBanner: true, alertClosed: false });
    assert.deepEqual(await readVisitor({ ...phone, cookie: 'smart_banner_closed=1' }), {
      device: 'android',
      smartBanner: false,
      alertClosed: false,
    });
  });

  it('end an expired session', async () => {
    const answer = await site.get('/private', { cookie: SIGNED.replace(TOKEN, 'another-token-altogether') });
    assert.equal(answer.status, 302);
    assert.ok(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('auth_token=;')));
  });

  it('send a recruiter away without a session', async () => {
    site.services.override = ({ url }) =>
      url.includes('service=retrieveToken')
        ? {
            status: 200,
            body: {
              status: 200,
              response: { ...SESSION, user_profile: { ...SESSION.user_profile, type: 'R' } },
            },
          }
        : null;
    try {
      const answer = await site.get('/private', { cookie: SIGNED });
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), '/');
      const ended = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
      assert.ok(ended.includes('auth_token=') && ended.includes('session='));
      assert.ok(
        site.services.received.some(
          ({ method, url }) => method === 'DELETE' && url.startsWith('/api/aais/authentication_token/'),
        ),
      );
    } finally {
      site.services.override = () => null;
    }
  });

  it('for candidates do not redirect to the log-in and back while the session is unknown', async () => {
    const ask = (cookie = SIGNED) => site.get('/reserved', { cookie });
    assert.equal((await ask()).status, 200);
    assert.equal((await ask('')).headers.get('location'), '/login?returnUrl=%2Freserved');
    site.services.override = ({ url }) =>
      url.includes('service=retrieveToken') ? { status: 503, body: { status: 503 } } : null;
    const answer = await ask();
    site.services.override = () => null;
    assert.equal(answer.status, 503);
    assert.ok(Number(answer.headers.get('retry-after')) >= 1);
  });

  it('that fail have their own texts with the reason', async () => {
    const noAnswer = () => ({ status: 503, body: { status: 503 } });
    site.services.override = ({ url }) => (url.includes('service=retrieveToken') ? noAnswer() : null);
    const unavailable = await site.get('/private', { cookie: SIGNED });
    site.services.override = () => null;
    const tooLong = await site.get(`/${'a'.repeat(5_000)}`);
    const unreadable = await site.get('/empleos-de-50%', { accept: 'text/html,*/*;q=0.8' });
    const texts = [
      [unavailable, 503, 'El servicio no está disponible en este momento', 'Reintentar'],
      [tooLong, 414, 'La dirección es demasiado larga', 'Ir al inicio'],
      [unreadable, 400, 'La dirección no es válida', 'Ir al inicio'],
    ] as const;
    for (const [answer, status, title, way] of texts) {
      assert.equal(answer.status, status);
      assert.match(answer.headers.get('content-type') ?? '', /html/);
      const policy = answer.headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'; style-src 'sha256-/);
      const html = await answer.text();
      assert.ok(html.includes(`<title>${title} | Chamba</title>`), html);
      assert.match(html, /<meta name="description" content="[^"]{20,}">/);
      assert.ok(html.includes(`>${way}</a>`));
    }
  });

  it('are one address, with any number of leading slashes', async () => {
    for (const path of ['//hello?x=1', '/\\hello?x=1', '///hello?x=1']) {
      const answer = await site.get(path);
      assert.equal(answer.status, 301, path);
      assert.equal(answer.headers.get('location'), '/hello?x=1');
    }
  });

  it('are one address, without the line breaks of a pasted one', async () => {
    const target = async (path: string) => {
      const answer = await site.get(path);
      assert.equal(answer.status, 301, path);
      return answer.headers.get('location');
    };
    assert.equal(await target('/hel%0Alo%0d%0A?x=1%0A'), '/hello?x=1%0A');
    assert.equal(await target('/hello%E2%80%A8%e2%80%a9'), '/hello');
    assert.equal(await target('/%0A/evil.example'), '/evil.example');
    assert.equal(await target('/%0D%5Cevil.example'), '/%5Cevil.example');
    assert.equal((await site.get('/hello?x=%0A')).status, 200);
  });

  it('answer an unclaimed address with a 404 page', async () => {
    const answer = await site.get('/no-such-page');
    assert.equal(answer.status, 404);
    assert.match(answer.headers.get('content-type') ?? '', /html/);
  });

  it('redirect the plain search form to the address of the search', async () => {
    const target = async (query: string) => {
      const answer = await site.get(`/buscar?${query}`);
      assert.equal(answer.status, 302);
      return answer.headers.get('location');
    };
    assert.equal(
      await target('q=Cajero&l=Guadalajara'),
      '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
    );
    assert.equal(
      await target('q=Mec%C3%A0nico&l=Guadalajara'),
      '/empleos-de-mecanico/en-jalisco/ciudad-de-guadalajara',
    );
    assert.equal(
      await target('q=Cajero&l=guadalajara%2C+jalisco'),
      '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
    );
    assert.equal(await target('q=Cajero&l='), '/?q=Cajero&error=ubicacion');
    assert.equal(await target('q=&l='), '/?error=vacio');
    assert.equal(await target('q=Cajero&l=%00%00%00'), '/?q=Cajero&error=ubicacion');
    assert.equal(await target('q=Cajero&l=Nowhere'), '/?q=Cajero&l=Nowhere&error=desconocida');
  });
});

describe('a route that harms the renderer', () => {
  it('is left to browsers for a while', async () => {
    const site = await startSite({ RENDER_PAUSE_MS: '60000' });
    try {
      let metrics = '';
      // On a busy machine a visit may find that the next process has not started yet: it is not rendered, nor counted.
      await until(async () => {
        await (await site.get('/loop')).text();
        metrics = await (await site.get('/metrics')).text();
        return /chamba_render_fallbacks_total\{unit="mfe-search",reason="paused"\} 1\n/.test(metrics);
      }, 'the route is left to browsers');
      assert.match(metrics, /chamba_render_fallbacks_total\{unit="mfe-search",reason="time-out"\} 3\n/);
    } finally {
      await site.close();
    }
  });
});

describe('invalid addresses', () => {
  it('are answered without a stack', async () => {
    const site = await startSite();
    try {
      for (const path of [
        '/%E0%A4%A',
        '/empleos-de-%E0%A4%A',
        '/%00',
        `/${'a'.repeat(5_000)}`,
        '/hello?x=%',
        '//evil.example/x',
      ]) {
        const answer = await site.get(path);
        assert.ok(answer.status < 500, `${path.slice(0, 40)}: ${answer.status}`);
        assert.doesNotMatch(await answer.text(), /node_modules|at .*\.js:/);
      }
    } finally {
      await site.close();
    }
  });
});
