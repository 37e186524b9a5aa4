import { expect, test, type Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const SETTINGS = '/cuenta/configuracion/llaves';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

test('a passkey is made in the settings, logs in without the password, and no longer once it is removed', async ({
  page,
  context,
}) => {
  const { email } = await signUpReady(context.request);
  const { devtools, authenticatorId } = await addAuthenticator(page);
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Tus llaves de acceso' });
  const offer = main.getByRole('button', { name: 'Usar llave de acceso' });
  /** Whether the owner of the phone shows their finger to whatever asks. */
  const answer = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const logOut = async () => {
    await page.goto('/menu');
    await main.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  };

  await test.step('made', async () => {
    await page.goto(SETTINGS);
    await ready(page);
    await main.getByRole('button', { name: 'Agregar llave' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toContainText('sin usar');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
    // The same device does not make a second one.
    await main.getByRole('button', { name: 'Agregar llave' }).click();
    await expect(page.getByText('Este dispositivo ya tiene una llave de acceso de tu cuenta.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('used', async () => {
    await answer(false);
    await logOut();
    await page.goto(`/login?returnUrl=${encodeURIComponent(SETTINGS)}`);
    await ready(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await answer(true);
    await offer.click();
    await expect(page).toHaveURL(SETTINGS);
    await expect(list).toContainText('usada hoy');
    const [credential] = (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    expect(credential?.rpId).toBe('localhost');
    expect(credential?.userName).toBe(email);
  });

  await test.step('offered by the browser where it fills in the form, in the card over a page too', async () => {
    await logOut();
    await page.goto('/acerca-de');
    await ready(page);
    await page.getByRole('banner').getByText('Iniciar sesión').first().click();
    await expect(page.getByRole('banner').getByText('Guadalupe').first()).toBeAttached();
    await expect(page).toHaveURL('/acerca-de');
  });

  await test.step('removed', async () => {
    await page.goto(SETTINGS);
    await ready(page);
    await list.getByRole('button', { name: /^Quitar esta llave/ }).click();
    await expect(main.getByText('Todavía no tienes llaves de acceso.')).toBeVisible();
    await logOut();
    // The phone still has it, and its browser offers it.
    await page.goto('/login');
    await expect(main.getByRole('alert')).toContainText('No pudimos comprobar tu llave de acceso.');
    await expect(page).toHaveURL('/login');
  });
});
