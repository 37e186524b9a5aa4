/** Page loads in a real browser while releases move. */
import type { Page } from '@playwright/test';
import { launchBrowser } from '../support/browser.ts';

/** Loads after which a browser profile is thrown away: some find files in its caches, some do not. */
const LOADS_OF_A_PROFILE = 10;

export type BrowserFaults = { loads: number; mixed: string[]; broken: string[] };

/**
 * Opens pages one after the other and moves on inside each.
 * @param urls processes of the site, taken in turn. @param addresses pages, taken in turn.
 */
export async function browserLoads(
  urls: readonly string[],
  addresses: readonly string[],
  loads: number,
): Promise<BrowserFaults> {
  const faults: BrowserFaults = { loads: 0, mixed: [], broken: [] };
  const browser = await launchBrowser();
  try {
    while (faults.loads < loads) {
      const context = await browser.newContext({ locale: 'es-MX' });
      for (let count = 0; count < LOADS_OF_A_PROFILE && faults.loads < loads; count += 1) {
        const url = urls[faults.loads % urls.length] ?? '';
        const address = addresses[faults.loads % addresses.length] ?? '/';
        const next = addresses[(faults.loads + 1) % addresses.length] ?? '/';
        const page = await context.newPage();
        await oneLoad(page, url + address, next, faults);
        await page.close();
        faults.loads += 1;
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return faults;
}

async function oneLoad(
  page: Page,
  url: string,
  next: string,
  { mixed, broken }: BrowserFaults,
): Promise<void> {
  const files: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') broken.push(`${url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => broken.push(`${url}: ${String(error)}`));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/releases/')) return;
    files.push(pathname);
    if (!answer.ok()) broken.push(`${pathname} answered ${answer.status()}`);
  });
  try {
    await page.goto(url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    // The rest of the page's code comes while the site moves on.
    await page.evaluate(
      `{ const link = document.createElement('a'); link.href = ${JSON.stringify(next)}; document.querySelector('main').append(link); link.click(); link.remove(); }`,
    );
    await page.waitForURL(new URL(next, url).href);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    const bases = await page.evaluate<string[]>(
      "Object.values(JSON.parse(document.querySelector('#boot').textContent).composition.units).map(({ base }) => base)",
    );
    for (const file of files) if (!bases.some((base) => file.startsWith(base))) mixed.push(`${url}: ${file}`);
  } catch (error) {
    broken.push(`${url}: ${String(error).split('\n')[0]}`);
  }
}
