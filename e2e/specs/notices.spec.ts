import { expect, test } from '@playwright/test';
import { Frame } from '../pages/frame.ts';
import { findViolations } from '../support/axe.ts';
import { MarketingHost } from '../support/marketing-host.ts';
import { SiteProcess } from '../support/site-process.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const NOTICE = 'Estaremos en mantenimiento hoy de 11:00 p. m. a 1:00 a. m.';

let host: MarketingHost;
let site: SiteProcess;
test.beforeAll(async () => {
  host = await MarketingHost.start();
  host.toggles = [
    {
      name: 'alert',
      enabled: true,
      payload: {
        type: 'json',
        value: JSON.stringify({
          text: NOTICE,
          type: 'warning',
          cta: { label: 'Más información', url: '/ayuda' },
        }),
      },
    },
  ];
  host.campaign = { title: 'Empleos de temporada', text: 'Mil vacantes para diciembre.', url: '/empleos' };
  site = await SiteProcess.create({
    UPSTREAM_FEATURES: host.url,
    CAMPAIGN_HOST: `${host.url}/campana`,
    BLOG_URL: 'https://blog.example/',
    RECRUITER_URL: 'https://reclutadores.example/',
    GOOGLE_PLAY_URL: 'https://play.example/chamba',
    APP_STORE_URL: 'https://apps.example/chamba',
    SOCIAL_FACEBOOK_URL: 'https://facebook.example/chamba',
  });
  await site.start();
});
test.afterAll(async () => {
  await site.remove();
  host.stop();
});

test('the notice of the switches stands over every page until it is closed', async ({ page }) => {
  const frame = new Frame(page);
  await frame.open(`${site.url}/ayuda`);
  await expect(frame.notice(NOTICE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Más información' })).toHaveAttribute('href', '/ayuda');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(frame.notice(NOTICE)).toHaveCount(0);
  await frame.open(`${site.url}/empleos`);
  await expect(frame.notice(NOTICE)).toHaveCount(0);
});

test('addresses outside show where they are configured, the campaign at the end of the page', async ({
  page,
}) => {
  const frame = new Frame(page);
  await frame.open(`${site.url}/ayuda`);
  for (const name of ['Blog', 'Busco personal'])
    await expect(frame.header.getByRole('link', { name })).toBeVisible();
  for (const name of [
    'Publicar una vacante',
    'Ayuda y preguntas frecuentes',
    'Facebook',
    /App Store/,
    /Google Play/,
  ])
    await expect(frame.footer.getByRole('link', { name })).toBeVisible();
  await frame.open(`${site.url}/empleos-por-estado`);
  await page.getByRole('link', { name: /Empleos de temporada/ }).click();
  await expect(page).toHaveURL(`${site.url}/empleos`);
});

test('an Android phone gets its store alone, and the banner of the app waits behind the notice', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: ANDROID });
  const page = await context.newPage();
  const frame = new Frame(page);
  await frame.open(`${site.url}/empleos-por-estado`);
  await expect(frame.notice(NOTICE)).toBeVisible();
  await expect(frame.appBanner).toHaveCount(0);
  await expect(frame.footer.getByRole('link', { name: /Google Play/ })).toBeVisible();
  await expect(frame.footer.getByRole('link', { name: /App Store/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(frame.appBanner.getByRole('link', { name: 'Descargar' })).toHaveAttribute(
    'href',
    'https://play.example/chamba',
  );
  const descarga = await page.request.get(`${site.url}/descarga`, {
    maxRedirects: 0,
    headers: { 'user-agent': ANDROID },
  });
  expect(descarga.status()).toBe(302);
  expect(descarga.headers()['location']).toBe('https://play.example/chamba');
  await context.close();
});
