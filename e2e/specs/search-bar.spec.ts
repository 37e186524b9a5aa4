import { expect, test, type Locator, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Results } from '../pages/results.ts';
import { Search } from '../pages/search.ts';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { watchConsole } from '../support/console-watch.ts';

const GUADALAJARA = { typed: 'guadal', place: 'Guadalajara, Jalisco' };
const IN_GUADALAJARA = '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara';

/** The suggestion that the keyboard stands on, as a screen reader says it. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent?.replace(/\s+/g, ' ')) || '';
  });

/** Label of the field with the focus. Asked of the page: a box may be replaced by another one while it is looked for. */
const labelInFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent);

async function isAccessible(page: Page, within: string): Promise<void> {
  expect(await findViolationsInBothThemes(page, within)).toEqual([]);
}

test('a search that lacks something says what, and nothing typed is lost', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await search.submit();
  await expect(search.refusal('Inicia tu búsqueda completando los campos.')).toBeVisible();
  await expect(search.keyword).toBeFocused();

  await search.place.fill('xyzqq');
  await search.submit();
  await expect(search.refusal('No encontramos «xyzqq».')).toBeVisible();
  await expect(search.place).toBeFocused();
  await expect(search.place).toHaveValue('xyzqq');

  await search.place.fill('guadal');
  await search.submit();
  await expect(page.getByRole('listbox').locator('visible=true')).toContainText(
    'Selecciona una ubicación de la lista. Hay varias para «guadal».',
  );
  await expect(search.suggestions.first()).toBeVisible();
  await expect(search.place).toBeFocused();

  await search.place.fill('');
  await search.typeKeyword('cajero');
  await search.submit();
  await expect(search.refusal('Ingresa una ubicación para completar tu búsqueda.')).toBeVisible();
  await isAccessible(page, 'main');
  await expect(search.keyword).toHaveValue('cajero');
  await search.searchWholeCountry();
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-mexico$/);
  await expect(search.keyword).toHaveValue('cajero');
  await expect(search.place).toHaveValue('México');
  await search.keyword.fill('chofer');
  await search.submit();
  await expect(page).toHaveURL(/\/empleos-de-chofer\/en-mexico$/);
});

/** Frames between an input and its form that are drawn in the colour of errors, and how far from them the input stands. */
const getErrorFrames = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => {
    const { form } = element;
    if (!form) return [];
    const probe = document.createElement('i');
    probe.style.color = 'var(--danger)';
    form.append(probe);
    const danger = getComputedStyle(probe).color;
    probe.remove();
    const inner = element.getBoundingClientRect();
    const label = element.labels?.[0]?.getBoundingClientRect() ?? inner;
    const whole = form.getBoundingClientRect();
    const frames = [];
    for (let part: Element = element; part !== form && part.parentElement; part = part.parentElement) {
      const { boxShadow, outlineColor, outlineStyle, borderTopColor, borderTopWidth } =
        getComputedStyle(part);
      const isDrawn =
        boxShadow.includes(danger) ||
        (outlineStyle !== 'none' && outlineColor === danger) ||
        (borderTopWidth !== '0px' && borderTopColor === danger);
      if (!isDrawn) continue;
      const box = part.getBoundingClientRect();
      frames.push({
        toInput: Math.min(
          inner.left - box.left,
          inner.top - box.top,
          box.right - inner.right,
          box.bottom - inner.bottom,
        ),
        hasLabel: label.top >= box.top && label.left >= box.left && label.right <= box.right,
        isAsHighAsForm: Math.abs(box.top - whole.top) <= 1 && Math.abs(box.bottom - whole.bottom) <= 1,
      });
    }
    return frames;
  });

const NOT_FOUND = { typed: 'zzzqqq', reason: 'No encontramos «zzzqqq».' };
const NOT_CHOSEN = { typed: 'guadal', reason: 'Selecciona una ubicación de la lista.' };

