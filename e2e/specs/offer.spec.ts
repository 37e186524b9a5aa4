import { expect, test, type Page } from '@playwright/test';
import { Offer, comparableOffer } from '../pages/offer.ts';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';
import { watchConsole } from '../support/console-watch.ts';
import { signUpReady } from '../support/ready-candidate.ts';

async function isAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await findViolationsInBothThemes(page), state).toEqual([]);
}

test('an offer is read whole: its pay beside the market, what is like it, and where to go on', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const offer = new Offer(page);
  await offer.open(await comparableOffer(page.request));
  await expect(offer.market).toContainText(/(Dentro|Por (debajo|encima)) del rango\./);
  await expect(offer.market.getByRole('img', { name: /^Distribución de sueldos de/ })).toBeVisible();
  await offer.openMarketTable();
  await expect(offer.market.getByRole('row')).toHaveCount(13);
  await expect(offer.similar.getByRole('article').first()).toBeVisible();
  await expect(offer.related.getByRole('link').first()).toBeVisible();
  await isAccessible(page, 'offer');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('applying stays at hand: under the header of a wide screen, at the bottom of a phone', async ({
  page,
}) => {
  const offer = new Offer(page);
  await offer.open(await comparableOffer(page.request));
  await expect(offer.applyBar).toBeHidden();
  await offer.readOn();
  await expect(offer.applyBar).toBeVisible();
  await expect(offer.applyBar).toContainText((await offer.title.textContent()) ?? '');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(offer.applyBar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offer.applyBar).toBeVisible();
  await expect(offer.applyButton).toHaveCount(1);
});

test('an offer is reported, with what is wrong said first', async ({ page }) => {
  const offer = new Offer(page);
  await offer.open(await comparableOffer(page.request));
  await offer.report();
  await offer.sendReport();
  await expect(offer.reportForm.getByRole('alert')).toHaveText('Debes seleccionar alguna opción');
  await isAccessible(page, 'report');
  await offer.giveReason('Me pidieron dinero o datos bancarios');
  await offer.sendReport();
  await expect(page.getByText('Gracias, revisaremos tu reporte.')).toBeVisible();
  await expect(offer.reportForm).toBeHidden();
});

test('a candidate sees how the offer fits the résumé, without anything moving', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpReady(page.request);
  const offer = new Offer(page);
  const url = await comparableOffer(page.request);
  await page.goto(url);
  const words = offer.words;
  const before = await words.boundingBox();
  await expect(offer.match).toBeVisible();
  await expect(page.getByText('Cargando compatibilidad')).toHaveCount(0);
  await expect(offer.match.getByRole('listitem')).toHaveCount(5);
  await expect(offer.match).toContainText(/Ubicación.*(Coincide|No coincide)/);
  const after = await words.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24);
  await page.setViewportSize({ width: 1280, height: 900 });
  await isAccessible(page, 'offer of a candidate');
});

test('an offer that has ended says so in place of the button, and what is like it moves up', async ({
  page,
}) => {
  await page.route('**/api/job?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { response: { job: object } };
    Object.assign(body.response.job, { dateexpires: '2020-01-01T00:00:00Z', isexpired: true });
    await route.fulfill({ response: answer, json: body });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/empleos-de-vendedor');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.locator('main [data-job] a').first().click();
  const offer = new Offer(page);
  await expect(offer.applyBar).toHaveText(/La vacante venció/);
  const [similar, words] = [await offer.similar.boundingBox(), await offer.words.boundingBox()];
  expect(similar?.y ?? 0).toBeLessThan(words?.y ?? 0);
  await expect(offer.applyButton).toHaveCount(0);
});

test('an offer whose call fails shows the failure on a phone, and opens on the second try', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/empleos-de-vendedor');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.route('**/api/job?*', (route) => route.abort());
  await page.locator('main [data-job] a').first().click();
  await expect(
    page.getByRole('heading', { name: 'Hay un problema para cargar este contenido.' }),
  ).toBeVisible();
  await page.unroute('**/api/job?*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(new Offer(page).words).toBeVisible();
});

test('an offer that is not there is a page of its own, with the search', async ({ page }) => {
  const answer = await page.goto('/empleo/oferta/999999999');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'No se encontraron información sobre la oferta solicitada.' }),
  ).toBeVisible();
  await expect(page.getByRole('search').locator('visible=true').first()).toBeVisible();
  await isAccessible(page, 'no offer');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer reads with its chart and its table', async ({ page, request }) => {
    await page.goto(await comparableOffer(request));
    const offer = new Offer(page);
    await expect(offer.words).toBeVisible();
    await expect(offer.market.getByRole('img')).toBeVisible();
    await offer.openMarketTable();
    await expect(offer.market.getByRole('table')).toBeVisible();
  });
});
