import { expect, test, type Page } from '@playwright/test';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

async function openResume(page: Page): Promise<void> {
  await page.goto('/curriculo');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

const jobs = (page: Page) => page.getByRole('region', { name: 'Experiencia profesional' });

/** Presses a button of the jobs by keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await jobs(page).getByRole('button', { name }).press('Enter');
}

/** Fills the form that has the focus in its first field, from field to field by Tab, and sends it by Enter. */
async function typeJob(page: Page, title: string, company: string): Promise<void> {
  await expect(page.getByLabel('Puesto')).toBeFocused();
  const texts = [title, company, '082020', '022023'];
  for (const text of texts) {
    await page.keyboard.type(text);
    if (text !== texts.at(-1)) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(jobs(page).getByText(title, { exact: true })).toBeVisible();
}

test('jobs are added, moved, removed and brought back by keyboard; two tabs are asked', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUpReady(context.request);
  await openResume(page);
  await press(page, 'Agregar experiencia');
  await typeJob(page, 'Cajera', 'La Esperanza');
  await press(page, 'Agregar experiencia');
  await typeJob(page, 'Auxiliar', 'El Lápiz');
  await expect(jobs(page).getByRole('listitem')).toHaveText([/Cajera/, /Auxiliar/]);

  await press(page, 'Editar y ordenar: Experiencia profesional');
  await press(page, 'Subir: Auxiliar, El Lápiz');
  await expect(jobs(page).getByRole('button', { name: 'Bajar: Auxiliar, El Lápiz' })).toBeFocused();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await press(page, 'Quitar: Auxiliar, El Lápiz');
  await expect(jobs(page).getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(jobs(page).getByRole('button', { name: 'Editar: Auxiliar, El Lápiz' })).toBeFocused();
  await openResume(page);
  await expect(jobs(page).getByRole('listitem')).toHaveText([/Auxiliar/, /Cajera/]);

  const other = await context.newPage();
  await openResume(other);
  for (const tab of [page, other]) await press(tab, 'Editar: Cajera, La Esperanza');
  for (const [tab, text] of [
    [other, 'Jefa de cajas'],
    [page, 'Cajera de noche'],
  ] as const) {
    await expect(tab.getByLabel('Puesto')).toBeFocused();
    await tab.getByLabel('Puesto').fill(text);
    await tab.keyboard.press('Enter');
    if (tab === other) await expect(jobs(other).getByText(text, { exact: true })).toBeVisible();
  }
  const conflict = page.getByRole('region', { name: 'Esto cambió en otra ventana' });
  await expect(conflict).toContainText('Jefa de cajas');
  await expect(conflict).toContainText('Cajera de noche');
  await conflict.getByRole('button', { name: 'Guardar lo que escribí' }).press('Enter');
  await expect(jobs(page).getByText('Cajera de noche', { exact: true })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