for (const { typed, reason } of [NOT_FOUND, NOT_CHOSEN]) {
  for (const width of [390, 1280]) {
    test(`the error of «${typed}» frames the whole field and moves nothing, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const search = new Search(page);
      await search.openHome();
      await search.openForm();
      await search.keyword.fill('cajero');
      await search.place.fill(typed);
      // The boxes with suggestions have come by then, and what they suggest.
      await expect(search.place).toHaveRole('combobox');
      if (typed === NOT_CHOSEN.typed) await expect(search.suggestions.first()).toBeVisible();
      const parts = [search.keyword, search.place, search.button];
      const heights = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
      const before = await heights();
      const stay = async (when: string) => {
        const now = await heights();
        const moved = now.map((y, part) => Math.abs(y - (before[part] ?? NaN)));
        expect(Math.max(...moved), `${when}: ${before.join()} to ${now.join()}`).toBeLessThanOrEqual(1);
      };
      expect(await getErrorFrames(search.place)).toEqual([]);

      await search.submit();
      await expect(
        page
          .getByRole('listbox')
          .or(page.getByRole('alert'))
          .filter({ hasText: reason })
          .locator('visible=true')
          .first(),
      ).toBeVisible();
      await expect(search.place).toBeFocused();
      await expect(search.place).toHaveAttribute('aria-invalid', 'true');
      await stay('refused');

      // While the field has the focus its frame is that of the focus.
      await search.keyword.focus();
      await expect.poll(async () => (await getErrorFrames(search.place)).length).toBe(1);
      const [frame] = await getErrorFrames(search.place);
      expect(frame?.toInput).toBeGreaterThanOrEqual(2);
      // The bar of a wide screen is one pill, with the labels in it; on a phone each box has its own.
      if (width >= 1024) expect(frame).toMatchObject({ hasLabel: true, isAsHighAsForm: true });
      expect(await getErrorFrames(search.keyword)).toEqual([]);
      await stay('left');
    });
  }
}

test('a place typed in full chooses itself, without a suggestion and on a slow line', async ({ page }) => {
  const search = new Search(page);
  for (const [typed, address] of [
    ['  GUADALAJARA ', IN_GUADALAJARA],
    ['44160', IN_GUADALAJARA],
    ['cdmx', '/empleos-de-cajero/en-ciudad-de-mexico'],
    ['Guadalajara, Jalisco', IN_GUADALAJARA],
    ['cerca de guadalajara', IN_GUADALAJARA],
  ] as const) {
    // From another address each time, or one that leads nowhere would pass.
    await search.openHome();
    await search.keyword.fill('cajero');
    await search.place.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
  let isAsked = false;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/service=location/, async (route) => {
    isAsked = true;
    await answered;
    await route.continue();
  });
  await search.place.fill('guadalajara jal');
  await search.submit();
  await expect(page.getByRole('button', { name: 'Buscando...' }).locator('visible=true')).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  answer();
  await expect(page).toHaveURL(IN_GUADALAJARA);
  await expect(search.place).toHaveValue('Guadalajara, Jalisco');
});

test('a list is shown only where a typed place may be several', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await search.keyword.fill('cajero');
  for (const [typed, first] of [
    ['juárez', 'Juárez'],
    ['comarca lagunera', 'Torreón'],
  ] as const) {
    await search.place.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox').locator('visible=true')).toContainText(
      `Selecciona una ubicación de la lista. Hay varias para «${typed}».`,
    );
    await expect(search.suggestions.first()).toContainText(first);
  }
  await search.choose('Torreón, Coahuila');
  await search.submit();
  await expect(page).toHaveURL('/empleos-de-cajero/en-coahuila/ciudad-de-torreon');
});

test('a colonia shows the offers of its municipality, and says so', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await search.keyword.fill('cajero');
  await search.place.fill('col americana guadalajara');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/empleos-de-cajero/en-americana-cp-44160/ciudad-de-guadalajara');
  await expect(new Results(page).heading).toHaveText(
    'Empleos de cajero en Guadalajara, donde está Americana',
  );
  await expect(search.place).toHaveValue('Americana, Guadalajara, Jalisco');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${IN_GUADALAJARA}$`),
  );
  const nearest = new Results(page).refinement('Otras ubicaciones').getByRole('link').first();
  await expect(nearest).toContainText(/, a (?:unos \d+|menos de 3) km/);
});

test('what is typed before the scripts have come is kept once they are there', async ({ page }) => {
  /** Opens a page, types into a box of it, and lets the scripts come after that. */
  const typeEarly = async (path: string, box: Locator, text: string): Promise<void> => {
    const held: Array<() => void> = [];
    let isHeld = true;
    await page.route('**/releases/**/*.js', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await box.fill(text);
    isHeld = false;
    for (const release of held) release();
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await page.unroute('**/releases/**/*.js');
  };
  const search = new Search(page);
  for (const path of ['/', '/empleos-por-estado']) {
    await typeEarly(path, search.keyword, 'cajero');
    await search.place.fill('guadalajara');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(IN_GUADALAJARA);
  }
  const amount = page.getByLabel('Sueldo al mes');
  await typeEarly('/sueldos', amount, '12000');
  await page.getByLabel('De neto a bruto').check({ force: true });
  await expect(amount).toHaveValue('12000');
  const company = page.getByLabel('Nombre de la empresa');
  await typeEarly('/buscar-empleos-por-empresa', company, 'farmacias');
  await expect(company).toHaveValue('farmacias');
});

test('a list of suggestions stays inside a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  const search = new Search(page);
  await search.openHome();
  await search.typePlace('guada');
  await expect(search.suggestions.first()).toBeVisible();
  const list = await page.getByRole('listbox').locator('visible=true').boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(657);
  // From none to the last.
  await page.keyboard.press('ArrowUp');
  await expect(search.suggestions.last()).toBeInViewport();
});

/** Placeholders of the header's search that are wider than their boxes. */
const cutPlaceholders = (page: Page) =>
  page.locator('header form[role="search"] input[placeholder]').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      if (!(input instanceof HTMLInputElement)) return [];
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(input, '::placeholder');
      const probe = document.createElement('span');
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap' });
      Object.assign(probe.style, { fontSize, fontWeight, fontFamily });
      probe.textContent = input.placeholder;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width > input.clientWidth ? [input.placeholder] : [];
    }),
  );

