import { expect, test, type Browser } from '@playwright/test';
import { Frame } from '../pages/frame.ts';
import { scrollsSideways, findViolations } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const PHONE = { width: 390, height: 844 };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

/** A phone of its own, with empty cookies. */
const openPhone = (browser: Browser) =>
  browser.newContext({ viewport: PHONE, userAgent: ANDROID, hasTouch: true, isMobile: true });

test.describe('a visitor', () => {
  test('finds sign-up and log-in in the header, and the card logs in over the page', async ({ page }) => {
    const frame = new Frame(page);
    await frame.open('/empleos-de-cajero');
    await expect(frame.header.getByRole('link', { name: 'Crear cuenta' }).first()).toBeVisible();
    await frame.header.getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(frame.logInCard).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.logInCard).toHaveCount(0);
    await expect(page).toHaveURL('/empleos-de-cajero');
  });

  test('has a drawer and a menu on a phone; the menu closes outside, on scroll and on Escape', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const frame = new Frame(page);
    await frame.open('/acerca-de');
    await frame.header.getByRole('link', { name: 'Ingresar' }).click();
    await expect(frame.logInCard).toBeVisible();
    await page.keyboard.press('Escape');

    await frame.openMenu();
    await expect(frame.menu.getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
    await page.mouse.click(60, 500);
    await expect(frame.menu).toHaveCount(0);
    await frame.openMenu();
    await page.mouse.wheel(0, 200);
    await expect(frame.menu).toHaveCount(0);
    await frame.openMenu();
    await page.keyboard.press('Escape');
    await expect(frame.menu).toHaveCount(0);
  });

  test('reads the full footer on pages, the reduced one on forms', async ({ page }) => {
    const frame = new Frame(page);
    await frame.open('/empleos-por-estado');
    for (const name of ['Empleos por ciudad', 'Empleos más buscados', 'Mapa del sitio', 'Acerca de'])
      await expect(frame.footer.getByRole('link', { name })).toBeVisible();
    await expect(frame.footer.getByRole('link', { name: 'Contacto' })).toHaveCount(0);
    await frame.open('/login');
    await expect(frame.footer.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
    await expect(frame.footer.getByRole('link', { name: 'Mapa del sitio' })).toHaveCount(0);
    await expect(frame.footer.getByRole('link', { name: 'Términos y condiciones' })).toBeVisible();
  });

  test('is asked to sign up at the end of the results, keeping the query', async ({ page }) => {
    await new Frame(page).open('/empleos-de-cajero?page=2');
    const banner = page.getByRole('complementary', { name: 'Crea tu cuenta gratis' });
    await banner.getByRole('link', { name: 'Crear cuenta' }).click();
    await expect(page).toHaveURL('/cuenta/nueva?page=2');
  });

  test('who uses the keyboard gets past the header at once', async ({ page }) => {
    await new Frame(page).open('/ayuda');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Preguntas frecuentes' }).first()).toBeFocused();
  });
});

