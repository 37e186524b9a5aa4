import { expect, test, type Page } from '@playwright/test';
import { CONSENT } from '@chamba/kernel/testing/example-candidate';
import { findViolations } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { confirmationLinkFor, passwordLinkFor } from '../support/outbox.ts';
import { appliedTo, offers, signUpReady } from '../support/ready-candidate.ts';

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
/** Messages of the page itself; those that come and go have a region of their own. */
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
const submit = (page: Page) => page.locator('main form button[type="submit"]:not([name]):not(.vh)').click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('logging in says what is wrong, keeps the address, and leads to where one came from', async ({
    page,
    request,
  }) => {
    const { email, password } = await signUpReady(request);
    await page.goto('/login?returnUrl=%2Fempleos-en-jalisco');
    await submit(page);
    await expect(page.getByText('Este campo es requerido')).toHaveCount(2);
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').fill(email);
    await field(page, 'password').fill('equivocada1');
    await submit(page);
    await expect(alerts(page)).toHaveCount(1);
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'password')).toHaveValue('');
    expect(await page.content()).not.toContain('equivocada1');
    await field(page, 'password').fill(password);
    await submit(page);
    await expect(page).toHaveURL('/empleos-en-jalisco');
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a password field has no button that would do nothing, and keeps the room of it', async ({
    page,
    browser,
  }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    const reveal = (on: Page) => on.locator('main').getByRole('button', { name: 'Mostrar contraseña' });
    for (const address of ['/login', '/cuenta/nueva']) {
      await page.goto(address);
      await expect(field(page, 'password')).toBeVisible();
      await expect(reveal(page)).toHaveCount(0);
      await scripted.goto(address);
      await expect(reveal(scripted)).toBeVisible();
      const [plain, live] = await Promise.all([
        field(page, 'password').boundingBox(),
        field(scripted, 'password').boundingBox(),
      ]);
      expect(plain).toEqual(live);
    }
    await scripted.close();
  });

  test('a new account is made once its data are right, and its steps lead to the end', async ({ page }) => {
    const { firstName, lastName, email, password } = newCandidate();
    await page.goto('/cuenta/nueva?returnUrl=%2Fempleos');
    await field(page, 'name').fill(firstName);
    await field(page, 'email').fill('sin arroba');
    await field(page, 'password').fill('corta');
    await submit(page);
    await expect(page.getByText('La contraseña debe tener entre').first()).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(firstName);
    await expect(field(page, 'email')).toHaveValue('sin arroba');
    await expect(field(page, 'surnames')).toBeFocused();
    expect(await page.content()).not.toContain('corta');
    await field(page, 'surnames').fill(lastName);
    await field(page, 'email').fill(email);
    await field(page, 'password').fill(password);
    await submit(page);
    await expect(page).toHaveURL('/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos de contacto');
    await expect(field(page, 'name')).toHaveValue(`${firstName} ${lastName}`);

    await field(page, 'borndate').fill('31/02/1998');
    await field(page, 'phone').fill('3318452290');
    await submit(page);
    await expect(page.getByText('Escribe una fecha válida.').first()).toBeVisible();
    await expect(field(page, 'phone')).toHaveValue('3318452290');
    await field(page, 'borndate').fill('12/08/1998');
    await field(page, 'cp').fill('44160');
    await submit(page);

    await expect(page).toHaveURL('/cuenta/nueva/profesion?returnUrl=%2Fempleos');
    await field(page, 'title').fill('Cajera');
    await field(page, 'salary').fill('12000');
    await page.locator('select[name="area"]').selectOption({ index: 1 });
    await submit(page);
    await expect(page.getByText('Debes seleccionar alguna opción').first()).toBeVisible();
    await page.locator('button[name="toggle"]').first().click();
    await expect(page.getByRole('button', { name: /^Quitar / })).toHaveCount(1);
    await expect(field(page, 'title')).toHaveValue('Cajera');
    await submit(page);

    await expect(page).toHaveURL('/cuenta/nueva/experiencia?returnUrl=%2Fempleos');
    await page.locator('label', { hasText: 'Sí' }).click();
    await submit(page);
    await expect(alerts(page)).toHaveCount(0);
    await field(page, 'jobtitle').fill('Cajera');
    await field(page, 'company').fill('Farmacias La Merced');
    await field(page, 'startdate').fill('03/2022');
    await page.getByText('Trabajo actual').click();
    await submit(page);

    await expect(page).toHaveURL('/cuenta/nueva/educacion?returnUrl=%2Fempleos');
    await page.getByRole('button', { name: 'Omitir' }).click();
    await expect(page).toHaveURL('/cuenta/nueva/listo?returnUrl=%2Fempleos');
  });

  test('an address that belongs to an account says so', async ({ page, request }) => {
    const { email } = await signUpReady(request);
    await page.goto('/cuenta/nueva');
    await field(page, 'name').fill('Otra');
    await field(page, 'surnames').fill('Persona');
    await field(page, 'email').fill(email);
    await field(page, 'password').fill('distinta123');
    await submit(page);
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    expect(await page.content()).not.toContain('distinta123');
  });
});

