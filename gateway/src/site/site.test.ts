import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { InvalidSettingsError, readSettings } from '../settings.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

describe('site', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('says that it can serve, and its figures', async () => {
    assert.equal((await site.get('/healthz')).status, 200);
    await (await site.get('/hello')).text();
    const metrics = await (await site.get('/metrics')).text();
    assert.match(metrics, /^chamba_renders_total\{mode="full"\} \d+$/m);
    assert.match(metrics, /^chamba_request_duration_seconds_bucket\{kind="page",le="\+Inf"\} \d+$/m);
  });

  it('serves manifest, icons and the service worker', async () => {
    const manifest = JSON.parse(await (await site.get('/manifest.webmanifest')).text());
    assert.equal(manifest.short_name, 'Chamba');
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['/', '/', 'standalone']);
    for (const { src, type } of manifest.icons)
      assert.equal((await site.get(src)).headers.get('content-type'), type);
    const sizes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    // What browsers ask for before they offer to install a site.
    for (const size of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(sizes.includes(size));
    assert.equal((await site.get('/icons/apple-touch-icon.png')).status, 200);
    assert.equal((await site.get('/favicon.ico')).status, 200);
    const worker = await site.get('/service-worker');
    assert.match(worker.headers.get('content-type') ?? '', /javascript/);
    assert.equal(worker.headers.get('service-worker-allowed'), '/');
  });

  it('shows unsent mail to developers, with links that can be clicked and nothing that runs', async () => {
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

describe('production', () => {
  it('has secure cookies and HSTS, and no outbox', async () => {
    const site = await startSite({ CHAMBA_ENV: 'production', SITE_URL: 'https://chamba.mx' });
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

  it('name every variable that cannot be used, without the secret it holds', () => {
    assert.throws(
      () =>
        readSettings({
          PORT: 'eighty',
          DATABASE_URL: 'mysql://me:geheim@db/x',
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
