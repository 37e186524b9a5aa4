import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { InvalidSettingsError, readSettings } from '../settings.ts';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { describeAddress } from './address-unit.ts';

const page = (text: string): string =>
  `exports.default = { name: 'mfe-search', routes: [], pages: { hello: () => ({ body: '${text}' }) } };`;

type Boot = {
  testers?: boolean;
  allowOverrides?: boolean;
  composition: {
    id: string;
    custom: boolean;
    overrides?: Record<
      string,
      {
        kind: string;
        wanted: string;
        replaces: string;
        failure?: { code: string; about?: string; reason: string };
      }
    >;
    units: Record<string, { version: string; base: string; integrity: string }>;
  };
};

async function readBoot(
  site: TestSite,
  path = '/hello',
  headers: Record<string, string> = {},
): Promise<Boot> {
  const html = await (await site.get(path, headers)).text();
  const json = /id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  assert.ok(json, html.slice(0, 500));
  return JSON.parse(json) as Boot;
}

async function folderWith(version: string, text: string): Promise<{ root: string; folder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'chamba-override-'));
  const name = await writeRelease(root, {
    name: 'mfe-search',
    version,
    server: page(text),
    routes: [fakeRoute('hello')],
  });
  return { root, folder: join(root, name) };
}

describe('settings of overrides', () => {
  const read = (env: Record<string, string>) => readSettings(env, '/home/team');

  it('distinguish folders, addresses and versions', () => {
    const { overrides } = read({
      ALLOW_OVERRIDES: 'true',
      OVERRIDES: 'mfe-cv=../cv, mfe-search=1.3.0,mfe-apply=http://localhost:3000/x?y',
    });
    assert.deepEqual(overrides, [
      { unit: 'mfe-cv', kind: 'local', folder: '/home/cv' },
      { unit: 'mfe-search', kind: 'release', version: '1.3.0' },
      { unit: 'mfe-apply', kind: 'address', url: 'http://localhost:3000/x/' },
    ]);
  });

  it('are refused without ALLOW_OVERRIDES, if a unit is named twice, and if they are empty', () => {
    assert.throws(() => read({ OVERRIDES: 'mfe-cv=1.0.0' }), InvalidSettingsError);
    assert.throws(
      () => read({ ALLOW_OVERRIDES: 'true', OVERRIDES: 'mfe-cv=1.0.0,mfe-cv=2.0.0' }),
      /OVERRIDES names mfe-cv twice/,
    );
    assert.throws(() => read({ ALLOW_OVERRIDES: 'true', OVERRIDES: 'mfe-cv' }), /not "mfe-cv"/);
  });

  it('do not use the site as a service', () => {
    const settings = read({ UPSTREAM_SITE: 'https://chamba.mx/x', UPSTREAM_JOBS: 'http://jobs:1' });
    assert.equal(settings.upstreamSite, 'https://chamba.mx');
    assert.deepEqual(settings.upstreams, { jobs: 'http://jobs:1' });
  });
});

describe('a folder as override of a unit', () => {
  it('is served from disk, rendered on the server, listed in the page, and reloaded after a build', async () => {
    const { root, folder } = await folderWith('9.0.0', 'Desde la carpeta');
    const site = await startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: `mfe-search=${root}` });
    try {
      const answer = await site.get('/hello');
      assert.match(await answer.text(), /<main data-mode="full">Desde la carpeta/);
      assert.ok(answer.headers.get('integrity-policy'), 'its scripts are verified like any other');
      const { composition, testers, allowOverrides } = await readBoot(site);
      assert.equal(composition.custom, true);
      assert.deepEqual(composition.overrides, {
        'mfe-search': { kind: 'local', wanted: root, replaces: '1.0.0' },
      });
      assert.deepEqual({ testers, allowOverrides }, { testers: true, allowOverrides: true });
      const { base = '' } = composition.units['mfe-search'] ?? {};
      assert.equal((await site.get(`${base}page-hello.js`)).status, 200);

      await writeRelease(root, {
        name: 'mfe-search',
        version: '9.0.1',
        server: page('Otra vez'),
        routes: [fakeRoute('hello')],
      });
      await until(
        async () => (await (await site.get('/hello')).text()).includes('Otra vez'),
        'the new build is served',
      );
      assert.equal((await site.get(`${base}page-hello.js`)).status, 200, 'open pages keep their files');
      assert.ok(folder);
    } finally {
      await site.close();
      await rm(root, { recursive: true });
    }
  });

  it('is refused at the start if a file differs from the build', async () => {
    const { root, folder } = await folderWith('9.0.0', 'Desde la carpeta');
    await writeFile(join(folder, 'page-hello.js'), 'alert(1)');
    await assert.rejects(
      startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: `mfe-search=${root}` }),
      /page-hello\.js is not what the release was built with/,
    );
    await rm(root, { recursive: true });
  });
});

