import { expect, test } from '@playwright/test';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

test('a search is saved from its results, had back after its deletion, and changed', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUpReady(context.request);
  await page.goto('/empleos-de-cajero');
  const offer = page.getByRole('region', { name: 'Guarda esta búsqueda' });
  await offer.getByRole('button', { name: /^Guardar búsqueda/ }).click();
  await expect(page.getByText('Tu búsqueda se guardó correctamente.')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ver mis búsquedas' }).click();
  const list = page.getByRole('region', { name: 'Mis búsquedas guardadas' });
  await expect(list.getByRole('listitem')).toHaveText([/cajero/]);
  await list.getByRole('button', { name: 'Opciones de cajero' }).click();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: 'Eliminar' }).click();
  await expect(list.getByText('Aún no tienes búsquedas guardadas.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/cajero/]);

  await list.getByRole('button', { name: 'Opciones de cajero' }).click();
  await list.getByRole('link', { name: 'Editar' }).click();
  await page.goto('/empleos-de-cajero/en-jalisco');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.goto('/dashboard');
  await expect(list.getByRole('listitem')).toHaveText([/cajero.*Jalisco/]);
});