test('the header says in full what its boxes take, to visitors and to candidates', async ({ page }) => {
  const holdsBoth = async (who: string) => {
    for (const width of [1024, 1140, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/empleos-por-estado');
      await new Search(page).ready();
      await expect(page.locator('header form[role="search"] input[placeholder]')).toHaveCount(2);
      expect(await cutPlaceholders(page), `${who}, ${width} px`).toEqual([]);
    }
  };
  await holdsBoth('visitor');
  await page.goto('/cuenta/nueva');
  await new Search(page).ready();
  // Not confirmed yet: the reminder to do so takes room in the header too.
  await new Account(page).create(newCandidate());
  await holdsBoth('candidate');
});

test('by keyboard alone from the home page to an opened offer', async ({ page }) => {
  const search = new Search(page);
  const results = new Results(page);
  await search.openHome();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await labelInFocus(page)) === '¿Qué?') break;
  }
  await page.keyboard.type('cajero');
  await page.keyboard.press('Tab');
  await expect(search.place).toBeFocused();
  await page.keyboard.type('guadal');
  await expect(search.heading('Ciudades')).toBeVisible();
  await expect(search.place).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: 'Sugerencia de búsqueda Ciudades' })).toBeVisible();
  await expect(page.getByText(/^\d+ sugerencias$/).first()).toBeAttached();
  for (let presses = 0; presses < 12 && !/^Guadalajara, Jalisco/.test(await marked(page)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(search.place).toHaveValue('Guadalajara, Jalisco');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(IN_GUADALAJARA);
  await expect(results.heading).toBeFocused();
  await expect(results.preview.getByRole('heading', { level: 2 })).toBeVisible();

  const first = results.getTitle(results.card(1));
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('ArrowDown');
  const second = results.getTitle(results.card(2));
  await expect(second).toBeFocused();
  const title = (await second.textContent()) ?? '';
  await expect(results.preview.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/empleo\/oferta\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('past searches come back in the boxes and on the home page', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await search.find('cajero', GUADALAJARA);
  await expect(page).toHaveURL(IN_GUADALAJARA);
  await search.openHome();
  const past = page.getByRole('region', { name: 'Búsquedas recientes' });
  await expect(past.getByRole('link', { name: /^cajero en Guadalajara, Jalisco/ })).toHaveAttribute(
    'href',
    IN_GUADALAJARA,
  );
  await search.keyword.click();
  await expect(search.heading('Búsquedas recientes')).toBeVisible();
  await expect(search.suggestions.first()).toContainText('cajero');
  await isAccessible(page, 'main form');
  await search.typeKeyword('caj');
  await expect(search.heading('Sugerencia de búsqueda')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.suggestions).toHaveCount(0);
  await search.place.click();
  await search.choose('Guadalajara, Jalisco');
  await expect(page).toHaveURL(IN_GUADALAJARA);
});

test('without suggestions a box stays a box, and no error is shown', async ({ page }) => {
  const search = new Search(page);
  await search.openHome();
  await page.route('**/api/suggests/**', (route) => route.abort());
  const asked = page.waitForRequest('**/api/suggests/locations**');
  await search.typePlace('guadalajara');
  await asked;
  await expect(search.place).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(search.place).toHaveValue('guadalajara');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search fills the screen, and closes once it is sent', async ({ page }) => {
    const complaints = watchConsole(page);
    const search = new Search(page);
    await search.openHome();
    await search.openForm();
    await expect(search.dialog).toBeVisible();
    await expect(search.keyword).toBeFocused();
    await search.typePlace('mex');
    await expect(search.heading('Países')).toBeVisible();
    await expect(search.heading('Estados')).toBeVisible();
    await isAccessible(page, 'dialog[open]');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await search.typeKeyword('cajero');
    await search.place.fill('');
    await search.typePlace(GUADALAJARA.typed);
    await search.choose(GUADALAJARA.place);
    await search.submit();
    await expect(page).toHaveURL(IN_GUADALAJARA);
    await expect(search.dialog).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Cambiar búsqueda: cajero en Guadalajara, Jalisco' }),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('it closes by its button and by the way back, and the trigger has the focus again', async ({
    page,
  }) => {
    const search = new Search(page);
    await new Results(page).open(IN_GUADALAJARA);
    const trigger = page.getByRole('button', { name: /^Cambiar búsqueda/ });
    await trigger.focus();
    await page.keyboard.press('Space');
    await expect(search.dialog).toBeVisible();
    await search.dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(search.dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await search.keyword.fill('chofer');
    await search.place.fill('');
    await search.submit();
    await search.searchWholeCountry();
    await expect(page).toHaveURL(/\/empleos-de-chofer\/en-mexico$/);
    await expect(search.dialog).toBeHidden();
    await trigger.click();
    await expect(search.dialog).toBeVisible();
    await page.goBack();
    await expect(search.dialog).toBeHidden();
  });
});