test('a phone is offered the app, until the banner is closed', async ({ browser }) => {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const frame = new Frame(page);
  await frame.open('/empleos-de-cajero');
  await expect(frame.appBanner).toContainText('Busca empleo más fácil desde nuestra app');
  expect(await findViolations(page)).toEqual([]);
  await frame.closeAppBanner();
  await frame.open('/empleos-de-cajero');
  await expect(frame.appBanner).toHaveCount(0);
  const closed = (await context.cookies()).find(({ name }) => name === 'smart_banner_closed');
  const days = ((closed?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(1.9);
  expect(days).toBeLessThan(2.1);
  await context.close();
});

test('a candidate walks the header, the tab bar and the menu, and logs out', async ({ page, request }) => {
  test.setTimeout(90_000);
  await signUpReady(request);
  await page.context().addCookies((await request.storageState()).cookies);
  const frame = new Frame(page);
  await frame.open('/dashboard');
  expect(await frame.readNames(frame.tabs)).toEqual(['Inicio', 'Buscar', 'Mi CV']);
  await expect(frame.header.getByRole('link', { name: /ir a mi panel/ })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await frame.tabs.getByRole('link', { name: 'Mi CV' }).click();
  await expect(page).toHaveURL('/curriculo');
  await expect(frame.tabs.getByRole('link', { name: 'Mi CV' })).toHaveAttribute('aria-current', 'page');

  await frame.openMenu();
  expect(await frame.readNames(frame.menu)).toEqual([
    'Sueldos Nuevo',
    'Notificaciones',
    'Configurar cuenta',
    'Ayuda',
  ]);
  await page.mouse.click(300, 700);
  await expect(frame.menu).toHaveCount(0);
  await expect(frame.footer.getByRole('link', { name: 'Contacto' })).toBeVisible();

  await page.setViewportSize(PHONE);
  await frame.open('/dashboard');
  await frame.tabs.getByRole('button', { name: 'Menú' }).click();
  await expect(frame.menu.getByText('Guadalupe', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await frame.menu.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/');
  await expect(frame.header.getByRole('link', { name: 'Ingresar' })).toBeVisible();
});

test('places for candidates ask a visitor to log in, links of old mails say that they are over', async ({
  request,
}) => {
  for (const path of ['/cuenta/configuracion/contrasena', '/curriculo/test-conductual', '/dashboard']) {
    const answer = await request.get(`${path}?x=1`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()['location']).toBe(`/login?returnUrl=${encodeURIComponent(`${path}?x=1`)}`);
  }
  for (const path of ['/cuenta/eliminar/abc', '/suscripcion/confirmar-correo/abc']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(410);
    expect(await answer.text()).toContain('Esta liga ya no está disponible');
  }
});

test('a page that is not there keeps the search and its filters at hand', async ({ page }) => {
  await new Frame(page).open('/nada/por-aqui');
  await expect(page.getByRole('banner').getByRole('search').filter({ visible: true })).toBeVisible();
  const filters = page.getByRole('group', { name: 'Filtros' });
  await expect(filters.getByRole('button').first()).toBeVisible();
  await page.getByRole('link', { name: 'Mapa del sitio' }).first().click();
  await expect(page).toHaveURL('/Home/Mapa_del_Sitio');
});

test('old addresses lead on in any letter case, and the query comes along', async ({ page, request }) => {
  const moved: ReadonlyArray<readonly [string, string]> = [
    ['/dashboard/postulaciones', '/postulaciones'],
    ['/Dashboard/Test-Conductual', '/curriculo/test-conductual'],
    ['/dashboard/datos-de-contacto', '/curriculo'],
    ['/Cuenta/NuevaContrasena/aBc', '/cuenta/nueva-contrasena/aBc'],
    ['/cuenta/activar/1.aBc', '/dashboard/activar/1.aBc'],
    ['/cuenta/nueva/activar/1.aBc', '/dashboard/activar/1.aBc'],
    ['/cuenta/subir-cv', '/subir-cv'],
  ];
  for (const [from, to] of moved) {
    const answer = await request.get(`${from}?x=1`, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location']?.split('#')[0]).toBe(`${to}?x=1`);
  }
  // In the page an old address leaves no trace in the history.
  const frame = new Frame(page);
  await frame.open('/ayuda');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/Cuenta/NuevaContrasena/aBc' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/cuenta/nueva-contrasena/aBc');
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
});

test('a page starts at its top, and where one was when it is loaded again or come back to', async ({
  page,
}) => {
  const frame = new Frame(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await frame.open('/preguntas-frecuentes');
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(100);
  const read = await scrolled();
  await page.reload();
  await expect.poll(scrolled).toBe(read);

  await frame.open('/terminos-condiciones');
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(read);
});

test('nothing is out of reach at 400 % zoom or 320 px', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['/', '/empleos-de-cajero', '/ayuda', '/descarga', '/preguntas-frecuentes', '/nada']) {
      await page.goto(path);
      expect(await scrollsSideways(page), `${path} at ${size.width} × ${size.height}`).toBe(false);
    }
  }
  // With so little height nothing keeps covering the page.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/ayuda');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the shell's own pages are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/ayuda', '/descarga', '/preguntas-frecuentes', '/cuenta/eliminar/abc', '/nada']) {
      await new Frame(page).open(path);
      expect(await findViolations(page), path).toEqual([]);
    }
  });
}
