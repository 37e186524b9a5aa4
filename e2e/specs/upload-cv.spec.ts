import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { signUpReady } from '../support/ready-candidate.ts';

/** Résumés whose truth is known, made up for the bench of the reader. */
const file = (name: string): string =>
  fileURLToPath(new URL(`../../bench/cv-import/files/seen/${name}`, import.meta.url));

const bad = (name: string): string => file(`../bad/${name}`);

/** Files without a résumé, and what is said of them. */
const BAD: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['cut-off.pdf', /parece dañado/],
  ['scanned.pdf', /parece una foto/],
  ['locked.pdf', /Tu PDF tiene contraseña/],
  ['empty.pdf', /está vacío/],
  ['old-word.docx', /Word antiguo/],
  ['cut-off.docx', /parece dañado/],
  ['long.pdf', /no reconocimos/],
];

async function open(page: Page): Promise<void> {
  await page.goto('/subir-cv');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files);

test('a PDF is read on a phone, in a thread of its own and without being sent, reviewed and saved into the CV', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) refused.push(message.text());
  });
  await signUpReady(page.request);
  await open(page);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  const thread = page.waitForEvent('worker');
  for (const [name, words] of BAD) {
    await choose(page, bad(name));
    await expect(page.getByText(words)).toBeVisible();
  }
  expect((await thread).url()).toContain(new URL(page.url()).origin);

  const sent: string[] = [];
  page.on('request', (request) => {
    // Pages report how fast they are, whatever is done on them.
    const isReport = new URL(request.url()).pathname === '/beacon';
    if (request.method() !== 'GET' && !isReport) sent.push(request.url());
  });
  await choose(page, file('left-sidebar.pdf'));
  await expect(page.getByRole('heading', { name: 'Revisa lo que entendimos' })).toBeVisible();
  const jobs = page.getByRole('region', { name: 'Experiencia profesional' });
  await expect(jobs.getByRole('listitem')).toHaveCount(3);
  expect(sent).toEqual([]);
  expect(refused).toEqual([]);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await jobs
    .getByRole('button', { name: /^Editar: / })
    .first()
    .click();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await jobs.getByLabel('Puesto').fill('Encargada de turno');
  await jobs.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: /^Guardar \d+ datos$/ }).click();
  await expect(page.getByText(/Listo, guardamos \d+ datos en tu CV/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi CV' }).click();
  await expect(page).toHaveURL('/curriculo');
  const section = page.getByRole('region', { name: 'Experiencia profesional' });
  await expect(section.getByText('Encargada de turno', { exact: true })).toBeVisible();

  // Read once more, as a Word document would be: what is there is not offered again.
  await open(page);
  await choose(page, file('left-sidebar.pdf'));
  await expect(page.getByRole('region', { name: 'Educación' }).getByText('Ya está en tu CV')).toHaveCount(2);
});

test('a Word document that a visitor reads waits for their account', async ({ page }) => {
  await open(page);
  await choose(page, file('simple.docx'));
  await expect(page.getByRole('heading', { name: 'Revisa lo que entendimos' })).toBeVisible();
  await page.getByRole('link', { name: 'Crear cuenta' }).last().click();
  await new Account(page).create(newCandidate(), 'Revisa lo que entendimos');
  await expect(page).toHaveURL('/subir-cv');
  await expect(page.getByText('Recuperamos lo que leímos de tu archivo.')).toBeVisible();
  // The account has no résumé yet: it is made with the first save.
  await page.getByRole('button', { name: /^Guardar \d+ datos$/ }).click();
  await page.getByRole('link', { name: 'Ver mi CV' }).click();
  await expect(page).toHaveURL('/curriculo');
  await expect(page.getByRole('region', { name: 'Educación' }).getByRole('listitem')).toHaveCount(2);
});
