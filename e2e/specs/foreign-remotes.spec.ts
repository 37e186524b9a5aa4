import { expect, test } from '@playwright/test';
import { ChambaCommand } from '../support/chamba-command.ts';
import { watchConsole } from '../support/console-watch.ts';
import { installTools, serveForeignRemote, TOOLS } from '../support/foreign-remotes.ts';
import { SiteProcess } from '../support/site-process.ts';

let site: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await installTools();
  site = await SiteProcess.create();
  await site.start();
});
test.afterAll(() => site.remove());

for (const tool of TOOLS) {
  test(`a remote built with ${tool} runs on the shell's React and store`, async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = watchConsole(page);
    const remote = await serveForeignRemote(tool);
    const compose = new ChambaCommand([
      'compose',
      '--remote',
      `mfe-account=${remote.url}`,
      '--site',
      site.url,
    ]);
    try {
      await page.goto(`${await compose.url()}/login`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otra herramienta en Chamba');
      await page.getByRole('button', { name: 'Tocado 0 veces' }).click();
      await expect(page.getByRole('button', { name: 'Tocado 1 veces' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      // The browser of the tests lets no service worker in, and says so.
      expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([]);
    } finally {
      await compose.stop();
      remote.stop();
    }
  });
}
