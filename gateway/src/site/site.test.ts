import assert from 'node:assert/strict';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { InvalidSettingsError, readSettings } from '../settings.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

describe('site', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('reports its readiness and its metrics', async () => {
    assert.equal((await site.get('/healthz')).status, 200);
    await (await site.get('/hello')).text();
    const metrics = await (await site.get('/metrics')).text();
    assert.match(metrics, /^chamba_renders_total\{mode="full"\} \d+$/m);
    assert.match(metrics, /^chamba_request_duration_seconds_bucket\{le="\+Inf",kind="page"\} \d+$/m);
    for (const figure of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      assert.match(metrics, new RegExp(`^${figure} [\\d.e+-]+$`, 'm'));
    assert.match(metrics, /^chamba_composition_info\{composition="[0-9a-z-]+"\} 1$/m);
  });

  it('serves manifest, icons and the service worker', async () => {
    const manifest = JSON.parse(await (await site.get('/manifest.webmanifest')).text());
    assert.equal(manifest.short_name, 'Chamba');
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['/', '/', 'standalone']);
    for (const { src, type } of manifest.icons)
      assert.equal((await site.get(src)).headers.get('content-type'), type);
    const sizes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    // Requirements of browsers for installing a site.
    for (const size of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(sizes.includes(size));
    assert.equal((await site.get('/icons/apple-touch-icon.png')).status, 200);
    assert.equal((await site.get('/favicon.ico')).status, 200);
    const worker = await site.get('/service-worker');
    assert.match(worker.headers.get('content-type') ?? '', /javascript/);
    assert.equal(worker.headers.get('service-worker-allowed'), '/');
  });

  it('leads from the name of a style sheet to its file, which is the one that pages use', async () => {
    for (const path of ['/static/css/main.min.css', '/css/main.min.css']) {
      const answer = await site.get(path);
      assert.equal(answer.status, 302);
      const file = answer.headers.get('location') ?? '';
      assert.match(file, /^\/releases\/shell\/[\w.-]+\/main\.css$/);
      assert.ok((await (await site.get('/hello')).text()).includes(`href="${file}"`));
      assert.match((await site.get(file)).headers.get('content-type') ?? '', /^text\/css/);
    }
    assert.match(
      (await site.get('/static/css/page-hello.min.css')).headers.get('location') ?? '',
      /\/page-hello\.css$/,
    );
    for (const sheet of ['nada', '..%2Frelease', 'constructor'])
      assert.equal((await site.get(`/static/css/${sheet}.min.css`)).status, 404);
  });

  it('shows unsent mail to developers, with clickable links and without active content', async () => {
    site.services.mails.push({
      id: 'm1',
      to: 'ana@example.com',
      subject: 'Confirma <tu> correo',
      text: 'Abre http://localhost:8080/dashboard/activar/abc <script>alert(1)</script>',
      date: '2030-01-01T00:00:00.000Z',
    });
    const list = await (await site.get('/dev/outbox')).text();
    assert.match(list, /<a href="\/dev\/outbox\/m1">Confirma &lt;tu&gt; correo<\/a>/);
    const mail = await (await site.get('/dev/outbox/m1')).text();
    assert.match(mail, /<a href="http:\/\/localhost:8080\/dashboard\/activar\/abc">/);
    assert.doesNotMatch(mail, /<script>/);
    assert.equal((await site.get('/dev/outbox/none')).status, 404);
  });
});

/** A request with a chosen `Host`, which fetch does not allow. */
function requestAs(url: string, headers: OutgoingHttpHeaders | readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

describe('mails of developers', () => {
  it('are shown on the local machine only, under its own names', async () => {
    const site = await startSite();
    try {
      const port = new URL(site.url).port;
      const ask = (headers: Record<string, string>) => requestAs(`${site.url}/dev/outbox`, headers);
      for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])
        assert.equal(await ask({ host: `${host}:${port}` }), 200, host);
      for (const host of ['evil.mx', `evil.mx:${port}`, 'localhost.evil.mx', '127.0.0.1.evil.mx', '10.0.0.7'])
        assert.equal(await ask({ host }), 404, host);
      assert.equal(await ask({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }), 404);
      assert.equal(await requestAs(`${site.url}/dev/outbox/1`, { host: 'evil.mx' }), 404);
    } finally {
      await site.close();
    }
  });
});

