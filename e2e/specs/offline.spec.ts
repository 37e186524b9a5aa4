import { expect, test } from '@playwright/test';
import { Offline } from '../pages/offline.ts';
import { Search } from '../pages/search.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const RESULTS = '/empleos-de-cajero';

test('what was read before can be read without a network, and loads anew when it is back', async ({
  page,
  context,
}) => {
  const offline = new Offline(page, context);
  const search = new Search(page);
  await offline.openAndKeep(RESULTS);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const found = await search.cards.count();

  // In the tab: the answer is kept, no page.
  const firstOffer = search.cards.first();
  const name = await firstOffer.innerText();
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/job'));
  await firstOffer.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const call = new URL((await answered).url());
  for (const parameter of ['uuid']) call.searchParams.delete(parameter);
  await offline.keeps(call.href);
  const opened = page.url();

  await offline.loseNetwork();
  await expect(offline.lost).toBeVisible();

  await test.step('a search, as it was', async () => {
    await page.goto(RESULTS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(search.cards).toHaveCount(found);
    // At one o'clock it is 'a la'.
    await expect(offline.note).toContainText(/guardado en este dispositivo hoy a las? \d/);
  });
  await test.step('an offer that was opened inside the tab', async () => {
    await page.goto(opened);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(offline.note).toBeVisible();
  });
  await test.step('what was never read says so, and comes with the network', async () => {
    await page.goto('/empleos-de-soldador');
    await expect(offline.screen).toBeVisible();
    // The frame of the page that was kept last does not speak of that page's search.
    await expect(page.getByRole('banner')).not.toContainText('cajero');
    await offline.regainNetwork();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/soldador/i);
    await expect(offline.note).toHaveCount(0);
  });
});

test('nothing of a visit is left on the device for the next person', async ({ page, context }) => {
  const offline = new Offline(page, context);
  await offline.openAndKeep(RESULTS);
  await page.evaluate(() =>
    fetch('/api/aais/authentication_token/current', { method: 'DELETE', headers: { 'x-chamba': '1' } }),
  );
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), page.url()))
    .toBe(false);
});

test('the site can be installed', async ({ page, context }) => {
  await page.goto('/');
  const cdp = await context.newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    short_name: 'Chamba',
    start_url: '/',
    display: 'standalone',
  });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Windows of tests keep nothing, which is the one thing that stands against an installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('what was typed stays, whether the person reloads the page or the network comes back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const offline = new Offline(page, context);
  await offline.openAndKeep('/');
  await offline.loseNetwork();
  await page.reload();
  await expect(offline.note).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  const box = page.getByRole('main').locator('input[name="q"]:visible');
  await box.fill('soldador');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No recargamos la página para no borrar lo que escribiste.')).toBeVisible();
  await offline.regainNetwork();
  await expect(offline.note).toHaveCount(0);
  await expect(box).toHaveValue('soldador');
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});