describe('an address as override of a unit', () => {
  let server: Server;
  let address: string;
  let root: string;
  before(async () => {
    const made = await folderWith('9.0.0', 'nunca en el servidor');
    root = made.root;
    server = createServer((request, response) => {
      readFile(join(made.folder, request.url ?? '')).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.close();
    await rm(root, { recursive: true });
  });

  it('runs in the browser only, and the policy admits exactly its origin', async () => {
    const site = await startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: `mfe-search=${address}` });
    try {
      const answer = await site.get('/hello');
      const html = await answer.text();
      assert.doesNotMatch(html, /nunca en el servidor/);
      assert.match(html, /<main data-mode="frame">/);
      const policy = answer.headers.get('content-security-policy') ?? '';
      assert.match(policy, new RegExp(`connect-src 'self' ${address} ${address.replace('http', 'ws')};`));
      assert.match(policy, new RegExp(`style-src 'self' ${address};`));
      assert.match(policy, /script-src 'nonce-[^']+' 'strict-dynamic';/);
      assert.equal(answer.headers.get('integrity-policy'), null);
      const { composition } = await readBoot(site);
      assert.deepEqual(composition.overrides?.['mfe-search'], {
        kind: 'address',
        wanted: address,
        replaces: '1.0.0',
      });
      assert.equal(composition.units['mfe-search']?.base, `${address}/`);
      assert.equal(composition.units['mfe-search']?.integrity, '');
      assert.doesNotMatch(site.log.join(''), /page not rendered on the server/);
    } finally {
      await site.close();
    }
  });

  it('leaves the published release while nothing answers there, and reports it', async () => {
    const site = await startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: 'mfe-search=http://localhost:9' });
    try {
      const answer = await site.get('/hello');
      assert.match(await answer.text(), /Hola desde el servidor/);
      assert.doesNotMatch(answer.headers.get('content-security-policy') ?? '', /localhost:9/);
      const { composition } = await readBoot(site);
      const { failure } = composition.overrides?.['mfe-search'] ?? {};
      assert.deepEqual([failure?.code, failure?.reason], ['unreachable', 'nothing answers there']);
      assert.equal(composition.custom, true);
    } finally {
      await site.close();
    }
  });

  it('reports by a code why it cannot override a unit', async () => {
    const readFailure = async (unit: string, url: string) => {
      const { failure } = await describeAddress(unit, url);
      return [failure?.code, failure?.about];
    };
    const answers: Record<string, string> = {
      '/page/release.json': '<!doctype html>',
      '/other/release.json': '{"name":"mfe-search"}',
    };
    const odd = createServer(({ url = '' }, response) => {
      const answer = answers[url];
      response.writeHead(answer === undefined ? 500 : 200).end(answer);
    });
    await new Promise<void>((resolve) => odd.listen(0, 'localhost', resolve));
    const at = `http://localhost:${(odd.address() as AddressInfo).port}`;
    try {
      assert.deepEqual(await readFailure('mfe-search', `${at}/`), ['status', '500']);
      assert.deepEqual(await readFailure('mfe-search', `${at}/page/`), ['not-json', undefined]);
      assert.deepEqual(await readFailure('mfe-search', `${at}/other/`), ['not-release', undefined]);
      assert.deepEqual(await readFailure('mfe-cv', `${address}/`), ['other-unit', 'mfe-search']);
      assert.deepEqual(await readFailure('mfe-search', 'http://localhost:9/'), ['unreachable', undefined]);
    } finally {
      odd.close();
    }
  });

  it('reports conflicts while it serves a unit that does not fit the others', async () => {
    const made = await mkdtemp(join(tmpdir(), 'chamba-override-'));
    const name = await writeRelease(made, { name: 'mfe-cv', version: '9.0.0', routes: [fakeRoute('hello')] });
    const taking = createServer((request, response) => {
      readFile(join(made, name, request.url ?? '')).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => taking.listen(0, 'localhost', resolve));
    const { port } = taking.address() as AddressInfo;
    const site = await startSite(
      { ALLOW_OVERRIDES: 'true', OVERRIDES: `mfe-cv=http://localhost:${port}` },
      async (releases) => {
        await writeRelease(releases, { name: 'mfe-cv', version: '1.0.0', routes: [fakeRoute('cv')] });
      },
    );
    try {
      const answer = await site.get('/hello');
      assert.equal(answer.status, 409);
      assert.match(await answer.text(), /pide la dirección \/hello, que ya es de otra unidad/);
    } finally {
      await site.close();
      taking.close();
      await rm(made, { recursive: true });
    }
  });

  it('are allowed in the address of a page only where overrides are enabled', async () => {
    const open = await startSite({ ALLOW_OVERRIDES: 'true' });
    const closed = await startSite();
    try {
      const asked = `/hello?composition=mfe-search@${address}`;
      assert.equal((await readBoot(open, asked)).composition.units['mfe-search']?.base, `${address}/`);
      for (const link of [
        asked,
        asked.replace('@', '='),
        asked.replace('@', '%3D'),
        asked.replace('=', '=%20'),
      ]) {
        const lured = await open.get(link, { 'sec-fetch-site': 'cross-site' });
        assert.equal(lured.status, 403, `a link on another site brings no code: ${link}`);
      }
      const { composition, testers } = await readBoot(closed, asked);
      assert.match(composition.units['mfe-search']?.base ?? '', /^\/releases\//);
      assert.equal(testers, undefined);
    } finally {
      await open.close();
      await closed.close();
    }
  });
});

