import { createServer, type ServerResponse } from 'node:http';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { Frame } from '../pages/frame.ts';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { signUpReady } from '../support/ready-candidate.ts';
import { SiteProcess } from '../support/site-process.ts';

/** Sum of the layout shifts of the page that nobody caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean }
      >)
        if (!entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}

test('the dashboard of somebody with a résumé and no applications moves nothing as its blocks arrive', async ({
  page,
  context,
}) => {
  await signUpReady(context.request);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    await new Frame(page).open('/dashboard');
    await expect(page.getByRole('region', { name: /^Tu CV está/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText('Nadie ha abierto tu currículum todavía.')).toBeVisible();
    expect(await shifts(), `${viewport.width} px`).toBeLessThan(0.02);
    expect(await scrollsSideways(page)).toBe(false);
  }
  await expect(page.getByRole('button', { name: /^¿Qué y dónde\?/ })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('the search of a phone’s dashboard opens in place', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpReady(context.request);
  await new Frame(page).open('/dashboard');
  await page.getByRole('button', { name: /^¿Qué y dónde\?/ }).click();
  await page.getByRole('dialog').getByPlaceholder('Puesto, área laboral o empresa').fill('cajer');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5);
});

/** A service whose answers wait until they are let go. */
async function startHeldService() {
  const held: ServerResponse[] = [];
  const service = createServer((_request, response) => void held.push(response));
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  const address = service.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    isAsked: () => held.length > 0,
    letGo: (body: unknown) => {
      for (const response of held.splice(0))
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    },
    close: () => {
      service.close();
      service.closeAllConnections();
    },
  };
}

test('a service that does not answer delays neither the page nor the other blocks', async ({ browser }) => {
  const service = await startHeldService();
  const site = await SiteProcess.create({ UPSTREAM_ALERT: service.url });
  try {
    await site.start();
    const context = await browser.newContext({ baseURL: site.url });
    await signUpReady(context.request, newCandidate());
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.getByText('Aún no tienes postulaciones.')).toBeVisible();
    await expect(page.getByText('Nadie ha abierto tu currículum todavía.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Tu CV está/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const searches = page.getByRole('region', { name: 'Mis búsquedas guardadas' });
    await expect(searches.getByText('Cargando búsquedas guardadas')).toBeAttached();
    expect(service.isAsked()).toBe(true);
    service.letGo({
      status: 200,
      response: { user_profile: { userid: await readUserid(context.request) }, jobseeker_agents: [] },
    });
    await expect(searches.getByText('Aún no tienes búsquedas guardadas.')).toBeVisible();
  } finally {
    await site.remove();
    service.close();
  }
});

async function readUserid(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/rest', { params: { server: 'myService', service: 'candidateData' } });
  const { response } = (await answer.json()) as { response: { user_profile: { userid: string } } };
  return response.user_profile.userid;
}
