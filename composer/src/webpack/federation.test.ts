import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { containerName } from '@chamba/kernel/composition';
import type { Browser, Page } from 'playwright-core';
import { buildUnit, type BuildResult } from '../release/index.ts';
import { checkOut, type Checkout } from '../testing/checkout.ts';
import { findChromium, launchChromium } from '../verify/browser/chromium.ts';
import { toIntegrity } from './chunk-integrity-plugin.ts';

const executablePath = findChromium();

describe(
  'a composed page under a strict policy',
  { skip: executablePath ? false : 'no Chromium on this machine' },
  () => {
    const checkouts: Checkout[] = [];
    let shell: BuildResult;
    let remote: BuildResult;
    let browser: Browser;
    let server: Server;
    let origin: string;
    /** Files served with an additional byte. */
    const tampered = new Set<string>();
    /**
     * Whether the entry of the remote is served without the hashes of its chunks, and with a matching hash of its
     * own.
     */
    let withoutHashes = false;
    const readEntry = (): Buffer => {
      const code = readFileSync(path.join(remote.folder, remote.release.entry.file), 'utf8');
      const empty = code.replace(
        /\.integrityOf=\{"?js"?:\{[^}]*\},"?css"?:\{[^}]*\}\}/,
        '.integrityOf={js:{},css:{}}',
      );
      assert.notEqual(empty, code, 'the entry carries the hashes of its chunks');
      return Buffer.from(empty);
    };

    before(async () => {
      const build = async (fixture: 'shell' | 'remote') => {
        const checkout = checkOut(fixture);
        checkouts.push(checkout);
        return buildUnit({ folder: checkout.unit, out: path.join(checkout.folder, 'releases') });
      };
      shell = await build('shell');
      remote = await build('remote');
      server = createServer((request, response) => {
        const address = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (address === '/') return page(response);
        if (address === '/favicon.ico') return response.writeHead(204).end();
        const [, unit, ...rest] = address.split('/');
        const release = unit === 'shell' ? shell : remote;
        const file = path.join(release.folder, rest.join('/'));
        if (!existsSync(file)) return response.writeHead(404).end();
        const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
        const isEntry = unit !== 'shell' && rest.join('/') === remote.release.entry.file;
        response.write(isEntry && withoutHashes ? readEntry() : readFileSync(file));
        response.end(tampered.has(rest.join('/')) ? '\n/* changed */' : '');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      browser = await launchChromium(executablePath ?? '');
    });
    after(async () => {
      await browser?.close();
      server?.closeAllConnections();
      server?.close();
      for (const checkout of checkouts) checkout.remove();
    });

    function page(response: ServerResponse): void {
      const nonce = randomBytes(16).toString('base64');
      const { entry, version } = remote.release;
      const boot = {
        entry: `/remote/${entry.file}`,
        integrity: withoutHashes ? toIntegrity(readEntry()) : entry.integrity,
        container: containerName(remote.release.name, version),
      };
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy':
          `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; ` +
          `connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'`,
        'integrity-policy': 'blocked-destinations=(script)',
      });
      response.end(
        `<!doctype html><title>page</title><div id="root"></div>` +
          `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>` +
          `<script nonce="${nonce}" crossorigin integrity="${shell.release.entry.integrity}" src="/shell/${shell.release.entry.file}"></script>`,
      );
    }

    async function open(): Promise<{ tab: Page; problems: string[]; requested: string[] }> {
      const tab = await browser.newPage();
      const problems: string[] = [];
      const requested: string[] = [];
      tab.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      tab.on('pageerror', (error) => problems.push(String(error)));
      tab.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await tab.goto(origin);
      return { tab, problems, requested };
    }

    it('runs a page of the remote on the React and store of the shell, without an error', async () => {
      const { tab, problems, requested } = await open();
      await tab.getByRole('button', { name: 'Open' }).waitFor();
      assert.deepEqual(
        requested.filter((file) => file.startsWith('/remote/')),
        [],
        'no file of the remote before it is needed',
      );
      await tab.getByRole('button', { name: 'Open' }).click();
      await tab.locator('#hello').waitFor();
      assert.equal(
        await tab.evaluate("getComputedStyle(document.querySelector('#hello')).color"),
        'rgb(4, 5, 6)',
      );
      assert.equal(await tab.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(1, 2, 3)');
      assert.deepEqual(problems, []);
      const [route] = remote.release.routes;
      const expected = [remote.release.entry.file, ...(route?.scripts ?? [])].map(
        (file) => `/remote/${file}`,
      );
      assert.deepEqual(
        requested.filter((file) => file.startsWith('/remote/') && file.endsWith('.js')).sort(),
        expected.sort(),
      );
      await tab.close();
    });

    for (const kind of ['script', 'style'] as const) {
      it(`refuses a changed lazy ${kind} and recovers once it is correct again`, async () => {
        const [route] = remote.release.routes;
        const file = (kind === 'script' ? route?.scripts : route?.styles)?.find((name) =>
          name.startsWith('page-hello.'),
        );
        assert.ok(file);
        tampered.add(file);
        const { tab } = await open();
        await tab.getByRole('button', { name: 'Open' }).click();
        await tab.locator('#failure', { hasText: /chunk/i }).waitFor();
        assert.equal(await tab.locator('#hello').count(), 0);
        tampered.delete(file);
        await tab.getByRole('button', { name: 'Open' }).click();
        await tab.locator('#hello').waitFor();
        await tab.close();
      });
    }

    it('refuses chunks without a hash', async () => {
      withoutHashes = true;
      const { tab } = await open();
      await tab.getByRole('button', { name: 'Open' }).click();
      await tab.locator('#failure', { hasText: /chunk/i }).waitFor();
      assert.equal(await tab.locator('#hello').count(), 0);
      withoutHashes = false;
      await tab.close();
    });

    it('refuses a changed entry of a remote', async () => {
      tampered.add(remote.release.entry.file);
      const { tab } = await open();
      await tab.getByRole('button', { name: 'Open' }).click();
      await tab.locator('#failure', { hasText: /./ }).waitFor();
      assert.equal(await tab.locator('#hello').count(), 0);
      tampered.clear();
      await tab.getByRole('button', { name: 'Open' }).click();
      await tab.locator('#hello').waitFor();
      await tab.close();
    });
  },
);
