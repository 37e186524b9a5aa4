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
  // The same by its grip.
  await press(page, 'Mover: Auxiliar, El Lápiz');
  await expect(page.getByText('Tomaste Auxiliar, El Lápiz, lugar 1 de 2.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Auxiliar, El Lápiz: lugar 2 de 2.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(jobs(page).getByRole('listitem')).toHaveText([/Auxiliar/, /Cajera/]);
  await press(page, 'Quitar: Auxiliar, El Lápiz');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
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

/** Sections, what adds to them, and what is typed from field to field; a list takes the beginning of an option. */
const FILLED: ReadonlyArray<readonly [section: string, add: string, texts: readonly string[]]> = [
  ['Archivos y enlaces', 'Agregar enlace', ['ejemplo.com/yo', 'Mi trabajo']],
  ['Especialidad', 'Agregar especialidad', ['Cobranza', '3']],
  ['Habilidades', 'Agregar habilidad', ['Excel', 'Inter']],
  ['Educación', 'Agregar educación', ['Bach', 'CETIS 14', '2015', '2018']],
  ['Idiomas', 'Agregar idioma', ['Ing', 'Inter']],
  ['Certificaciones', 'Agregar certificación', ['Montacargas', 'STPS', '2022']],
];

/** What is shown of a list that was filled by the beginning of an option. */
const SHOWN: Readonly<Record<string, string>> = { Bach: 'Bachillerato', Ing: 'Inglés' };

test('every section is filled by keyboard, and stands on the page in both themes', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUpReady(context.request);
  await openResume(page);
  await press(page, 'Agregar experiencia');
  await typeJob(page, 'Cajera', 'La Esperanza');
  for (const [name, add, texts] of FILLED) {
    const section = page.getByRole('region', { name, exact: true });
    await section.getByRole('button', { name: add }).press('Enter');
    const form = section.getByRole('form');
    await expect(form.locator('input:focus, select:focus')).toBeVisible();
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await form.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(form).toHaveCount(0);
    await expect(section).toContainText(
      SHOWN[texts[0] ?? ''] ?? (name === 'Archivos y enlaces' ? 'Mi trabajo' : (texts[0] ?? '')),
    );
  }
  const personal = page.getByRole('region', { name: 'Datos personales' });
  await personal.getByRole('button', { name: 'Editar: Datos personales' }).press('Enter');
  await expect(page.getByLabel('Nombre completo')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Guadalupe Ríos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Guadalupe Ríos' })).toBeVisible();
  await openResume(page);
  await expect(page.getByText('Tu CV está completo')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
