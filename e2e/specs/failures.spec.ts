import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { newCandidate } from '../support/candidate.ts';
import { Account } from '../pages/account.ts';
import { signUpReady } from '../support/ready-candidate.ts';
import { SiteProcess } from '../support/site-process.ts';

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const { email } = newCandidate();
  await new Account(page).logIn({ email, password: 'equivocada1' });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Usuario o contraseña incorrectos.' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(page.getByRole('main').getByLabel('Contraseña', { exact: true })).toHaveValue('equivocada1');
});

test('missing fields are named, and nothing is sent', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Este campo es requerido')).toHaveCount(2);
});

test('a taken e-mail is reported on leaving the field', async ({ page, context }) => {
  const candidate = newCandidate();
  await page.goto('/cuenta/nueva');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await new Account(page).create(candidate);
  await context.clearCookies();
  await page.goto('/cuenta/nueva');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const field = page.getByRole('main').getByLabel('Correo electrónico');
  await field.fill(candidate.email);
  await field.blur();
  await expect(page.getByText('Este correo ya existe')).toBeVisible();
  await expect(field).toHaveValue(candidate.email);
});

test('a search for nothing shows the no-result state', async ({ page }) => {
  await page.goto('/empleos-de-zzzznadaquever');
  await expect(
    page.getByText('No se encontraron resultados listados con los parámetros especificados'),
  ).toBeVisible();
});

test.describe('services that take their time', () => {
  const slow = createServer((_request, response) => {
    setTimeout(() => response.end('{}'), 6_000).unref();
  });
  /** Answers that wait until they are let go. */
  const held: ServerResponse[] = [];
  const silent = createServer((_request, response) => void held.push(response));
  let site: SiteProcess;

  test.beforeAll(async () => {
    const upstreams = { UPSTREAM_JOBS: await listen(slow), UPSTREAM_ALERT: await listen(silent) };
    site = await SiteProcess.create(upstreams);
    await site.start();
  });
  test.afterAll(async () => {
    await site.remove();
    for (const service of [slow, silent]) {
      service.close();
      service.closeAllConnections();
    }
  });

  test('a search that takes longer than a search may answers 408 with the words of the page, from the server', async ({
    request,
  }) => {
    const answer = await request.get(`${site.url}/empleos-de-cajero`);
    const html = await answer.text();
    expect(answer.status()).toBe(408);
    expect(html).toContain('No se encontraron resultados listados con los parámetros especificados');
    expect(html).toContain('"rendered":true');
  });

  test('a service that does not answer delays neither the dashboard nor its other blocks', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await signUpReady(context.request);
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.getByText('Aún no tienes postulaciones.')).toBeVisible();
    await expect(page.getByText('Aún no hay vistas de tu currículum.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Tu CV está/ })).toBeVisible();
    const searches = page.getByRole('region', { name: 'Mis búsquedas guardadas' });
    await expect(searches.getByText('Cargando búsquedas guardadas')).toBeAttached();
    expect(held.length).toBeGreaterThan(0);
    for (const response of held.splice(0))
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 404, errors: [{ code: 'MYS-22', description: '' }] }));
    await expect(searches.getByText('Aún no tienes búsquedas guardadas.')).toBeVisible();
    await context.close();
  });
});

test('an offer that is not there answers 404 with the search at hand', async ({ page }) => {
  for (const id of ['999999999', 'abc']) {
    const response = await page.goto(`/empleo/oferta/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('search').first()).toBeAttached();
  }
});

test('a remote that does not load shows the error screen; Reintentar works without a reload', async ({
  page,
}) => {
  await page.goto('/acerca-de');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  await page.route('**/releases/mfe-account/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Hay un problema para cargar este contenido.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/releases/mfe-account/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});

/** Starts a service. @returns its address. */
async function listen(service: Server): Promise<string> {
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  const address = service.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
