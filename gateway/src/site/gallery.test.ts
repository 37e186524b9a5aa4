import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startSite, type TestSite } from '../testing/test-site.ts';

describe('/dev/ui', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chamba-gallery-'));
  let site: TestSite;
  before(async () => {
    site = await startSite({ SITE_NAME: 'Trabajo & Más', GALLERY_DIR: join(folder, 'site') });
  });
  after(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('explains how to build it while it is not built', async () => {
    const answer = await site.get('/dev/ui');
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /node scripts\/build\.mjs/);
  });

  it('is a page for each component once it is built, whose policy allows its one script', async () => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    writeFileSync(join(folder, 'site/main.js'), 'document.title');
    writeFileSync(join(folder, 'site/main.css'), 'body{}');
    writeFileSync(join(folder, 'site/assets/bric.woff2'), 'font');
    for (const path of ['/dev/ui', '/dev/ui/button', '/dev/ui/button?story=busy']) {
      const answer = await site.get(path);
      assert.equal(answer.status, 200, path);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonces = [...html.matchAll(/<script nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      assert.equal(nonces.length, 1);
      assert.ok(policy.includes(`script-src 'nonce-${nonces[0]}';`), policy);
      assert.match(policy, /^default-src 'none'; /);
      assert.doesNotMatch(policy, /unsafe/);
      assert.doesNotMatch(html, /<style| style=| on\w+=/);
      assert.match(html, /<title>Design system of Trabajo &amp; Más<\/title>/);
    }
  });

  it('has a new nonce in every answer', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await site.get('/dev/ui')).headers.get('content-security-policy')),
    );
    assert.notEqual(one, other);
  });

  it('serves the built files with their types, and no other file', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/.hidden.txt'), 'secret');
    const types = { 'main.js': 'text/javascript', 'main.css': 'text/css', 'assets/bric.woff2': 'font/woff2' };
    for (const [file, type] of Object.entries(types)) {
      const answer = await site.get(`/dev/ui/files/${file}`);
      assert.equal(answer.status, 200, file);
      assert.ok(answer.headers.get('content-type')?.startsWith(type), file);
    }
    for (const file of [
      'none.js',
      '%2e%2e%2fsecret.txt',
      'assets/..%2f..%2fsecret.txt',
      '.hidden.txt',
      'assets',
    ])
      assert.equal((await site.get(`/dev/ui/files/${file}`)).status, 404, file);
  });
});

describe('/dev/ui in production', () => {
  it('does not exist', async () => {
    const site = await startSite({
      CHAMBA_ENV: 'production',
      SITE_URL: 'https://chamba.mx',
      MAIL: 'off',
    });
    try {
      for (const path of ['/dev/ui', '/dev/ui/button', '/dev/ui/files/main.js'])
        assert.equal((await site.get(path)).status, 404, path);
    } finally {
      await site.close();
    }
  });
});
