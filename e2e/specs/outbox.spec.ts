import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { importOffer } from '../support/imported-offer.ts';
import { confirmationLinkFor } from '../support/outbox.ts';
import { appliedTo, offers, signUpReady, signUpUnconfirmed } from '../support/ready-candidate.ts';

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
  // The notice leads back to this page, the header to the dashboard.
  await expect(page.getByRole('button', { name: /abrir menú de usuario$/ })).toBeVisible();
  await expect.poll(() => appliedTo(reopened.request)).toEqual([jobid]);
  await reopened.close();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('from results to a sent application two taps are enough', async ({ context, page }) => {
    const id = `dostoques-${Date.now()}`;
    const title = `Cajero de turno ${id.slice(-6)}`;
    await importOffer(context.request, id, {
      title,
      applicationContact: { email: `${id}@tienda.example` },
    });
    await signUpReady(context.request);
    const taps: string[] = [];
    await page.exposeFunction('noteTap', (target: string) => taps.push(target));
    await page.addInitScript(() => {
      const note = (event: Event) => {
        const { noteTap } = globalThis as unknown as { noteTap: (target: string) => void };
        if (event.isTrusted) noteTap((event.target as HTMLElement).textContent ?? '');
      };
      addEventListener('pointerdown', note, { capture: true });
    });

    await page.goto(`/empleos-de-${title.toLowerCase().replaceAll(' ', '-')}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await page.getByRole('main').getByRole('link', { name: title }).first().tap();
    await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().tap();
    await expect(page.getByText('Tu postulación fue enviada.')).toBeVisible();
    expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(2);
  });
});

test('three offers tapped before the e-mail is confirmed, on another device, with the page closed: three applications', async ({
  browser,
  context,
}) => {
  const { email } = await signUpUnconfirmed(context.request);
  const wanted = (await offers(context.request)).slice(0, 3);
  expect(wanted).toHaveLength(3);
  const page = await context.newPage();
  for (const { url } of wanted) {
    const code = page.waitForResponse((response) => response.url().includes('/apply-work'));
    await page.goto(url);
    await code;
    await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
    await expect(
      page.getByRole('link', { name: 'Confirmar mi correo' }).locator('visible=true').first(),
    ).toBeVisible();
  }
  await page.goto('/postulaciones');
  await expect(page.getByText(/Confirma tu correo y la enviamos/)).toHaveCount(3);
  await page.close();
  expect(await appliedTo(context.request)).toEqual([]);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const mail = await phone.newPage();
  await mail.goto(await confirmationLinkFor(context.request, email));
  await expect(mail.getByText(/ha sido activada/).first()).toBeVisible();
  await expect
    .poll(async () => (await appliedTo(context.request)).toSorted())
    .toEqual(wanted.map(({ id }) => id).toSorted());
  await phone.close();
});