test.describe('without JavaScript, signed in', () => {
  test.use({ javaScriptEnabled: false });

  test('sees nothing empty on an offer: what comes by scripts is not announced', async ({
    page,
    context,
  }) => {
    const [offer] = await offers(context.request);
    for (const person of ['visitor', 'candidate']) {
      if (person === 'candidate') await signUpReady(context.request);
      await page.goto(offer!.url);
      await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
      for (const name of ['Vacantes similares', 'Búsquedas relacionadas'])
        await expect(page.getByRole('heading', { name }), person).toHaveCount(0);
      const empty = page.locator('main div:not(:has(svg, img, input))').filter({ hasNotText: /\S/ });
      for (const part of await empty.all())
        expect((await part.boundingBox())?.height ?? 0, person).toBeLessThan(1);
      const idle = page.getByRole('button', { name: /^(Compartir|Denunciar)/, includeHidden: true });
      expect(await idle.count(), person).toBeGreaterThan(1);
      for (const button of await idle.all()) expect(await button.boundingBox(), person).toBeNull();
    }
  });

  test('applies from the offer, sees the confirmation, and logs out', async ({ page, context }) => {
    const { request } = context;
    const [offer] = await offers(request);
    await page.goto(offer!.url);
    await expect(page.getByRole('main').getByRole('link', { name: 'Postularme' }).first()).toHaveAttribute(
      'href',
      `/login?returnUrl=%2Fpostularme%2F${offer!.id}`,
    );
    await signUpReady(request);
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Postularme' }).first().click();
    await expect(page).toHaveURL(offer!.url);
    await expect(page.getByText('Postulado', { exact: true }).first()).toBeVisible();
    expect(await appliedTo(request)).toEqual([offer!.id]);
    await page.goto(`/postularme/${offer!.id}`);
    await expect(page).toHaveURL(offer!.url);

    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /menú|Menú/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/menu\??$/);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?returnUrl=%2Fdashboard');
  });

  test('sees what the account lacks, and the application waits for it', async ({ page, context }) => {
    const { request } = context;
    const [offer] = await offers(request);
    const { firstName, lastName, email, password } = newCandidate();
    const payload = { email, password, name: `${firstName} ${lastName}`, ...CONSENT };
    const made = await request.post('/rest', {
      data: { server: 'myService', service: 'account', payload },
      headers: { 'x-chamba': '1' },
    });
    expect(made.status()).toBe(200);
    await page.goto(`/postularme/${offer!.id}`);
    await submit(page);
    // The application waits, and the list says why.
    await expect(page).toHaveURL('/postulaciones');
    await expect(page.getByText('Confirma tu correo y la enviamos.')).toBeVisible();
    expect(await appliedTo(request)).toEqual([]);
    // The link of the mail confirms by a button, and then there is no CV to send.
    await page.goto(await confirmationLinkFor(request, email));
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/activa/i);
    await page.goto('/postulaciones');
    await expect(page.getByText('Completa tu CV y la enviamos.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Completar mi CV' })).toBeVisible();
  });

  test('does nothing in the session of another account that logged in meanwhile', async ({
    page,
    context,
  }) => {
    const { request } = context;
    const [offer] = await offers(request);
    await signUpReady(request);
    await page.goto(`/postularme/${offer!.id}`);
    await context.clearCookies();
    await signUpReady(request);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hay otra sesión abierta en este navegador.',
    );
    expect(await appliedTo(request)).toEqual([]);
  });

  test('gets a new password by the link of a mail', async ({ page, request }) => {
    const { email } = await signUpReady(request);
    await page.goto('/cuenta/recuperar-contrasena');
    await field(page, 'email').fill(email);
    await submit(page);
    await expect(page.getByText('Te enviamos un correo para restablecer tu contraseña.')).toBeVisible();
    const link = await passwordLinkFor(request, email);
    await page.goto(link);
    await field(page, 'password').fill('tortuga-verde-47');
    await field(page, 'repeated').fill('tortuga-verde-48');
    await submit(page);
    await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
    expect(await page.content()).not.toContain('tortuga-verde');
    await field(page, 'password').fill('tortuga-verde-47');
    await field(page, 'repeated').fill('tortuga-verde-47');
    await submit(page);
    await expect(page.getByText('Tu contraseña se actualizó correctamente.')).toBeVisible();
    await page.getByRole('link', { name: 'Iniciar sesión' }).last().click();
    await field(page, 'email').fill(email);
    await field(page, 'password').fill('tortuga-verde-47');
    await submit(page);
    await expect(page).toHaveURL('/dashboard');

    const used = await page.goto(link);
    expect(used?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'Esta liga ya no está disponible' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir otra liga' }).last()).toHaveAttribute(
      'href',
      '/cuenta/recuperar-contrasena',
    );
  });
});

test('on a slow line a form works before its code has come, and the page it answers comes alive', async ({
  page,
  request,
}) => {
  const { email, password } = await signUpReady(request);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login?returnUrl=%2Fempleos-en-jalisco', { waitUntil: 'commit' });
  await field(page, 'email').fill(email);
  await field(page, 'password').fill('equivocada1');
  await submit(page);
  await expect(alerts(page)).toHaveCount(1);
  await expect(field(page, 'email')).toHaveValue(email);
  release();
  await expect(page.locator('html[data-ready="true"]')).toBeAttached();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'password')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await field(page, 'password').fill(password);
  await submit(page);
  await expect(page).toHaveURL('/empleos-en-jalisco');
});
