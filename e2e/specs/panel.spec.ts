import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { copyReleases, type Releases } from '../support/releases.ts';
import { serveFolder, type ServedFolder } from '../support/served-folder.ts';
import { SiteProcess } from '../support/site-process.ts';

const RESULTS = '/empleos-de-cajero';
let releases: Releases;
let site: SiteProcess;
let local: ServedFolder;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = copyReleases();
  local = await serveFolder(releases.units['mfe-cv'] ?? '');
  site = await SiteProcess.create({ RELEASES_DIR: releases.folder, ALLOW_OVERRIDES: 'true' });
  await site.start();
});
test.afterAll(async () => {
  await site.remove();
  await local.close();
  releases.remove();
});

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Composición' });
const row = (page: Page, unit: string) => panel(page).locator(`[data-unit="${unit}"]`);
const getVersion = (unit: string) => /([^/]+)-[0-9a-f]{12}$/.exec(releases.units[unit] ?? '')?.[1] ?? '';

test('candidates have no panel and pay nothing for it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${RESULTS}?composicion=1`);
  await ready(page);
  await page.keyboard.press('Alt+Shift+C');
  await expect(panel(page)).toBeHidden();
  expect(files.filter((file) => /\/(testers|panel|faults)\./.test(file))).toEqual([]);
});

test('a tester opens it with the keyboard, stays inside, and comes back', async ({ page }) => {
  await page.goto(site.url + RESULTS);
  await ready(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Crear cuenta' }).first();
  await link.focus();
  // The code that listens to the keys comes after the page is ready.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+Shift+C');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator('[data-unit]')).toHaveCount(5);
  await expect(row(page, 'shell')).toContainText(/\d ms/);
  await expect(row(page, 'mfe-cv')).toContainText('Sin cargar');
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside, `after ${step + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('choices are made, applied, shared and undone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}${RESULTS}?composicion=1`);
  await row(page, 'mfe-search').getByRole('button', { name: 'Fijar mfe-search' }).click();
  await expect(row(page, 'mfe-search')).toContainText('Fijada');
  await row(page, 'mfe-cv').getByRole('combobox').selectOption({ label: 'Otra dirección…' });
  await row(page, 'mfe-cv').getByRole('textbox').fill(local.url);
  await row(page, 'mfe-cv').getByRole('button', { name: 'Usar' }).click();
  await row(page, 'mfe-cv').getByRole('button', { name: 'Recargar' }).click();

  await expect(page).toHaveURL(/composition=mfe-search@/);
  await expect(row(page, 'mfe-cv')).toContainText(
    `Reemplaza a ${getVersion('mfe-cv')}. Solo en este navegador.`,
  );
  await expect(panel(page)).toContainText('2 cambios sobre el manifiesto');
  await panel(page).getByRole('button', { name: 'Copiar liga' }).click();
  await expect(panel(page).getByText('Liga copiada')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${site.url}${RESULTS}?composition=mfe-search@${getVersion('mfe-search')},mfe-cv@${local.url}`,
  );
  await panel(page).getByRole('button', { name: 'Cerrar' }).click();
  const badge = page.getByRole('button', { name: '2 cambios' });
  await badge.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('button', { name: '2 cambios' })).toBeVisible();
  await other.close();

  await badge.click();
  await panel(page).getByRole('button', { name: 'Restablecer', exact: true }).click();
  await expect(page.getByRole('heading', { name: '¿Deshacer los 2 cambios?' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL(/composition=live/);
  await ready(page);
  await expect(page.getByRole('button', { name: /cambios/ })).toBeHidden();
});

test('what does not answer says what stands in for it', async ({ page }) => {
  await page.goto(`${site.url}${RESULTS}?composition=mfe-apply@http://localhost:1&composicion=1`);
  await expect(row(page, 'mfe-apply')).toContainText('No responde');
  await expect(row(page, 'mfe-apply')).toContainText(`Se cayó al manifiesto (${getVersion('mfe-apply')})`);
  await row(page, 'mfe-apply').getByRole('button', { name: 'Ver detalle' }).click();
  await expect(row(page, 'mfe-apply')).toContainText('http://localhost:1: nada responde en esa dirección.');
  await page.route('**/releases/mfe-account/**', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Probar salud' }).click();
  await expect(row(page, 'mfe-account')).toContainText('No responde');
  await expect(row(page, 'mfe-cv')).toContainText(/\d ms · \d+ kB/);
});

test('what each unit brought is outlined with its name and version', async ({ page }) => {
  await page.goto(`${site.url}${RESULTS}?composition=mfe-search@${getVersion('mfe-search')}&composicion=1`);
  await panel(page).getByRole('switch', { name: 'Resaltar en la página' }).click();
  await panel(page).getByRole('button', { name: 'Cerrar' }).click();
  const outline = (unit: string) => page.locator(`[data-outline="${unit}"]`);
  await expect(outline('shell').first()).toContainText(`shell ${getVersion('shell')}`);
  await expect(outline('mfe-search').first()).toContainText(
    `mfe-search ${getVersion('mfe-search')} · fijada`,
  );
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const boxes = await outline('mfe-search').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  const around = boxes.some(
    ({ left, top, right, bottom }) =>
      heading !== null &&
      left <= heading.x &&
      top <= heading.y &&
      right >= heading.x + heading.width &&
      bottom >= heading.y + heading.height,
  );
  expect(around, JSON.stringify({ heading, boxes })).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing in the panel, ${colorScheme}, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const choices = `mfe-search@${getVersion('mfe-search')},mfe-cv@${local.url},mfe-apply@http://localhost:1`;
      await page.goto(`${site.url}${RESULTS}?composition=${choices}&composicion=1`);
      await expect(row(page, 'mfe-apply')).toContainText('No responde');
      expect(await findViolations(page)).toEqual([]);
      await row(page, 'mfe-cv').getByRole('combobox').selectOption({ label: 'Otra dirección…' });
      await panel(page).getByRole('button', { name: 'Restablecer', exact: true }).click();
      await expect(page.getByRole('heading', { name: /^¿Deshacer los/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancelar' }).last().click();
      await panel(page).getByRole('switch').click();
      await panel(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.getByRole('button', { name: '3 cambios' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
