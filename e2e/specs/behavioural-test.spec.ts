import { expect, test, type Page } from '@playwright/test';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { BEHAVIOURAL_TEST as START, choose, finish } from '../support/behavioural-test.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const EXPECTED = ['Organizada', 'Eficiente', 'Metódica', 'Práctica', 'Amable'];
const OWN = ['Conversadora', 'Extrovertida', 'Audaz', 'Enérgica', 'Amable'];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

test('left at its second step on a phone, the test is finished on a desktop', async ({ page, browser }) => {
  await signUpReady(page.context().request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, `${START}/3`);
  await expect(page).toHaveURL(`${START}/1`);
  await choose(page, EXPECTED);
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(page).toHaveURL(`${START}/2`);
  // The service counts from what it has of the first step.
  const began = Date.now();
  await expect(page.getByRole('group', { name: 'En realidad, soy una persona…' })).toBeVisible();
  await choose(page, OWN.slice(0, 4));
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  const desktop = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const other = await desktop.newPage();
  await open(other, START);
  await expect(other.getByText('Vas en el paso 2 de 3.')).toBeVisible();
  await other.getByRole('link', { name: 'Continuar' }).click();
  await choose(other, OWN);
  await other.getByRole('button', { name: 'Siguiente' }).click();
  await expect(other).toHaveURL(`${START}/3`);
  await finish(other, began);
  await expect(
    other.getByRole('img', {
      name: 'Extroversión, de reservada a sociable: te describes 100 hacia sociable; esperan de ti al centro.',
    }),
  ).toBeVisible();
  await other.getByText('Ver como tabla').click();
  await expect(other.getByRole('row', { name: /Responsabilidad/ })).toContainText('100');
  expect(await findViolationsInBothThemes(other)).toEqual([]);

  // The phone learns that the test is finished.
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Tu prueba conductual' })).toBeVisible();
  await open(page, '/curriculo#pda');
  await expect(page.getByRole('region', { name: 'Prueba conductual' })).toContainText('Sociable');
  await desktop.close();
});

test('the test of English hands its score back with the token of the page', async ({ page }) => {
  await signUpReady(page.context().request);
  await open(page, '/open-english');
  await page.getByRole('button', { name: 'Crear token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await open(page, `/open-english/${token}/85`);
  await expect(page.getByText('Información almacenada con éxito.')).toBeVisible();
  // The same token with another score.
  await open(page, `/open-english/${token}/100`);
  await expect(page.getByText('ERROR: El token no es válido o ya fue utilizado.')).toBeVisible();
  const { response } = await (
    await page.request.get('/rest', { params: { server: 'myService', service: 'resume' } })
  ).json();
  expect(response.resume.education.languagecertifications).toEqual([
    expect.objectContaining({ certificationid: '5', score: 85 }),
  ]);
});
