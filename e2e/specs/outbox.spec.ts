import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { appliedTo, offers, signUpReady } from '../support/ready-candidate.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const SENT_TEXT = 'Guardamos tu postulación. Es una vacante de muestra: nadie la recibe.';

/** Opens an offer as a candidate who can apply, ready for a tap. */
async function openOffer(context: BrowserContext): Promise<{ page: Page; jobid: string }> {
  const [offer] = await offers(context.request);
  if (!offer) throw new Error('there is no offer');
  const page = await context.newPage();
  const code = page.waitForResponse((response) => response.url().includes('/apply-work'));
  await page.goto(offer.url);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await code;
  return { page, jobid: offer.id };
}

/** Applies without a network, closes the browser, and opens it again with what it had stored. */
async function applyOfflineAndReopen(
  browser: Browser,
  context: BrowserContext,
): Promise<[string, BrowserContext]> {
  const { page, jobid } = await openOffer(context);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
  await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return [jobid, await browser.newContext({ storageState, baseURL: new URL(page.url()).origin })];
}

test('applied offline, browser closed, opened again on the home page: sent', async ({ browser, context }) => {
  await signUpReady(context.request);
  const [jobid, reopened] = await applyOfflineAndReopen(browser, context);
  const page = await reopened.newPage();
  await page.goto('/');
  await expect(page.getByText(SENT_TEXT)).toBeVisible();
  expect(await appliedTo(reopened.request)).toEqual([jobid]);
  await reopened.close();
});

test('the same with a session that ended meanwhile: asks to log in, then sends', async ({
  browser,
  context,
}) => {
  const { email, password } = await signUpReady(context.request);
  const [jobid, reopened] = await applyOfflineAndReopen(browser, context);
  await reopened.request.delete('/api/aais/authentication_token/current', { headers: { 'x-chamba': '1' } });
  await reopened.clearCookies();
  const page = await reopened.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Iniciar sesión' }).locator('visible=true').last().click();
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Contraseña', { exact: true }).fill(password);
  await main.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
  await expect.poll(() => appliedTo(reopened.request)).toEqual([jobid]);
  await reopened.close();
});
