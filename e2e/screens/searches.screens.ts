import { until } from '@chamba/kernel/testing/until';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { importOffer } from '../support/imported-offer.ts';
import { ready, unconfirmed } from './people.ts';
import { shoot } from './shoot.ts';

const OWN = { 'x-chamba': '1' };
const save = async (request: APIRequestContext, payload: object) => {
  const answer = await request.post('/api/alert', { headers: OWN, data: { payload } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { jobseeker_agents: Array<{ id: string }> } }).response
    .jobseeker_agents;
};
const list = (page: Page) => page.getByRole('region', { name: 'Mis búsquedas guardadas' });

shoot('dashboard-new', { as: ready, path: '/dashboard' });
shoot('dashboard-unconfirmed', {
  as: async (request) => {
    await unconfirmed(request);
    await save(request, { searchstring: 'cajero' });
  },
  path: '/dashboard',
});
shoot('dashboard-searches', {
  as: async (request) => {
    await ready(request);
    const title = `Costurero de blancos`;
    await save(request, { searchstring: title });
    await save(request, { url: '/empleos-de-cajero/en-jalisco' });
    await save(request, { searchstring: 'soldador', minsalary: 9000, maxsalary: 14000 });
    const agents = await save(request, { searchstring: 'recepcionista' });
    const saved = Date.now();
    await request.put('/api/alert', {
      headers: OWN,
      data: { instance: agents[0]?.id, payload: { paused: true } },
    });
    // What came in within the second of the save is no news.
    await until(async () => Date.now() - saved > 1_100, 'the next second', { withinMs: 5_000, everyMs: 100 });
    await importOffer(request, `pantalla-b-${Date.now()}`, {
      title,
      applicationContact: { email: 'b@tienda.example' },
    });
  },
  path: '/dashboard',
});
shoot('dashboard-search-menu', {
  as: async (request) => {
    await ready(request);
    await save(request, { searchstring: 'cajero' });
  },
  path: '/dashboard',
  act: async (page) => {
    await list(page)
      .getByRole('button', { name: /^Opciones de/ })
      .click();
  },
});
shoot('dashboard-search-deleted', {
  as: ready,
  path: '/dashboard',
  act: async (page, context) => {
    await save(context.request, { searchstring: `cajero ${Date.now() % 1000}` });
    await page.reload();
    await page.locator('html[data-ready="true"]').waitFor();
    await list(page)
      .getByRole('button', { name: /^Opciones de/ })
      .first()
      .click();
    await list(page).getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).waitFor();
  },
  viewport: true,
});
shoot('dashboard-push-card', {
  as: ready,
  path: '/dashboard',
  edge: async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    });
  },
});
shoot('dashboard-failing-block', {
  as: ready,
  path: '/acerca-de',
  edge: async (page) => {
    await page.route(/\/api\/alert/, (route) => route.fulfill({ status: 503, body: '{}' }));
  },
  act: async (page) => {
    await page.goto('/menu');
    await page.locator('html[data-ready="true"]').waitFor();
    await page.getByRole('link', { name: 'Inicio', exact: true }).locator('visible=true').click();
    await list(page).getByRole('button', { name: 'Reintentar' }).waitFor();
  },
});
shoot('results-save', {
  as: ready,
  path: '/empleos-de-cajero',
});
shoot('results-saved', {
  path: async (request) => {
    await ready(request);
    return '/empleos-de-cajero';
  },
  act: async (page) => {
    await page
      .getByRole('region', { name: 'Guarda esta búsqueda' })
      .getByRole('button', { name: /^Guardar búsqueda/ })
      .click();
    await page
      .getByText(/Tu búsqueda se guardó|Ya tienes/)
      .first()
      .waitFor();
  },
  viewport: true,
});
shoot('notifications', { as: ready, path: '/dashboard/notificaciones' });
shoot('menu', { as: ready, path: '/menu' });
