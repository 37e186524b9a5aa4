import { expect, test } from '@playwright/test';
import { Filters } from '../pages/filters.ts';
import { Results } from '../pages/results.ts';
import { scrollsSideways, findViolations, findViolationsInBothThemes } from '../support/axe.ts';

const ADDRESS = '/empleos-en-jalisco';

/** Each filter, and what its choice leaves in the address. */
const FILTERS: ReadonlyArray<readonly [name: string, inAddress: RegExp]> = [
  ['Escolaridad', /[?&]education=\d/],
  ['Modalidad', /[?&]work_mode=\d/],
  ['Sueldo', /[?&](smin|smax)=/],
  ['Fecha', /[?&]tm=\d/],
  ['Categoría', /\/trabajo-en-/],
  ['Contratación', /[?&](tp|tft|tpt|tc)=1|contract_type=/],
];

test('each filter is applied, shown on its button, taken back and recorded', async ({ page }) => {
  const filters = new Filters(page);
  const results = new Results(page);
  await results.open(ADDRESS);
  let found = await results.count();
  for (const [index, [name, inAddress]] of FILTERS.entries()) {
    await filters.open(name);
    const before = page.url();
    const chosen = await filters.choose(name);
    expect(page.url(), 'nothing happens before APLICAR').toBe(before);
    await filters.apply(name);
    await expect(page, name).toHaveURL(inAddress);
    await expect(filters.button(name)).toContainText(chosen.slice(0, 20));
    // Another path is another page, which is read from its title.
    await expect(name === 'Categoría' ? results.heading : filters.button(name)).toBeFocused();
    await expect(filters.clearAll).toHaveAccessibleName(`Limpiar filtros (${index + 1})`);
    const left = await results.count();
    expect(left, name).toBeLessThanOrEqual(found);
    found = left;
  }
  await filters.open('Sueldo');
  await expect(filters.panel('Sueldo').getByRole('button', { pressed: true })).toBeFocused();
  await filters.unchoose('Sueldo');
  await filters.apply('Sueldo');
  await expect(page).not.toHaveURL(/[?&](smin|smax)=/);
  await expect(filters.button('Sueldo')).toHaveText('Sueldo');
  const recorded = (await filters.recorded()) as { event: string; action: string; facet: string }[];
  expect(recorded.map(({ event, action, facet }) => `${event} ${action} ${facet}`)).toEqual(
    ['EL', 'WM', 'SAL', 'TM', 'CAT', 'JT', 'SAL'].map((facet) => `filter apply ${facet}`),
  );
});

test('one panel is open at a time; Escape, a press outside and Tab close it', async ({ page }) => {
  const filters = new Filters(page);
  await new Results(page).open(ADDRESS);
  await filters.open('Sueldo');
  expect(await findViolationsInBothThemes(page, '[role=group][aria-label=Filtros]')).toEqual([]);
  await filters.open('Fecha');
  await expect(filters.panels).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(filters.panels).toHaveCount(0);
  await expect(filters.button('Fecha')).toBeFocused();
  await filters.open('Fecha');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(filters.panels).toHaveCount(0);
});

test('several values of one filter, LIMPIAR, and all filters dropped at once', async ({ page }) => {
  const filters = new Filters(page);
  const results = new Results(page);
  await results.open(`${ADDRESS}?tm=60`);
  await filters.open('Contratación');
  await filters.choose('Contratación', 'Tiempo completo');
  await filters.choose('Contratación', 'Medio tiempo');
  await filters.apply('Contratación');
  await expect(page).toHaveURL(`${ADDRESS}?tft=1&tpt=1&tm=60`);
  await expect(filters.clearAll).toHaveAccessibleName('Limpiar filtros (3)');
  await filters.open('Contratación');
  await filters.clear('Contratación');
  await expect(page).toHaveURL(`${ADDRESS}?tm=60`);
  await filters.clearAll.click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(filters.clearAll).toHaveCount(0);
});

test('an employer that is the only filter gives the button its name', async ({ page }) => {
  const results = new Results(page);
  await results.open(ADDRESS);
  const answer = await page.request.get('/rest?server=jobs&service=jobs&location=jalisco');
  const { response } = (await answer.json()) as { response: { facets: { company: { value: string }[] } } };
  const employer = response.facets.company[0]?.value ?? '';
  await results.open(`/empleos/bolsa-de-trabajo-${employer}`);
  const button = page
    .getByRole('link', { name: /^Quitar filtro: / })
    .locator('visible=true')
    .first();
  const name = ((await button.locator('[aria-hidden]').first().textContent()) ?? '').trim();
  expect(name).toBe(name.toLocaleUpperCase('es-MX'));
  expect([...name.replace('…', '')].length).toBeLessThanOrEqual(16);
  await button.click();
  await expect(page).toHaveURL('/empleos');
});

test('a chosen category offers its subcategories, most vacancies first', async ({ page }) => {
  const filters = new Filters(page);
  const results = new Results(page);
  await results.open(ADDRESS);
  await filters.open('Categoría');
  const category = await filters.choose('Categoría');
  await filters.apply('Categoría');
  const links = results.refinement(`Subcategorías de ${category}`).getByRole('link');
  await expect(links.first()).toBeVisible();
  const counts = (await links.locator('span').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  await links.first().click();
  await expect(page).toHaveURL(/\/trabajo-en-[^/]+\/[^/]+\/en-jalisco/);
  await expect(filters.clearAll).toHaveAccessibleName('Limpiar filtros (2)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the count never lies under the way to drop filters', async ({ page }) => {
    const results = new Results(page);
    const filters = new Filters(page);
    await results.open(`${ADDRESS}?smin=5000&smax=10000`);
    await expect(filters.clearAll).toBeVisible();
    const isCut = await results.total.evaluate((count) => count.scrollWidth > count.clientWidth);
    expect(isCut, 'the count reaches into what stands beside it').toBe(false);
  });

  test('a filter opens from the bottom and leads to the filtered search', async ({ page }) => {
    const filters = new Filters(page);
    const results = new Results(page);
    await results.open(ADDRESS);
    await filters.open('Sueldo');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await filters.choose('Sueldo');
    await filters.apply('Sueldo');
    await expect(page).toHaveURL(/[?&](smin|smax)=/);
    await expect(filters.clearAll).toBeVisible();
    for (const size of [
      { width: 320, height: 640 },
      { width: 320, height: 225 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every filter is a list of links', async ({ page }) => {
    await page.goto(ADDRESS);
    for (const [name, inAddress] of FILTERS) {
      const filter = page.locator('details[name=facet]', { has: page.getByText(name, { exact: true }) });
      await filter.locator('summary').click();
      const link = filter.getByRole('link').filter({ hasText: /\d/ }).first();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href'), name).toMatch(inAddress);
    }
  });
});
