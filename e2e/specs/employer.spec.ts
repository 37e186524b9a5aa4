import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { watchConsole } from '../support/console-watch.ts';
import { importOffer } from '../support/imported-offer.ts';
import { employerLinkFor } from '../support/outbox.ts';
import { signUpReady } from '../support/ready-candidate.ts';

test.use({ viewport: { width: 390, height: 844 } });

const visible = (page: Page, name: string) =>
  page.getByRole('button', { name }).locator('visible=true').first();

/** Status of the candidate's newest application. */
async function readStatus(request: APIRequestContext): Promise<string | undefined> {
  const answer = await request.get('/rest', { params: { server: 'myService', service: 'applications' } });
  const { response } = (await answer.json()) as { response: { applications: Array<{ status: string }> } };
  return response.applications[0]?.status;
}

test('from the questions of an offer to the answer of its employer', async ({ browser, context, page }) => {
  const id = `empleador-${Date.now()}`;
  const recipient = `${id}@tienda.example`;
  const offer = await importOffer(context.request, id, {
    title: `Cajero de mostrador ${id.slice(-6)}`,
    applicationContact: { email: recipient },
    applicationQuestions: [
      { id: 'turno', question: '¿Puedes rolar turnos?', type: 'boolean' },
      { id: 'anios', question: '¿Cuántos años de experiencia tienes?', type: 'number' },
    ],
  });
  const { firstName, email } = await signUpReady(context.request);
  const complaints = watchConsole(page);

  await test.step('the questions are asked before anything is sent', async () => {
    const code = page.waitForResponse((response) => response.url().includes('/apply-work'));
    await page.goto(offer.url);
    await code;
    await visible(page, 'Postularme').click();
    const dialog = page.getByRole('dialog', { name: 'Preguntas de la empresa' });
    await expect(dialog).toBeVisible();
    expect(await findViolationsInBothThemes(page, 'dialog')).toEqual([]);
    await dialog.locator('label', { hasText: 'Sí' }).click();
    await dialog.getByLabel('¿Cuántos años de experiencia tienes?').fill('3');
    // What was typed outlives the page.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await visible(page, 'Postularme').click();
    await expect(dialog.getByLabel('¿Cuántos años de experiencia tienes?')).toHaveValue('3');
    await dialog.getByRole('button', { name: 'Postularme' }).click();
    await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
    await expect.poll(() => readStatus(context.request)).toBe('sent');
    // With its notice, and the offers that come in the place of the button.
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });

  const link = await employerLinkFor(context.request, recipient);

  await test.step('visits that tap nothing change nothing, also with scripts', async () => {
    const scanner = await browser.newContext();
    await scanner.request.head(link);
    const answer = await scanner.request.get(link, { headers: { purpose: 'prefetch' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).not.toContain(email);
    expect(html).not.toContain(firstName);
    const visit = await scanner.newPage();
    await visit.goto(link, { waitUntil: 'networkidle' });
    await visit.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await visit.reload({ waitUntil: 'networkidle' });
    expect(await readStatus(context.request)).toBe('sent');
    await scanner.close();
  });

  await test.step('one tap shows what was sent, and the candidate knows', async () => {
    const employer = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const received = await employer.newPage();
    const theirs = watchConsole(received);
    await received.goto(link);
    await expect(received.locator('html')).toHaveAttribute('data-ready', 'true');
    expect(await findViolationsInBothThemes(received)).toEqual([]);
    await received.getByRole('button', { name: 'Ver la postulación' }).click();
    await expect(received.getByRole('link', { name: email })).toBeVisible();
    await expect(received.getByText('¿Puedes rolar turnos?')).toBeVisible();
    expect(await readStatus(context.request)).toBe('seen');
    expect(await findViolationsInBothThemes(received)).toEqual([]);
    expect(await scrollsSideways(received)).toBe(false);

    const download = received.waitForEvent('download');
    await received.getByRole('button', { name: 'Descargar el CV en PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^CV-.*\.pdf$/);

    await received.locator('label', { hasText: 'Entrevista' }).click();
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await received.getByLabel(/Día y hora/).fill(`${day}T10:30`);
    await received.getByLabel(/^Lugar/).fill('Av. Juárez 10');
    await received.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(received.getByText(/Tu respuesta quedó registrada/)).toBeVisible();
    expect(await readStatus(context.request)).toBe('interview');
    expect(theirs).toEqual([]);
    await employer.close();
  });

  await test.step('the candidate sees who opened the CV and what was answered', async () => {
    await page.goto('/postulaciones');
    await expect(page.getByText('Av. Juárez 10')).toBeVisible();
    await expect(page.getByText('1 reclutador vio tu CV')).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Comprobante' }).click();
    await expect(page.getByText('¿Puedes rolar turnos?')).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  await test.step('the same without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const received = await plain.newPage();
    await received.goto(link);
    await received.getByRole('button', { name: 'Ver la postulación' }).click();
    await expect(received.getByRole('link', { name: email })).toBeVisible();
    await received.getByRole('button', { name: 'Descargar el CV en PDF' }).click();
    await expect(received.getByRole('link', { name: 'Guardar el CV en PDF' })).toHaveAttribute(
      'href',
      /^data:application\/pdf;base64,JVBERi0/,
    );
    await received.locator('label', { hasText: 'Contratado' }).click();
    await received.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(received.getByText(/Tu respuesta quedó registrada/)).toBeVisible();
    expect(await readStatus(context.request)).toBe('hired');
    await plain.close();
  });

  await test.step('a changed link says so and reveals nothing', async () => {
    await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esta postulación ya no está disponible',
    );
  });
  // The last page is answered 404, which browsers write down.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
