import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildAlone, checkOutAlone } from '../support/checkout.ts';
import { watchConsole } from '../support/console-watch.ts';
import { copyReleases, hashesBelow } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

const UNIT = 'mfe-account';

test('a remote built from its own folder and published packages is dropped in; nothing else changes', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const built = mkdtempSync(path.join(tmpdir(), 'chamba-built-'));
  const checkout = checkOutAlone(UNIT);
  const releases = copyReleases();
  const site = await SiteProcess.create({ RELEASES_DIR: releases.folder, REQUIRED_UNITS: 'none' });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    buildAlone(checkout, built);
    const [release = ''] = readdirSync(path.join(built, UNIT));
    const alone = path.join(built, UNIT, release);
    // The same sources give the same bytes, in a workspace or alone.
    expect(path.basename(releases.units[UNIT] ?? '')).toBe(release);
    expect(readContent(alone)).toEqual(readContent(releases.units[UNIT] ?? ''));

    const place = releases.units[UNIT] ?? '';
    rmSync(place, { recursive: true });
    const others = hashesBelow(releases.folder);
    await site.start();
    expect((await context.request.get('/login')).status()).toBe(404);

    cpSync(alone, place, { recursive: true });
    await expect.poll(async () => (await context.request.get('/login')).status()).toBe(200);
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const answer = await page.goto('/login');
    expect((await answer?.text())?.includes('type="password"')).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Este campo es requerido')).toHaveCount(2);
    expect(complaints).toEqual([]);

    rmSync(place, { recursive: true });
    expect(hashesBelow(releases.folder)).toEqual(others);
  } finally {
    await context.close();
    await site.remove();
    releases.remove();
    checkout.remove();
    rmSync(built, { recursive: true, force: true });
  }
});

/** A release without the commit it names: a checkout of packages alone knows none. */
function readContent(folder: string): unknown {
  const { 'release.json': _described, ...files } = hashesBelow(folder);
  const { commit: _commit, ...release } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return { files, release };
}
