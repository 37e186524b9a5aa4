import assert from 'node:assert/strict';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { fakeRoute, writeFiller, writeRelease } from '../testing/fake-releases.ts';
import { startSite } from '../testing/test-site.ts';

describe('composition', () => {
  it('refuses two units that claim one route, by name', async () => {
    const starting = startSite({}, async (root) => {
      await writeRelease(root, { name: 'mfe-cv', routes: [fakeRoute('hello')] });
    });
    await assert.rejects(starting, /route \/hello is claimed by mfe-cv and mfe-search/);
  });

  it('leaves out and logs a filler of an unowned slot, and starts', async () => {
    const site = await startSite({}, (root) => writeFiller(root, 'offer.match', 'without.owner'));
    try {
      const html = await (await site.get('/hello')).text();
      assert.match(html, /Hola desde el servidor/);
      assert.match(html, /offer\.match/, 'its other slots are filled');
      assert.doesNotMatch(html, /without\.owner/);
      assert.match(site.log.join(''), /left out: mfe-cv fills the slot without\.owner, which no unit owns/);
    } finally {
      await site.close();
    }
  });

  it('refuses a slot of another contract version', async () => {
    const slot = { name: 'offer.match' as const, version: 2, server: true, scripts: [], styles: [] };
    const starting = startSite({}, async (root) => {
      await writeRelease(root, { name: 'mfe-cv', slots: [slot] });
    });
    await assert.rejects(starting, /mfe-cv fills the slot offer\.match at version 2, its contract is at 1/);
  });

  it('refuses a release with a changed file and names the file', async () => {
    const starting = startSite({}, async (root) => {
      const [folder = ''] = await readdir(join(root, 'shell'));
      await appendFile(join(root, 'shell', folder, 'main.js'), '// changed');
    });
    await assert.rejects(
      starting,
      /shell\/1\.0\.0-[0-9a-f]{12}: main\.js is not what the release was built with/,
    );
  });

  it('does not serve a file that was changed while running', async () => {
    const site = await startSite();
    try {
      const [folder = ''] = await readdir(join(site.releasesDir, 'mfe-search'));
      await appendFile(join(site.releasesDir, 'mfe-search', folder, 'page-hello.js'), '// changed');
      const refused = await site.get(`/releases/mfe-search/${folder}/page-hello.js`);
      assert.equal(refused.status, 404);
      assert.equal(refused.headers.get('cache-control'), 'no-store', 'it may be repaired');
      assert.equal((await site.get(`/releases/mfe-search/${folder}/page-places.js`)).status, 200);
      assert.match(site.log.join(''), /page-hello\.js is not what the release was built with/);
    } finally {
      await site.close();
    }
  });

  it('serves files inside the folder of a release only, and assets only', async () => {
    const site = await startSite();
    try {
      const [folder = ''] = await readdir(join(site.releasesDir, 'shell'));
      for (const path of [
        '../../secret.js',
        '%2e%2e/%2e%2e/secret.js',
        'release.json',
        'server.cjs',
        'nothing.js',
      ]) {
        assert.equal((await site.get(`/releases/shell/${folder}/${path}`)).status, 404, path);
      }
    } finally {
      await site.close();
    }
  });

  it('adopts a newer release that appears while it runs', async () => {
    const site = await startSite();
    try {
      await writeRelease(site.releasesDir, {
        name: 'mfe-search',
        version: '1.1.0',
        server:
          "exports.default = { name: 'mfe-search', routes: [], pages: { hello: () => ({ body: 'Versión nueva' }) } };",
        routes: [fakeRoute('hello')],
      });
      await until(
        async () => (await (await site.get('/hello')).text()).includes('Versión nueva'),
        'the new version is served',
      );
    } finally {
      await site.close();
    }
  });
});
