import { expect, test, type Page } from '@playwright/test';
import { Search } from '../pages/search.ts';
import { scrollsSideways, findViolations } from '../support/axe.ts';

/** A position in Guadalajara, more exact than what is sent. */
const AT_HOME = { latitude: 20.676722, longitude: -103.347556 };

const nearMe = (page: Page) =>
  page.getByRole('option', { name: 'Usar mi ubicación' }).locator('visible=true').first();

/** Addresses that were asked with coordinates in them. */
function sentPoints(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('service=nearest')) sent.push(request.url());
  });
  return sent;
}

async function openBox(page: Page): Promise<Search> {
  const search = new Search(page);
  await search.openHome();
  await search.openForm();
  await search.place.click();
  return search;
}

for (const phone of [false, true]) {
  test.describe(phone ? 'on a phone' : 'on a wide screen', () => {
    test.use({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 } });

    test('one tap searches in the current municipality, located to a kilometre', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(AT_HOME);
      const sent = sentPoints(page);
      const search = await openBox(page);
      await expect(nearMe(page)).toBeVisible();
      expect(sent).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page)).toEqual([]);
      }
      await nearMe(page).click();
      await expect(search.place).toHaveValue('Guadalajara, Jalisco');
      await expect(
        page.getByRole('status').filter({ hasText: 'Tu ubicación: Guadalajara, Jalisco' }),
      ).toHaveCount(1);
      expect(sent).toHaveLength(1);
      const point = new URL(sent[0] ?? '').searchParams;
      expect([point.get('lat'), point.get('lon')]).toEqual(['20.68', '-103.35']);
      await expect(
        page.getByRole('button', { name: 'Buscar empleo' }).locator('visible=true').first(),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/empleos-en-jalisco\/ciudad-de-guadalajara$/);
    });

    test('a refusal is explained and keeps what was typed', async ({ page }) => {
      const sent = sentPoints(page);
      const search = await openBox(page);
      await search.place.pressSequentially('za');
      await nearMe(page).click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'No hay permiso para usar tu ubicación.' })
          .locator('visible=true')
          .first(),
      ).toBeVisible();
      await expect(search.place).toHaveValue('za');
      expect(sent).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });

    test('abroad there is no municipality', async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
      await openBox(page);
      await nearMe(page).click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'Parece que estás fuera de México.' })
          .locator('visible=true')
          .first(),
      ).toBeVisible();
    });
  });
}

test('an offer of another municipality says how far it is from the city of the search', async ({ page }) => {
  await page.goto('/empleos/en-nuevo-leon/ciudad-de-monterrey');
  const href = await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href');
  await page.goto('/empleos/en-jalisco/ciudad-de-guadalajara');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('knownPlace'))).toContain('Guadalajara');
  await page.goto(href ?? '');
  await expect(page.getByText(/^A unos \d+ km de Guadalajara/).first()).toBeVisible();
});

test('a city known by another name than its municipality is found by it', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await search.openForm();
  await search.typePlace('cancun');
  await search.choose('Cancún, Benito Juárez, Quintana Roo');
  await expect(search.place).toHaveValue('Cancún, Benito Juárez, Quintana Roo');
  await search.submit();
  await expect(page).toHaveURL(/\/empleos-en-quintana-roo\/ciudad-de-benito-juarez$/);
});
