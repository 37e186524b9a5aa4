import { expect, test } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Search } from '../pages/search.ts';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { confirmationLinkFor } from '../support/outbox.ts';

test('find a real vacancy, sign up, confirm, apply, and find it again after closing the browser', async ({
  page,
  request,
  browser,
  baseURL,
}, testInfo) => {
  const search = new Search(page);
  const account = new Account(page);
  const candidate = newCandidate();

  await search.openHome();
  await search.openForm();
  await search.typeKeyword('cajero');
  await search.typePlace('guadal');
  await expect(page.getByText('Ciudades', { exact: true })).toBeVisible();
  await search.choose('Guadalajara, Jalisco');
  await search.submit();
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-jalisco\/ciudad-de-guadalajara$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cajero en Guadalajara, Jalisco/i);
  await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();

  const offer = (await search.cards.first().getAttribute('href')) ?? '';
  await page.goto(offer);
  await search.ready();
  await page.getByRole('link', { name: 'Postularme' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await expect(page).toHaveURL(/\/cuenta\/nueva\?returnUrl=/);

  await account.create(candidate);
  await account.fillContact();
  const form = page.getByRole('main');
  await form.getByLabel('Puesto o profesión').fill('Cajera');
  await form.getByLabel('Sueldo mensual deseado').fill('500');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('Mínimo $1,000').first()).toBeVisible();
  await form.getByLabel('Sueldo mensual deseado').fill('9800');
  await form.getByLabel('Área de interés').selectOption({ index: 1 });
  await form.getByRole('group').getByRole('button').first().click();
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/cuenta\/nueva\/experiencia\?.*returnUrl=/);

  await page.goto(await confirmationLinkFor(request, candidate.email));
  await expect(page.getByText('Tu cuenta ha sido activada.')).toBeVisible();

  await page.goto(offer);
  await search.ready();
  // Requested once, before the account exists: the confirmed e-mail sends it without another tap.
  await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();

  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page.goto('/postulaciones');
  await expect(page.getByRole('heading', { name: 'Mis postulaciones' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('main').locator(`a[href="${offer}"]`).first()).toBeVisible();

  const again = await browser.newContext({ baseURL, viewport: testInfo.project.use.viewport });
  const newPage = await again.newPage();
  await newPage.goto('/login?returnUrl=%2Fpostulaciones');
  await expect(newPage.locator('html')).toHaveAttribute('data-ready', 'true');
  await new Account(newPage).logIn(candidate);
  await expect(newPage).toHaveURL('/postulaciones');
  await expect(newPage.getByRole('main').locator(`a[href="${offer}"]`).first()).toBeVisible();
  await again.close();
});