describe('the releases of another site', () => {
  it('are fetched, verified and stored; afterwards the site may be unavailable', async () => {
    const other = await startSite();
    const dataDir = await mkdtemp(join(tmpdir(), 'chamba-composed-'));
    const empty = await mkdtemp(join(tmpdir(), 'chamba-empty-'));
    const env = {
      SITE_RELEASES: other.url,
      UPSTREAM_SITE: other.url,
      ALLOW_OVERRIDES: 'true',
      RELEASES_DIR: empty,
      DATA_DIR: dataDir,
    };
    const first = await startSite(env);
    try {
      const html = await (await first.get('/hello')).text();
      assert.match(html, /Hola desde el servidor/);
      const { composition } = await readBoot(first);
      assert.equal(composition.custom, false);
      const file = `${composition.units['mfe-search']?.base}page-hello.js`;
      assert.equal((await first.get(file)).status, 200);
    } finally {
      await first.close();
      await other.close();
    }
    const again = await startSite(env);
    try {
      assert.match(again.log.join(''), /cannot be reached/);
      assert.match(await (await again.get('/hello')).text(), /<main/);
    } finally {
      await again.close();
      await rm(dataDir, { recursive: true });
      await rm(empty, { recursive: true });
    }
  });

  it('are refused if a file differs from the one its release was built with', async () => {
    const files = new Map<string, Buffer>();
    const other = await startSite();
    const { document } = (await (await other.get('/compositions/live')).json()) as { document: unknown };
    assert.ok(document);
    const bad = createServer((request, response) => {
      fetch(`${other.url}${request.url}`)
        .then(async (answer) => {
          const bytes = Buffer.from(await answer.arrayBuffer());
          files.set(request.url ?? '', bytes);
          response.end(request.url?.endsWith('page-hello.js') ? `${bytes.toString()}//` : bytes);
        })
        .catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => bad.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(bad.address() as AddressInfo).port}`;
    try {
      await assert.rejects(
        startSite({ SITE_RELEASES: url, UPSTREAM_SITE: other.url, ALLOW_OVERRIDES: 'true' }),
        /page-hello\.js is not what the release was built with/,
      );
    } finally {
      bad.close();
      await other.close();
    }
  });

  it('stay in their folder, whatever names the site sends', async () => {
    const other = await startSite();
    const dataDir = await mkdtemp(join(tmpdir(), 'chamba-composed-'));
    await mkdir(join(dataDir, 'mine'));
    await writeFile(join(dataDir, 'mine', 'diary.txt'), 'mine');
    const { document } = (await (await other.get('/compositions/live')).json()) as {
      document: { units: Record<string, { version: string; digest: string; manifest: string }> };
    };
    const { version = '', digest = '', manifest } = document.units['mfe-search'] ?? {};
    const hostile = createServer((request, response) => {
      const url = request.url ?? '';
      if (url === '/platform/units') {
        const named = { version, digest: '/../../../mine', manifest };
        return void response.end(JSON.stringify({ units: { 'mfe-search': [named] } }));
      }
      const file = /mine\/(.+)$/.exec(url)?.[1];
      const meant = file ? `/platform/releases/mfe-search/${version}-${digest}/${file}` : url;
      fetch(`${other.url}${meant}`)
        .then(async (answer) => response.end(Buffer.from(await answer.arrayBuffer())))
        .catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => hostile.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(hostile.address() as AddressInfo).port}`;
    try {
      await assert.rejects(
        startSite({
          SITE_RELEASES: url,
          UPSTREAM_SITE: other.url,
          ALLOW_OVERRIDES: 'true',
          OVERRIDES: `mfe-search=${version}`,
          DATA_DIR: dataDir,
        }),
      );
      assert.equal(await readFile(join(dataDir, 'mine', 'diary.txt'), 'utf8'), 'mine');
    } finally {
      hostile.close();
      await other.close();
      await rm(dataDir, { recursive: true });
    }
  });

  it('are refused from an address that is not a site', async () => {
    await assert.rejects(
      startSite({ SITE_RELEASES: 'http://localhost:9', ALLOW_OVERRIDES: 'true' }),
      /http:\/\/localhost:9 cannot be reached/,
    );
  });
});
