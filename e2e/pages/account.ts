import { expect, type Page } from '@playwright/test';
import type { Candidate } from '../support/candidate.ts';

/** What a person does to get an account and to log in. */
export class Account {
  constructor(private readonly page: Page) {}

  /** @param next heading of the page that the sign-up goes on with. */
  async create(
    { firstName, lastName, email, password }: Candidate,
    next = 'Datos de contacto',
  ): Promise<void> {
    const form = this.page.getByRole('main');
    await form.getByLabel('Nombre', { exact: true }).fill(firstName);
    await form.getByLabel('Apellidos').fill(lastName);
    await form.getByLabel('Correo electrónico').fill(email);
    await form.getByLabel('Contraseña', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(this.page.getByRole('heading', { name: next })).toBeVisible();
  }

  async fillContact(): Promise<void> {
    const form = this.page.getByRole('main');
    await form.getByLabel('Código postal').fill('44160');
    await form.getByLabel('Teléfono celular').fill('3318452290');
    await form.getByLabel('Fecha de nacimiento').fill('12081998');
    await form.locator('label', { hasText: 'Mujer' }).click();
    await expect(form.getByText('Guadalajara, Jalisco').first()).toBeVisible();
    await form.getByRole('button', { name: 'Continuar' }).click();
    await expect(this.page.getByRole('heading', { name: 'Profesión' })).toBeVisible();
  }

  async logIn({ email, password }: Pick<Candidate, 'email' | 'password'>): Promise<void> {
    const form = this.page.getByRole('main');
    await form.getByLabel('Correo electrónico').fill(email);
    await form.getByLabel('Contraseña', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
}
