import { expect, test, type Locator } from '@playwright/test';
import { Filters } from '../pages/filters.ts';
import { Results } from '../pages/results.ts';
import { Search } from '../pages/search.ts';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';

const ADDRESS = '/empleos-en-jalisco';
const GUADALAJARA = { typed: 'guadal', place: 'Guadalajara, Jalisco' };

test('the list and the offer beside it: a click changes it in place and marks the card', async ({ page }) => {
  const results = new Results(page);
  await results.open(ADDRESS);
  await expect(results.card(1)).toHaveAttribute('aria-current', 'true');
  await expect(results.preview.getByRole('heading', { level: 2 }).first()).toHaveText(
    (await results.getTitle(results.card(1)).textContent()) ?? '',
  );
  const fourth = results.card(4);
  const title = (await results.getTitle(fourth).textContent()) ?? '';
  await fourth.click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(results.preview.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await expect(results.preview.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  expect(await findViolationsInBothThemes(page, 'aside')).toEqual([]);
  await results.open(ADDRESS);
  await expect(fourth).toContainText('Visto');
  await results.preview.getByRole('link', { name: 'Abrir en página completa' }).click();
  await expect(page).toHaveURL(/\/empleo\/oferta\/\d+/);
});

test('pages, order and other places are addresses', async ({ page }) => {
  const results = new Results(page);
  await results.open(ADDRESS);
  const first = await results.getTitle(results.card(1)).getAttribute('href');
  await results.goToPage(2);
  await expect(page).toHaveURL(`${ADDRESS}?page=2`);
  await expect(results.getTitle(results.card(1))).not.toHaveAttribute('href', first ?? '');
  await expect(results.heading).toBeFocused();
  await results.sortBy('Fecha');
  await expect(page).toHaveURL(`${ADDRESS}?sort=2`);
  await expect(page.getByRole('button', { name: 'Ordenar por: Fecha' })).toBeVisible();
  const places = results.refinement('Otras ubicaciones').getByRole('link');
  expect(await places.count()).toBeLessThanOrEqual(10);
  await places.first().click();
  await expect(page).toHaveURL(/\/en-jalisco\/ciudad-de-|en-jalisco\/ciudad-de-/);
  await results.open(`${ADDRESS}?page=499`);
  await page.getByRole('link', { name: 'Ir a la primera página' }).click();
  await expect(page).toHaveURL(ADDRESS);
});

test('sample offers do not invite to be among the first: their applications have no recipient', async ({
  page,
}) => {
  const results = new Results(page);
  await results.open(ADDRESS);
  await expect(results.card(0)).toBeVisible();
  await expect(page.getByText('Sé de los primeros en postularte')).toHaveCount(0);
});

/** What cuts a text: its own box, a part around it that hides what leaves it, or the window. */
const countClippedLines = (text: Locator) =>
  text.evaluate((element) => {
    const cuts: string[] = [];
    if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
      cuts.push('its own box');
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    if (words.left < 0 || words.right > document.documentElement.clientWidth) cuts.push('the window');
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const isOutside =
        (overflowX !== 'visible' && (words.left < box.left || words.right > box.right)) ||
        (overflowY !== 'visible' && (words.top < box.top || words.bottom > box.bottom));
      if (isOutside) cuts.push(part.outerHTML.slice(0, 80));
    }
    return cuts;
  });

test('the notice of a sample offer is not cut, beside the list and on its page', async ({ page }) => {
  const results = new Results(page);
  const notice = (part: Locator) =>
    part.getByText('Vacante de muestra: nadie recibe esta postulación').locator('visible=true').first();
  for (const width of [1024, 1080, 1140]) {
    await page.setViewportSize({ width, height: 900 });
    await results.open(ADDRESS);
    // How much room the notice has depends on the pay beside it.
    for (const place of [1, 2, 3, 4]) {
      const title = (await results.getTitle(results.card(place)).textContent()) ?? '';
      await results.card(place).click();
      await expect(results.preview.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
      await expect(notice(results.preview)).toBeVisible();
      expect(await countClippedLines(notice(results.preview)), `${width} px, ${title}`).toEqual([]);
    }
    await results.preview.getByRole('link', { name: 'Abrir en página completa' }).click();
    await expect(page).toHaveURL(/\/empleo\/oferta\/\d+/);
    await expect(notice(page.getByRole('main'))).toBeVisible();
    expect(await countClippedLines(notice(page.getByRole('main'))), `${width} px, page of the offer`).toEqual(
      [],
    );
  }
});

test('nothing found keeps the filters at hand and offers to drop them', async ({ page }) => {
  const filters = new Filters(page);
  const results = new Results(page);
  await results.open('/empleos-de-zzzznadaquever?tm=7&work_mode=1');
  await expect(results.nothingFound).toBeVisible();
  await expect(filters.button('Fecha')).toContainText('Última semana');
  await expect(filters.clearAll).toHaveAccessibleName('Limpiar filtros (2)');
  expect(await findViolationsInBothThemes(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 225 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Limpiar filtros (2)' }).last().click();
  await expect(page).toHaveURL('/empleos-de-zzzznadaquever');
});

test('a search the site cannot answer keeps bar and filters, and the retry works', async ({ page }) => {
  const search = new Search(page);
  const filters = new Filters(page);
  const results = new Results(page);
  await search.openHome();
  await page.route(/\/rest\?.*service=jobs(&|$)/, (route) =>
    route.fulfill({ status: 500, json: { status: 500, errors: [{ code: 'GNL-01', description: '' }] } }),
  );
  await search.find('cajero', GUADALAJARA);
  await expect(results.problem).toBeVisible();
  await expect(filters.button('Sueldo')).toBeVisible();
  expect(await findViolationsInBothThemes(page, 'main')).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await results.retry();
  await expect(results.cards.first()).toBeVisible();
  await expect(results.heading).toContainText(/cajero en Guadalajara, Jalisco/i);
});

test('an offer beside the list that cannot be had is asked for again', async ({ page }) => {
  const results = new Results(page);
  await page.route(/\/api\/job\?/, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await results.open(ADDRESS);
  await expect(results.preview.getByText('Hay un problema para cargar este contenido.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await results.retry();
  await expect(results.preview.getByRole('heading', { name: 'Descripción' })).toBeVisible();
});

test('nothing scrolls sideways at 320 pixels and at 400 % of a desktop', async ({ page }) => {
  const results = new Results(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 225 },
  ]) {
    await page.setViewportSize(size);
    for (const address of ['/', ADDRESS, '/empleos-de-cajero?page=2&tm=60&work_mode=0']) {
      await results.open(address);
      await expect.poll(() => scrollsSideways(page), address).toBe(false);
    }
  }
});
