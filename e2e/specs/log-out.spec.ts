import { expect, test, type Page } from '@playwright/test';
import { Frame } from '../pages/frame.ts';
import { newCandidate } from '../support/candidate.ts';
import { offers, signUpReady } from '../support/ready-candidate.ts';
import { readStored } from '../support/stored.ts';

// The worker keeps pages and answers; it may do so here.
test.use({ serviceWorkers: 'allow' });

/** A word that is nobody's but this person's. */
const NAME = 'Xochiquétzal';
const TYPED = 'Ebanistería fina de Michoacán';
const PHONE = '3318452290';

test('a log-out leaves nothing of the person in the storages of any tab', async ({ page, context }) => {
  const candidate = await signUpReady(context.request, { ...newCandidate(), firstName: NAME });
  const session = await context.request.get('/rest', {
    params: { server: 'myService', service: 'candidateData' },
  });
  const { response } = (await session.json()) as { response: { user_profile: { userid: string } } };
  const { userid } = response.user_profile;
  const [offer] = await offers(context.request);
  if (!offer) throw new Error('there is no offer');

  const frame = new Frame(page);
  await frame.open('/empleos-de-cajero');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: /^Guardar búsqueda/ }).click();
  await expect(page.getByText('Búsqueda guardada', { exact: true })).toBeVisible();
  await frame.open(offer.url);
  await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
  await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
  await frame.open('/dashboard');
  const discard = page.getByRole('button', { name: /^No me interesa/ }).first();
  await discard.click();
  await expect(page.getByText('No te la sugeriremos más.')).toBeVisible();
  await page.getByRole('button', { name: 'Opciones de cajero' }).click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByText('Cambia tu búsqueda “cajero”')).toBeVisible();

  const other = await context.newPage();
  await new Frame(other).open('/cuenta/nueva/experiencia');
  await other.getByRole('main').locator('label', { hasText: 'Sí' }).first().click();
  await other.getByRole('main').getByLabel('Puesto').fill(TYPED);
  const list = await context.newPage();
  await new Frame(list).open('/postulaciones');

  const values = [candidate.email, NAME, TYPED, PHONE, `"${userid}"`, `u:${userid}`];
  const found = async (tab: Page) =>
    (await readStored(tab)).flatMap((line) =>
      values.filter((value) => line.includes(value)).map((value) => `${value} in ${line.slice(0, 120)}`),
    );
  // What is looked for was there: else finding nothing would say nothing.
  const before = (await found(page)).join('\n');
  for (const value of [NAME, TYPED, `u:${userid}`]) expect(before).toContain(`${value} in`);

  await page.bringToFront();
  await frame.openMenu();
  await frame.menu.getByText('Cerrar sesión').click();
  await expect(page.getByRole('banner').getByText(NAME)).toHaveCount(0);
  await expect(list.getByRole('banner').getByText(NAME)).toHaveCount(0);
  for (const tab of [page, other, list])
    await expect
      .poll(async () => [...(await found(tab)), ...(await keptInTab(tab))], { message: tab.url() })
      .toEqual([]);
});

/** Drafts and discards are the person's, whatever they hold. */
const keptInTab = async (tab: Page): Promise<string[]> =>
  (await readStored(tab)).filter((line) => /^\w+Storage (draft\.|discards|contactData)/.test(line));
