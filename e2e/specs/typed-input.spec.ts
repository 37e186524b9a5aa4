import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { newCandidate, type Candidate } from '../support/candidate.ts';
import { confirmationLinkFor } from '../support/outbox.ts';
import { appliedTo, offers, signUpReady } from '../support/ready-candidate.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const OWN = { 'x-chamba': '1' };
const RESTORED = 'Recuperamos lo que habías escrito.';

test.use({ viewport: PHONE });

/** Counts what a thumb does: each field that is gone to, each button and each choice; a list takes two. */
class Thumb {
  taps = 0;
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }
  async choose(list: Locator, option: { index: number } | string): Promise<void> {
    this.taps += 2;
    await list.selectOption(option);
  }
}

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continuar' });

test('on a phone, from Crear cuenta to an active CV with one job in at most 25 taps; a mistyped address is corrected in place', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const thumb = new Thumb();
  const main = page.getByRole('main');
  const candidate = newCandidate();
  const mistyped = candidate.email.replace('@ejemplo.com', '@ejmplo.com');
  const [offer] = await offers(request);
  if (!offer) throw new Error('there is no offer');
  await new Frame(page).open(`/login?returnUrl=${encodeURIComponent(offer.url)}`);

  await test.step('the sign-up', async () => {
    await thumb.tap(main.getByRole('link', { name: 'Crear cuenta' }));
    await thumb.type(main.getByLabel('Nombre', { exact: true }), 'Ñusta');
    await thumb.type(main.getByLabel('Apellidos'), "  D’Angelo   de la O'Farrill ");
    await thumb.type(main.getByLabel('Correo electrónico'), mistyped);
    await thumb.type(main.getByLabel('Contraseña', { exact: true }), candidate.password);
    await thumb.tap(main.getByRole('button', { name: 'Crear cuenta' }));

    await expect(main.getByLabel('Nombre completo')).toHaveValue("Ñusta D’Angelo de la O'Farrill");
    await thumb.type(main.getByLabel('Teléfono celular'), '044 33 1845 2290');
    await thumb.type(main.getByLabel('Código postal'), '44160');
    await expect(main.getByLabel('Ciudad')).toHaveValue('Guadalajara');
    await thumb.tap(next(page));

    await thumb.type(main.getByLabel('Puesto o profesión'), 'Cajera');
    await thumb.type(main.getByLabel('Sueldo mensual deseado'), '12 mil');
    await thumb.choose(main.getByLabel('Área de interés'), { index: 1 });
    await thumb.tap(main.getByRole('group').getByRole('button').first());
    await expect(main.getByLabel('Sueldo mensual deseado')).toHaveValue('12,000');
    await thumb.tap(next(page));

    await expect(page.getByRole('heading', { name: 'Experiencia', level: 1 })).toBeVisible();
    await thumb.tap(main.locator('label', { hasText: 'Sí' }));
    await thumb.type(main.getByLabel('Puesto', { exact: true }), 'Cajera');
    await thumb.type(main.getByLabel('Empresa'), 'Abarrotes Ruiz');
    await thumb.type(main.getByLabel('Fecha de inicio'), '8/2021');
    await thumb.tap(main.locator('label', { hasText: 'Trabajo actual' }));
    await thumb.tap(next(page));

    await expect(page.getByRole('heading', { name: 'Educación', level: 1 })).toBeVisible();
    await thumb.choose(main.getByLabel('Nivel de estudios'), { index: 2 });
    await thumb.type(main.getByLabel('Institución'), 'CETis 14');
    await thumb.tap(next(page));
    await expect(page.getByRole('heading', { name: '¡Listo! Tu cuenta ha sido creada.' })).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(25);
  });

  const dead = await confirmationLinkFor(request, mistyped);

  await test.step('the address is corrected where it is spoken of', async () => {
    await main.getByRole('button', { name: 'Corregir correo' }).click();
    const field = main.getByLabel('Correo electrónico');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(mistyped);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await field.fill(candidate.email);
    await main.getByRole('button', { name: 'Guardar y enviar' }).click();
    await expect(page.getByText(`Enviamos la liga a ${candidate.email}.`)).toBeVisible();
    await expect(main.getByText(candidate.email)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Corregir correo' })).toBeFocused();
  });

  await test.step('the old link is dead, the new one activates, and the offer is applied to', async () => {
    const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }), viewport: PHONE });
    await elsewhere.goto(dead);
    await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText('No se encontró el token.');
    const link = await confirmationLinkFor(request, candidate.email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeVisible();
    await elsewhere.close();
    await new Frame(page).open(offer.url);
    await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
    await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
    expect(await appliedTo(page.request)).toEqual([offer.id]);
  });
});

/** Ends the sessions of a candidate on all other devices. */
async function endSessionsElsewhere(
  request: APIRequestContext,
  { email, password }: Candidate,
): Promise<void> {
  const data = { server: 'authentication', service: 'retrieveToken', payload: { userid: email, password } };
  await request.post('/rest', { data, headers: OWN });
  const ended = await request.delete('/api/aais/sessions', { params: { keep: 'current' }, headers: OWN });
  expect(ended.status(), await ended.text()).toBe(200);
}

