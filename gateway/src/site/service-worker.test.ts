import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import vm from 'node:vm';
import { parseDocumentParts, parseKeepRule } from '@chamba/kernel/service-worker';
import { fakeRoute, SERVICE_WORKER, SHELL_SERVER, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const ROUTES = [
  fakeRoute('kept', { path: '/novedades', category: '404', offline: { keep: 3 } }),
  fakeRoute('offer', { path: '/empleo/oferta/7', category: 'job-offer' }),
  fakeRoute('other', { path: '/otra', category: '404' }),
];

describe('the service worker of the site', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('is the script of the shell that is served, at an address that never changes', async () => {
    const answer = await site.get('/service-worker');
    assert.equal(answer.status, 200);
    assert.ok((await answer.text()).endsWith(SERVICE_WORKER));
    assert.deepEqual(
      ['content-type', 'cache-control', 'service-worker-allowed', 'content-security-policy'].map((name) =>
        answer.headers.get(name),
      ),
      ['text/javascript; charset=utf-8', 'no-cache', '/', "default-src 'none'; connect-src 'self'"],
    );
    // Pages ask it whether the site can be reached.
    const { status } = await fetch(`${site.url}/service-worker`, { method: 'HEAD' });
    assert.equal(status, 200);
  });

  it('gets the operations whose answers are kept, and no others', async () => {
    const script = await (await site.get('/service-worker')).text();
    const self: { data?: { keptOperations: { rest: string[]; paths: string[] } } } = {};
    vm.runInNewContext(script, { self });
    const { rest = [], paths = [] } = self.data?.keptOperations ?? {};
    assert.ok(rest.includes('jobs/jobs'));
    assert.ok(paths.includes('/api/job'));
    assert.ok(![...rest, ...paths].some((address) => /account|session|resume|apply/i.test(address)));
  });

  it('is missing where the shell is older than it, or its file is damaged: browsers keep the one they have', async () => {
    for (const change of ['older', 'damaged'] as const) {
      const bare = await startSite({}, async (folder) => {
        if (change === 'older')
          await writeRelease(folder, { name: 'shell', version: '1.2.0', server: SHELL_SERVER });
      });
      try {
        if (change === 'damaged') {
          const composition = await (await bare.get('/hello')).text();
          const base = /\/releases\/(shell\/[^/"]+)\//.exec(composition)?.[1] ?? '';
          await writeFile(join(bare.releasesDir, base, 'service-worker.js'), 'self.evil = true;');
        }
        const answer = await bare.get('/service-worker');
        assert.deepEqual([answer.status, answer.headers.get('cache-control')], [404, 'no-store'], change);
        assert.equal(await answer.text(), '');
      } finally {
        await bare.close();
      }
    }
  });
});

describe('what a page says to the service worker', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({}, (folder) =>
      writeRelease(folder, { name: 'mfe-cv', routes: ROUTES }).then(() => undefined),
    );
  });
  after(() => site.close());

  it('is the rule that its route declares', async () => {
    const { headers } = await site.get('/novedades', { 'sec-fetch-mode': 'navigate' });
    assert.deepEqual(parseKeepRule(headers.get('x-offline')), { kind: 'mfe-cv/kept', keep: 3 });
    assert.equal(headers.get('x-session'), 'visitor');
  });

  it('is the rule of its category, where its release is older than rules', async () => {
    const { headers } = await site.get('/empleo/oferta/7', { 'sec-fetch-mode': 'navigate' });
    assert.deepEqual(parseKeepRule(headers.get('x-offline')), { kind: 'mfe-cv/offer', keep: 60 });
  });

  it('is nothing where it is not kept', async () => {
    for (const path of ['/otra', '/nada']) {
      const { headers } = await site.get(path, { 'sec-fetch-mode': 'navigate' });
      assert.deepEqual([headers.get('x-offline'), headers.get('x-document-parts')], [null, null], path);
    }
  });

  it('is where the parts of its document are', async () => {
    const answer = await site.get('/hello');
    const parts = parseDocumentParts(answer.headers.get('x-document-parts'));
    const html = await answer.text();
    assert.ok(parts);
    assert.equal(html.slice(0, parts.rootAttributes), '<!doctype html>\n<html');
    assert.match(html.slice(parts.rootAttributes), /^ lang="es-MX"/);
    assert.equal(
      html.slice(parts.contentStart, parts.contentEnd),
      '<main data-mode="full">Hola desde el servidor</main>',
    );
    const boot = JSON.parse(html.slice(parts.bootStart, parts.bootEnd));
    assert.deepEqual([boot.rendered, boot.state.text], [true, '</script><script>alert(1)</script>']);
  });
});
