import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Browser } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Search } from '../pages/search.ts';
import { watchConsole } from '../support/console-watch.ts';
import { signUpReady } from '../support/ready-candidate.ts';
import { copyReleases, unpackPreviousRelease, type Releases } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

test.describe.configure({ mode: 'serial' });

/** Remotes that show something to candidates only. */
const PAGES_FOR_CANDIDATES = ['mfe-apply', 'mfe-cv'];

const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-previous-'));
const previous = unpackPreviousRelease(scratch);
const remotes = Object.keys(previous);
let site: SiteProcess;
let releases: Releases;

test.beforeAll(async () => {
  releases = copyReleases();
  site = await SiteProcess.create({ RELEASES_DIR: releases.folder });
});
test.afterAll(async () => {
  await site.remove();
  releases.remove();
  rmSync(scratch, { recursive: true, force: true });
});

test('the kept release is another one than today’s', () => {
  expect(remotes.sort()).toEqual(['mfe-account', 'mfe-apply', 'mfe-cv', 'mfe-search']);
  for (const unit of remotes)
    expect(path.basename(previous[unit] ?? '')).not.toBe(path.basename(releases.units[unit] ?? ''));
});

// Each of them alone beside today's others takes a site of its own.
const alone = process.env['TEST_FULL'] === '1' ? remotes.map((unit) => [unit, [unit]] as const) : [];
for (const [what, units] of [['all remotes', remotes] as const, ...alone]) {
  test(`${what} of the last release on today’s shell and kernel`, async ({ browser }) => {
    test.setTimeout(120_000);
    compose(units);
    await site.start();
    try {
      const composition = await servedUnits();
      for (const unit of units)
        expect(composition[unit]?.base).toContain(path.basename(previous[unit] ?? '-'));
      await walkAsVisitor(browser);
      if (units.some((unit) => PAGES_FOR_CANDIDATES.includes(unit))) await walkAsCandidate(browser);
    } finally {
      await site.stop();
    }
  });
}

// Fifteen minutes: every remote of the last release, and every two, beside today's others.
if (process.env['TEST_FULL'] === '1') {
  test('people get things done with one or two remotes of the last release', async () => {
    test.setTimeout(1_800_000);
    const program = path.resolve(import.meta.dirname, '../../composer/bin/chamba.mjs');
    // It fails with what the command printed.
    await promisify(execFile)(process.execPath, [program, 'matrix', scratch, '--against', releases.folder]);
  });
}

/** Puts the last release of some remotes in the place of today's, and today's of all others. */
function compose(units: readonly string[]): void {
  const today = copyReleases();
  for (const [unit, folder] of Object.entries(today.units)) {
    const place = path.dirname(releases.units[unit] ?? '');
    const chosen = units.includes(unit) ? (previous[unit] ?? '') : folder;
    rmSync(place, { recursive: true });
    cpSync(chosen, path.join(place, path.basename(chosen)), { recursive: true, preserveTimestamps: true });
  }
  today.remove();
}

/** Units of the composition that pages of the site carry. */
async function servedUnits(): Promise<Record<string, { base: string }>> {
  const html = await (await fetch(site.url)).text();
  const boot = /<script[^>]*\bid="boot"[^>]*>([^<]+)</.exec(html)?.[1] ?? '{}';
  const { composition } = JSON.parse(boot) as { composition?: { units?: Record<string, { base: string }> } };
  return composition?.units ?? {};
}

/** Home, results, an offer and the log-in, each by the person's own steps. */
async function walkAsVisitor(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'allow' });
  const complaints = watchConsole(page);
  const search = new Search(page);
  await search.openHome();
  await search.typeKeyword('cajero');
  await search.typePlace('jalis');
  await search.choose('Jalisco');
  await search.submit();
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-jalisco$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cajero en Jalisco/i);
  await page.goto('/empleos-de-cajero');
  const offer = (await search.cards.first().getAttribute('href')) ?? '';
  await page.goto(offer);
  await search.ready();
  await page.getByRole('link', { name: 'Postularme' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await new Account(page).logIn({ email: 'nadie@ejemplo.com', password: '' });
  await expect(page.getByText('Este campo es requerido')).toHaveCount(1);
  // The server renders all of them too.
  for (const address of ['/', '/empleos-de-cajero', offer, '/login']) {
    const html = await (await page.request.get(address)).text();
    expect(html, address).toMatch(/<h1\b/);
    await page.goto(address);
    await search.ready();
  }
  expect(complaints).toEqual([]);
  await page.close();
}

/** Applying, the applications, the dashboard and the résumé. */
async function walkAsCandidate(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'allow' });
  const complaints = watchConsole(page);
  const search = new Search(page);
  await signUpReady(page.request);
  await page.goto('/empleos-de-cajero');
  await page.goto((await search.cards.first().getAttribute('href')) ?? '');
  await search.ready();
  await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
  await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
  for (const address of ['/postulaciones', '/dashboard', '/curriculo']) {
    await page.goto(address);
    await search.ready();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await page.close();
}