const PRODUCTION = {
  CHAMBA_ENV: 'production',
  SITE_URL: 'https://chamba.mx',
  MAIL: 'off',
  LEGAL_NAME: 'Bolsa',
  LEGAL_ADDRESS: 'Av. Juárez 20, León',
  PRIVACY_EMAIL: 'privacidad@bolsa.mx',
};

describe('a request with two hosts', () => {
  it('is refused, in any order and notation', async () => {
    const site = await startSite();
    try {
      const own = new URL(site.url).host;
      assert.equal(await requestAs(`${site.url}/hello`, { host: own }), 200);
      for (const headers of [
        ['Host', own, 'Host', 'evil.mx'],
        ['Host', 'evil.mx', 'Host', own],
        ['host', own, 'HOST', own],
      ])
        assert.equal(await requestAs(`${site.url}/hello`, headers), 400, headers.join(' '));
    } finally {
      await site.close();
    }
  });
});

describe('metrics in production', () => {
  it('are for the local machine, and not for requests through a local proxy', async () => {
    const site = await startSite(PRODUCTION);
    try {
      assert.equal((await site.get('/metrics')).status, 200);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        assert.equal((await site.get('/metrics', { [name]: '127.0.0.1' })).status, 404, name);
    } finally {
      await site.close();
    }
  });

  it('require the token, if one is set', async () => {
    const METRICS_TOKEN = ['figures', 'of', 'the', 'site'].join('-');
    const site = await startSite({ ...PRODUCTION, METRICS_TOKEN });
    try {
      assert.equal((await site.get('/metrics')).status, 404);
      assert.equal((await site.get('/metrics', { authorization: 'Bearer other' })).status, 404);
      const authorization = `Bearer ${METRICS_TOKEN}`;
      assert.equal((await site.get('/metrics', { authorization, 'x-forwarded-for': '1.2.3.4' })).status, 200);
    } finally {
      await site.close();
    }
  });
});

describe('production', () => {
  it('has secure cookies and HSTS, and no outbox', async () => {
    const site = await startSite(PRODUCTION);
    try {
      const page = await site.get('/hello');
      assert.match(page.headers.get('strict-transport-security') ?? '', /max-age=\d+/);
      for (const cookie of page.headers.getSetCookie()) assert.match(cookie, /; Secure/);
      assert.equal((await site.get('/dev/outbox')).status, 404);
    } finally {
      await site.close();
    }
  });
});

describe('settings', () => {
  it('work without any variable', () => {
    const settings = readSettings({}, '/srv');
    assert.equal(settings.port, 8080);
    assert.equal(settings.siteUrl, 'http://localhost:8080');
    assert.equal(settings.releasesDir, '/srv/build/releases');
  });

  it('name every invalid variable, without its secret value', () => {
    assert.throws(
      () =>
        readSettings({
          PORT: 'eighty',
          DATABASE_URL: ['mysql://me', 'geheim@db/x'].join(':'),
          UPSTREAM_JOBS: 'jobs',
          CHAMBA_ENV: 'prod',
        }),
      (error: unknown) => {
        assert.ok(error instanceof InvalidSettingsError);
        for (const name of ['PORT', 'DATABASE_URL', 'UPSTREAM_JOBS', 'CHAMBA_ENV'])
          assert.match(error.message, new RegExp(`^${name} `, 'm'));
        assert.doesNotMatch(error.message, /geheim/);
        return true;
      },
    );
  });
});
