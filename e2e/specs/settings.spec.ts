import { expect, test, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { newCandidate, type Candidate } from '../support/candidate.ts';
import { confirmationLinkFor } from '../support/outbox.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SETTINGS = '/cuenta/configuracion';
const SECTIONS = ['contrasena', 'correo', 'mensajes', 'sesiones', 'apariencia'];
const NEW_PASSWORD = 'jacaranda 26 azul';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function logIn(page: Page, candidate: Pick<Candidate, 'email' | 'password'>): Promise<void> {
  await open(page, '/login');
  await new Account(page).logIn(candidate);
  await expect(page).not.toHaveURL(/\/login/);
}

test('one candidate finds, reads and changes every setting of the account', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const candidate = await signUpReady(context.request);

  await test.step('every page is accessible in both themes and fits a phone', async () => {
    for (const path of [
      SETTINGS,
      ...SECTIONS.map((id) => `${SETTINGS}/${id}`),
      '/cuenta/cambiar-contrasena',
    ]) {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await scrollsSideways(page), path).toBe(false);
      expect(await findViolationsInBothThemes(page), path).toEqual([]);
      await page.setViewportSize(DESKTOP);
      expect(await findViolationsInBothThemes(page), `${path}, wide`).toEqual([]);
    }
  });

  await test.step('a phone has a menu of its own, wide screens have it beside the section', async () => {
    await page.setViewportSize(PHONE);
    await open(page, `${SETTINGS}/no-hay`);
    await page.getByRole('link', { name: /^Contraseña Cambiada hoy/ }).click();
    await expect(page).toHaveURL(`${SETTINGS}/contrasena`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cambiar contraseña');
    await page.getByRole('link', { name: 'Configurar cuenta' }).click();
    await expect(page).toHaveURL(SETTINGS);
    await page.setViewportSize(DESKTOP);
    const nav = page.getByRole('navigation', { name: 'Configuración' });
    await expect(nav.getByRole('link', { name: 'Contraseña' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeVisible();
  });

  const phone = await browser.newPage({
    ...(test.info().project.use.baseURL && { baseURL: test.info().project.use.baseURL }),
    viewport: PHONE,
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  });

  await test.step('another device is listed, and its session ends', async () => {
    await logIn(phone, candidate);
    await open(page, `${SETTINGS}/sesiones`);
    const others = page.getByRole('list', { name: 'Otras sesiones' });
    await expect(others).toContainText('Chrome en Android');
    await others.getByRole('button', { name: 'Cerrar esta sesión: Chrome en Android' }).click();
    await expect(page.getByText('Cerramos esa sesión.')).toBeVisible();
    await expect(page.getByText('Chrome en Android')).toHaveCount(0);
    await phone.goto('/postulaciones');
    await expect(phone).toHaveURL(/\/login/);
  });

  await test.step('a new password ends the sessions of other devices, and password managers find its page', async () => {
    await logIn(phone, candidate);
    const wellKnown = await request.get('/.well-known/change-password', { maxRedirects: 0 });
    expect([wellKnown.status(), wellKnown.headers()['location']]).toEqual([
      302,
      '/cuenta/cambiar-contrasena',
    ]);
    await open(page, `${SETTINGS}/contrasena`);
    const main = page.getByRole('main');
    await main.getByLabel('Contraseña actual').fill(candidate.password);
    await main.getByLabel('Nueva contraseña').fill(NEW_PASSWORD);
    await main.getByLabel('Confirma tu contraseña').fill(NEW_PASSWORD);
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('status')).toContainText('Cerramos tus sesiones en los demás dispositivos');
    await phone.goto('/postulaciones');
    await expect(phone).toHaveURL(/\/login/);
    await page.reload();
    await expect(page).toHaveURL(`${SETTINGS}/contrasena`);
  });

  await test.step('mails are declined by kind and as a whole, which is kept', async () => {
    await open(page, `${SETTINGS}/mensajes`);
    const suggestions = page.getByRole('switch', { name: 'Sugerencias de vacantes' });
    await suggestions.click();
    await expect(page.getByText('Guardado.')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(suggestions).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('switch', { name: 'Recibir correos con vacantes y avisos' }).click();
    await expect(suggestions).toBeDisabled();
  });

  await test.step('another address is pending until it is confirmed; cancelled, its link is dead', async () => {
    const first = newCandidate().email;
    const main = page.getByRole('main');
    const ask = async (email: string) => {
      await main.getByLabel('Correo nuevo').fill(email);
      await main.getByLabel('Confirma tu correo').fill(email);
      await main.getByLabel('Contraseña actual').fill(NEW_PASSWORD);
      await main.getByRole('button', { name: 'Cambiar correo' }).click();
      await expect(main.getByText('Te enviamos un correo para confirmar el cambio.')).toBeVisible();
    };
    await open(page, `${SETTINGS}/correo`);
    await ask(first);
    await expect(main.getByText(first)).toBeVisible();
    const link = await confirmationLinkFor(request, first);
    await main.getByRole('button', { name: 'Cancelar el cambio' }).click();
    await expect(main.getByText(first)).toHaveCount(0);
    await phone.goto(link);
    await expect(phone.getByRole('main').getByRole('alert')).toContainText('No se encontró el token.');

    await open(page, `${SETTINGS}/correo`);
    await expect(main.getByText(candidate.email)).toBeVisible();
  });

  await phone.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the password and the mails are changed by plain forms', async ({ page, context }) => {
    const { password } = await signUpReady(context.request);
    await page.goto(`${SETTINGS}/contrasena`);
    const main = page.getByRole('main');
    await main.locator('input[name="currentpassword"]').fill('equivocada1');
    await main.locator('input[name="password"]').fill(NEW_PASSWORD);
    await main.locator('input[name="repeated"]').fill(NEW_PASSWORD);
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('alert')).toHaveText('La contraseña actual es incorrecta.');
    await main.locator('input[name="currentpassword"]').fill(password);
    await main.locator('input[name="password"]').fill(NEW_PASSWORD);
    await main.locator('input[name="repeated"]').fill(NEW_PASSWORD);
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('status')).toContainText('Tu contraseña se actualizó correctamente.');

    await page.goto(`${SETTINGS}/mensajes`);
    await main.getByText('Sugerencias de vacantes').click();
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('status')).toHaveText('Guardado.');
    await expect(main.locator('input[name="suggestions"]')).not.toBeChecked();
    await expect(main.locator('input[name="applications"]')).toBeChecked();
  });
});
