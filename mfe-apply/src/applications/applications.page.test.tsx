import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@chamba/kernel/events';
import { jobStatusRestored, type ChambaStore } from '@chamba/kernel/store';
import dashboard from '../dashboard/dashboard.page.tsx';
import { applicationChanged } from '../apply/apply.slice.ts';
import { application, job, sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, listed, openTab, type Reply } from '../testing/page.tsx';
import page from './applications.page.tsx';

const context = { pathname: '/postulaciones', search: '', hash: '', params: {} };
const past = '2026-01-01T00:00:00Z';

async function openPage(edge: ReturnType<typeof gateway>, shown = page): Promise<ChambaStore> {
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices: shown.slices, sagas: shown.sagas });
  const action = shown.load?.(context, tab.getState());
  if (action) await tab.load(action);
  await act(async () => void draw(tab, <shown.Component context={context} />));
  return tab;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const answering = (reply: Reply) => gateway(() => reply);

afterEach(forgetEverything);

test('shows each application with what is known of it, no more', async () => {
  await openPage(
    answering(
      listed('7', [
        application({ jobid: '1', title: 'Enviada apenas', status: 'sent' }),
        application({ jobid: '2', title: 'Ya vista', status: 'seen' }),
        application({ jobid: '3', title: 'De muestra', status: 'sample' }),
        application({ jobid: '4', title: 'Vencida', dateexpires: past }),
      ]),
    ),
  );
  expect(titles()).toEqual(['Enviada apenas', 'Ya vista', 'De muestra', 'Vencida']);
  const [sent, seen, sample, closed] = screen.getAllByRole('article').map((card) => within(card));
  expect(sent?.getByText('Enviada').getAttribute('aria-current')).toBe('step');
  expect(sent?.getByText('Te postulaste el 20 nov 2026')).toBeTruthy();
  expect(seen?.getByText('CV visto').getAttribute('aria-current')).toBe('step');
  expect(sample?.getByText('Vacante de muestra: nadie recibe esta postulación')).toBeTruthy();
  expect(sample?.queryByRole('list')).toBeNull();
  expect(closed?.getByText('La vacante venció')).toBeTruthy();
});

test('the tabs part active, expired and visited', async () => {
  const edge = gateway(({ path }) =>
    path === '/rest'
      ? listed('7', [
          application({ jobid: '1', title: 'Abierta' }),
          application({ jobid: '2', title: 'Cerrada', dateexpires: past }),
        ])
      : failed('SRV-01'),
  );
  await openPage(edge);
  await userEvent.click(screen.getByRole('tab', { name: /Activas/ }));
  expect(titles()).toEqual(['Abierta']);
  await userEvent.click(screen.getByRole('tab', { name: /Vencidas/ }));
  expect(titles()).toEqual(['Cerrada']);
  await userEvent.click(screen.getByRole('tab', { name: /Visitadas/ }));
  expect(screen.getByText('Aún no has visitado vacantes.')).toBeTruthy();
});

test('visited offers are read when their tab is opened', async () => {
  const seo = { title: '', description: '', h1: '', canonical: '', robots: '', breadcrumbs: [], links: [] };
  const edge = gateway(({ query, path }) =>
    query?.['service'] === 'applications' || path === '/api/apply'
      ? listed('7')
      : { data: { status: 200, response: { job: job(), seo } } },
  );
  const tab = await openPage(edge);
  await waitFor(() => expect(edge.requests.length).toBeGreaterThan(0));
  act(() => void tab.dispatch(jobStatusRestored([{ jobid: job().id, status: 'Visited' }])));
  await userEvent.click(screen.getByRole('tab', { name: /Visitadas/ }));
  expect(await screen.findByRole('link', { name: 'Cajera o cajero de sucursal' })).toBeTruthy();
});

test('what is still in the outbox is listed with its notice until it settles', async () => {
  let applications: unknown[] = [application({ jobid: '1', title: 'La de antes' })];
  const tab = await openPage(gateway(() => listed('7', applications)));
  const offer = {
    jobid: '9',
    title: 'Barista y caja',
    companyname: 'Xilitla',
    location: '',
    url: '/empleo/oferta/9',
    external: false,
  };
  act(() => void tab.dispatch(applicationChanged({ jobid: '9', cause: 'delayed', offer, at: Date.now() })));
  expect(titles()).toEqual(['Barista y caja', 'La de antes']);
  expect(screen.getByRole('status').textContent).toBe(
    'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.',
  );
  applications = [application({ jobid: '9', title: 'Barista y caja' }), ...applications];
  act(() => void tab.dispatch(event('application/settled', { jobid: '9', outcome: 'applied' })));
  await waitFor(() => expect(screen.queryByText(/será procesada/)).toBeNull());
  expect(titles()).toEqual(['Barista y caja', 'La de antes']);
});

test.each([
  ['an empty list', listed('7')],
  ['MYS-41', failed('MYS-41')],
])('%s shows the empty state with the way to a search', async (_name, reply) => {
  await openPage(answering(reply));
  expect(screen.getByRole('heading', { name: 'Aún no tienes postulaciones.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buscar empleo' }).getAttribute('href')).toBe('/empleos');
});

test('a failure can be tried again', async () => {
  let reply = failed('MYS-0', 500);
  await openPage(gateway(() => reply));
  reply = listed('7', [application({ title: 'Ahora sí' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ahora sí')).toBeTruthy();
});

test('the dashboard greets by first name and leads to the applications', async () => {
  await openPage(answering(listed('7', [application({ title: 'Auxiliar de caja' })])), dashboard);
  expect(screen.getByRole('heading', { level: 1, name: 'Hola Guadalupe' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Auxiliar de caja/ }).getAttribute('href')).toBe(
    '/empleo/oferta/1-auxiliar-de-caja',
  );
  expect(screen.getByRole('link', { name: /Ver todas/ }).getAttribute('href')).toBe('/postulaciones');
});
