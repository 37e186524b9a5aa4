import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { until } from '@chamba/kernel/testing/until';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { confirmationLinkFor, deletionLinkFor } from '../support/outbox.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SETTINGS = '/cuenta/configuracion';

/** Waits for a mail to an address, by its subject. */
async function expectMail(request: APIRequestContext, email: string, subject: string): Promise<void> {
  await until(
    async () => {
      const list = await (await request.get('/dev/outbox')).text();
      return list.split(/<(?:li|tr)\b/).some((part) => part.includes(email) && part.includes(subject));
    },
    `a mail to ${email}: ${subject}`,
    { withinMs: 5_000, everyMs: 100 },
  );
}

/** Fills in and sends the form that deletes an account. */
async function confirmDeletion(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Confirma tu correo electrónico').fill(email);
  await main.getByText('Me registré, pero ya no quiero la cuenta').click();
  await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias por tu tiempo, Guadalupe' })).toBeVisible();
}

test('a person moves to another address, takes their data along, asks under the law, and leaves: from the settings and by a mailed link', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const { email: former, password } = await signUpReady(context.request);
  const email = newCandidate().email;
  const main = page.getByRole('main');
  const frame = new Frame(page);
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }), viewport: PHONE });

  await test.step('the new address counts once it is confirmed; the former one is notified and opens nothing', async () => {
    await frame.open(`${SETTINGS}/correo`);
    await main.getByLabel('Correo nuevo').fill(email);
    await main.getByLabel('Confirma tu correo').fill(email);
    await main.getByLabel('Contraseña actual').fill(password);
    await main.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(main.getByText('Te enviamos un correo para confirmar el cambio.')).toBeVisible();
    await expectMail(request, former, 'Pidieron cambiar el correo');
    const link = await confirmationLinkFor(request, email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Tu nuevo correo quedó confirmado.' })).toBeVisible();
    await expectMail(request, former, 'Cambió el correo');

    await new Frame(elsewhere).open('/login');
    await new Account(elsewhere).logIn({ email: former, password });
    await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(
      'Usuario o contraseña incorrectos.',
    );
    await new Account(elsewhere).logIn({ email, password });
    await expect(elsewhere).toHaveURL('/dashboard');
  });

  await test.step('a copy of the data is made and saved', async () => {
    await frame.open(`${SETTINGS}/privacidad`);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await findViolationsInBothThemes(page)).toEqual([]);
    }
    await main.getByRole('button', { name: 'Pedir mi copia' }).click();
    const save = main.getByRole('button', { name: 'Descargar mis datos' });
    await expect(save).toBeVisible();
    const download = page.waitForEvent('download');
    await save.click();
    expect((await download).suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
    await expectMail(request, email, 'La copia de tus datos');
  });

  await test.step('a request under the law gets a number and a receipt, and is there again', async () => {
    await main.getByLabel('Derecho').selectOption({ label: 'Rectificación: corregir mis datos' });
    await main.getByLabel('Qué pides').fill('Mi segundo apellido es Ríos.');
    await main.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(
      main.getByText('Recibimos tu solicitud. Te enviamos el comprobante por correo.'),
    ).toBeVisible();
    await page.reload();
    const requests = main.getByRole('list', { name: 'Tus solicitudes' });
    await expect(requests).toContainText(/Solicitud \d+: En proceso/);
    await expect(requests).toContainText('Mi segundo apellido es Ríos.');
    await expectMail(request, email, 'Recibimos tu solicitud');
  });

  await test.step('leaving by the settings ends every session; who logs in within the day may stay', async () => {
    await frame.open(`${SETTINGS}/eliminar`);
    await confirmDeletion(page, email);
    await expect(page).toHaveURL('/');
    await elsewhere.goto('/postulaciones');
    await expect(elsewhere).toHaveURL(/\/login/);
    await frame.open('/login?returnUrl=%2Fpostulaciones');
    await new Account(page).logIn({ email, password });
    await expect(page).toHaveURL('/cuenta/eliminar');
    await expect(page.getByRole('heading', { name: 'Guadalupe, tu cuenta se va a eliminar' })).toBeVisible();
    await main.getByRole('button', { name: 'Conservar mi cuenta' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectMail(request, email, 'se conserva');
  });

  await test.step('without a session a mailed link does the same, once', async () => {
    const visitor = elsewhere.getByRole('main');
    await new Frame(elsewhere).open('/apps/account/delete');
    await visitor.getByLabel('Correo electrónico').fill(email);
    await visitor.getByRole('button', { name: 'Enviarme la liga' }).click();
    await expect(visitor.getByRole('status')).toContainText('te enviamos la liga');
    const link = await deletionLinkFor(request, email);
    await new Frame(elsewhere).open(link);
    expect(await findViolationsInBothThemes(elsewhere)).toEqual([]);
    await confirmDeletion(elsewhere, email);
    await elsewhere.goto(link);
    await expect(visitor.getByRole('button', { name: 'Eliminar mi cuenta' })).toHaveCount(0);
    await page.goto('/postulaciones');
    await expect(page).toHaveURL(/\/login/);
  });

  await elsewhere.close();
});