test('nothing typed is lost: the network cut at each step on a phone and found on a wide screen, the session over at 1,500 characters; another person sees none of it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const account = new Account(page);
  const candidate = newCandidate();
  const restored = page.getByText(RESTORED);

  /** Sends a step without a network, loads the page anew, on a wide screen, and finds what was typed; then it is sent. */
  async function cutAt(send: Locator, kept: () => Promise<void>, secret?: () => Promise<void>) {
    await context.setOffline(true);
    await send.click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await kept();
    await context.setOffline(false);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await expect(restored).toBeVisible();
    await kept();
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize(PHONE);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await secret?.();
    await send.click();
  }

  await new Frame(page).open('/cuenta/nueva');

  await test.step('the account, also on the way to the log-in and back, where the address is known', async () => {
    await main.getByLabel('Nombre', { exact: true }).fill('Ana');
    await main.getByLabel('Apellidos').fill('Ruiz');
    await main.getByLabel('Correo electrónico').fill(candidate.email);
    await main.getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión', level: 1 })).toBeVisible();
    await expect(main.getByLabel('Correo electrónico')).toHaveValue(candidate.email);
    await page.goBack();
    await expect(main.getByLabel('Apellidos')).toHaveValue('Ruiz');
    const password = () => main.getByLabel('Contraseña', { exact: true }).fill(candidate.password);
    await password();
    await cutAt(
      main.getByRole('button', { name: 'Crear cuenta' }),
      async () => {
        await expect(main.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
        await expect(main.getByLabel('Correo electrónico')).toHaveValue(candidate.email);
      },
      async () => {
        await expect(main.getByLabel('Contraseña', { exact: true })).toHaveValue('');
        await password();
      },
    );
    await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeVisible();
  });

  await test.step('the contact data, with a city that was chosen', async () => {
    await main.getByLabel('Teléfono celular').fill('33 1845 2290');
    await main.getByLabel('Fecha de nacimiento').fill('1/1/90');
    await main.getByLabel('Código postal').fill('44160');
    await expect(main.getByLabel('Ciudad')).toHaveValue('Guadalajara');
    await main.getByRole('combobox', { name: 'Ciudad' }).selectOption('Zapopan');
    await cutAt(next(page), async () => {
      await expect(main.getByLabel('Teléfono celular')).toHaveValue('33 1845 2290');
      await expect(main.getByLabel('Fecha de nacimiento')).toHaveValue('01 / 01 / 1990');
      await expect(main.getByLabel('Ciudad')).toHaveValue('Zapopan');
    });
    await expect(page.getByRole('heading', { name: 'Profesión' })).toBeVisible();
    await expect(restored).toHaveCount(0);
  });

  await test.step('the profession', async () => {
    await main.getByLabel('Puesto o profesión').fill('Cajera');
    await main.getByLabel('Sueldo mensual deseado').fill('12,500.50');
    await main.getByLabel('Área de interés').selectOption({ index: 1 });
    await main.getByRole('group').getByRole('button').first().click();
    await cutAt(next(page), async () => {
      await expect(main.getByLabel('Puesto o profesión')).toHaveValue('Cajera');
      await expect(main.getByRole('group', { name: 'Áreas elegidas' }).getByRole('button')).toHaveCount(1);
    });
    await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
  });

  const duties = 'Cobré, hice cortes de caja y atendí a la clientela. '.repeat(40);

  await test.step('the session ends at 1,500 characters; another person logs in and sees nothing', async () => {
    await main.locator('label', { hasText: 'Sí' }).click();
    await main.getByLabel('Puesto', { exact: true }).fill('Cajera');
    await main.getByLabel('Empresa').fill('Abarrotes Ruiz');
    await main.getByLabel('Fecha de inicio').fill('agosto 2021');
    await main.locator('label', { hasText: 'Trabajo actual' }).click();
    const text = main.getByLabel('Funciones');
    await text.fill(duties.slice(0, 1_800));
    await next(page).click();
    await expect(main.getByText('Escribe como máximo 1,500 caracteres; llevas 1,800.').first()).toBeVisible();
    await expect(text).toHaveValue(duties.slice(0, 1_800));
    await text.fill(duties.slice(0, 1_500));
    await expect(main.getByText('1,500 de 1,500')).toBeVisible();

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await signUpReady(elsewhere.request);
    await endSessionsElsewhere(elsewhere.request, candidate);
    await elsewhere.close();
    await next(page).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await account.logIn(other);
    await expect(page).toHaveURL(/\/cuenta\/nueva\/experiencia/);
    await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
    await expect(main.getByLabel('Funciones')).toHaveCount(0);
    await expect(restored).toHaveCount(0);
    await page.goto('/menu');
    await main.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the first one finds the text, and after a log-out that was asked for it is gone', async () => {
    const experience = '/cuenta/nueva/experiencia';
    const logInThere = async () => {
      await new Frame(page).open(`/login?returnUrl=${encodeURIComponent(experience)}`);
      await account.logIn(candidate);
      await expect(page).toHaveURL(experience);
      await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible();
    };
    await logInThere();
    await expect(restored).toBeVisible();
    await expect(main.getByLabel('Funciones')).toHaveValue(duties.slice(0, 1_500));
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto('/menu');
    await main.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await logInThere();
    await expect(restored).toHaveCount(0);
    await expect(main.getByLabel('Funciones')).toHaveCount(0);
  });

  await test.step('the education, also after it was left for later', async () => {
    await main.locator('label', { hasText: 'No' }).click();
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Educación', level: 1 })).toBeVisible();
    await main.getByLabel('Nivel de estudios').selectOption({ index: 2 });
    await main.getByLabel('Institución').fill('CETis 14');
    await main.getByRole('button', { name: 'Omitir' }).click();
    await expect(page.getByRole('heading', { name: '¡Listo! Tu cuenta ha sido creada.' })).toBeVisible();
    await new Frame(page).open('/cuenta/nueva/educacion');
    await expect(restored).toBeVisible();
    await cutAt(next(page), async () => {
      await expect(main.getByLabel('Institución')).toHaveValue('CETis 14');
      await expect(main.getByLabel('Nivel de estudios')).not.toHaveValue('');
    });
    await expect(page.getByRole('heading', { name: '¡Listo! Tu cuenta ha sido creada.' })).toBeVisible();
  });
});
