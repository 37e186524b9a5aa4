import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { unpackPreviousRelease } from '../support/releases.ts';

const FAILURE = 'Hay un problema para cargar este contenido.';
const ENTRY = '**/releases/mfe-account/**/container.js';
const CHUNK = '**/releases/mfe-account/**/page-login.js';

/** Goes to a page of a unit that is not loaded yet, within the tab. */
async function openLogin(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' }).dispatchEvent('click');
}

async function start(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/acerca-de');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  return said;
}

/** Lets a file through with other content. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

/** Nothing of a refused file ran, and the page around it stands. */
async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
}

for (const [what, file] of [
  ['entry', ENTRY],
  ['chunk', CHUNK],
] as const) {
  for (const [how, change] of [
    ['tampered with', (text: string) => `globalThis.tampered = true;${text}`],
    ['with one byte more', (text: string) => `${text} `],
    ['truncated', (text: string) => text.slice(0, Math.floor(text.length / 2))],
    ['empty', () => ''],
  ] as const) {
    test(`an ${how} ${what} is not run, and the sound one loads afterwards`, async ({ page }) => {
      await start(page);
      await page.route(file, changed(change));
      await openLogin(page);
      await expectRefused(page);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    });
  }
}

test.describe('files that were sound elsewhere', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-replayed-'));
  const previous = unpackPreviousRelease(scratch)['mfe-account'] ?? '';
  const { entry, routes } = JSON.parse(readFileSync(path.join(previous, 'release.json'), 'utf8')) as {
    entry: { file: string };
    routes: { id: string; scripts: string[] }[];
  };
  // Its chunks had a hash in their names.
  const isChunk = (file: string): boolean => /^page-login(?:\.\w+)?\.js$/.test(file);
  const chunk = routes.find(({ id }) => id === 'login')?.scripts.find(isChunk);
  test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  for (const [what, file, older] of [
    ['entry', ENTRY, entry.file],
    ['chunk', CHUNK, chunk ?? ''],
  ] as const) {
    test(`an ${what} of the release before, byte for byte, is not run in the place of today's`, async ({
      page,
    }) => {
      await start(page);
      const sound = readFileSync(path.join(previous, older), 'utf8');
      await page.route(
        file,
        changed(() => sound),
      );
      await openLogin(page);
      await expectRefused(page);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    });
  }
});

for (const [how, replacement] of [
  ['without a hash', (entry: Record<string, unknown>) => ({ ...entry, integrity: '' })],
  ['whose hash is missing', ({ integrity: _hash, ...entry }: Record<string, unknown>) => entry],
  ['whose hash is a word', (entry: Record<string, unknown>) => ({ ...entry, integrity: 'sha256-unknown' })],
  [
    'with the hash of something else',
    (entry: Record<string, unknown>) => ({ ...entry, integrity: `sha256-${'b'.repeat(43)}=` }),
  ],
  ['of the wrong shape', (entry: Record<string, unknown>) => ({ ...entry, entry: 7 })],
] as const) {
  test(`a unit ${how} in the composition is refused; the others load`, async ({ page }) => {
    let fetched = 0;
    page.on('request', (request) => {
      if (request.url().includes('/releases/mfe-account/')) fetched += 1;
    });
    await page.route('**/acerca-de', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(<script type="application\/json" id="boot"[^>]*>)(.*?)(<\/script>)/s,
        (_all, open: string, json: string, close: string) => {
          const boot = JSON.parse(json) as {
            composition: { units: Record<string, Record<string, unknown>> };
          };
          const { units } = boot.composition;
          units['mfe-account'] = replacement(units['mfe-account'] ?? {});
          return open + JSON.stringify(boot).replace(/</g, '\\u003c') + close;
        },
      );
      await route.fulfill({ response: answer, body: html });
    });
    const said = await start(page);
    await openLogin(page);
    await expectRefused(page);
    if (how !== 'with the hash of something else') {
      expect(fetched).toBe(0);
      expect(
        said.some((line) => line.includes('unit=mfe-account') && line.includes('RemoteLoadError: refused')),
      ).toBe(true);
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /chamba/i })
      .first()
      .click();
    await expect(page.getByRole('search').first()).toBeVisible();
  });
}
