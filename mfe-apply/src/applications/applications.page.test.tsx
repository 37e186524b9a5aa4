import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@chamba/kernel/events';
import { addToOutbox, listOutbox } from '@chamba/kernel/outbox';
import { jobStatusRestored, type ChambaStore } from '@chamba/kernel/store';
import { exampleOutboxEntry } from '@chamba/kernel/testing';
import { applicationChanged } from '../apply/apply.slice.ts';
import { application, job, sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, listed, openTab, type Reply } from '../testing/page.tsx';
import page from './applications.page.tsx';
import { STATE_VIEWS } from './state-views.ts';

const context = { pathname: '/postulaciones', search: '', hash: '', params: {} };
const past = '2026-01-01T00:00:00Z';

async function openPage(edge: ReturnType<typeof gateway>): Promise<ChambaStore> {
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices: page.slices, sagas: page.sagas });
  const action = page.load?.(context, tab.getState());
  if (action) await tab.load(action);
  await act(async () => void draw(tab, <page.Component context={context} />));
  return tab;
}

const titles = () =>
  screen
    .queryAllByRole('article')
    .flatMap((card) => within(card).getAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent);
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
        application({ jobid: '5', title: 'Nunca salió', status: 'expired', dateexpires: past }),
        application({ jobid: '6', title: 'Retirada', status: 'withdrawn' }),
      ]),
    ),
  );
  expect(titles()).toEqual([
    'Enviada apenas',
    'Ya vista',
    'De muestra',
    'Vencida',
    'Nunca salió',
    'Retirada',
  ]);
  const [sent, seen, sample, closed, ...asked] = screen.getAllByRole('article').map((card) => within(card));
  expect(sent?.getByText('Enviada').getAttribute('aria-current')).toBe('step');
  expect(sent?.getByText(/Te postulaste el 20 nov 2026/)).toBeTruthy();
  expect(sent?.getByText(/La recibió ferretera.example el 20 nov 2026 a las 9:00/)).toBeTruthy();
  expect(seen?.getByText('CV visto').getAttribute('aria-current')).toBe('step');
  expect(sample?.getByText('Vacante de muestra: nadie recibe esta postulación')).toBeTruthy();
  expect(sample?.queryByRole('list')).toBeNull();
  expect(closed?.getByText('La vacante venció')).toBeTruthy();
  for (const card of asked) {
    expect(card.getByText(/La pediste el 20 nov 2026/)).toBeTruthy();
    expect(card.queryByText(/Te postulaste/)).toBeNull();
  }
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

test('further ones come with a press, and the focus goes to the first of them that is shown', async () => {
  const one = application({ jobid: '1', title: 'Abierta' });
  const pages: Record<string, ReturnType<typeof application>[]> = {
    '1': [one],
    '2': [application({ jobid: '2', title: 'Segunda' })],
    '3': [application({ jobid: '3', title: 'Cerrada', dateexpires: past })],
  };
  const edge = gateway(({ path, query }) => {
    if (path !== '/rest') return failed('SRV-01');
    const { data } = listed('7', pages[query?.['page'] ?? '1'] ?? []) as {
      data: { response: { summary: { totaldocs: number } } };
    };
    data.response.summary.totaldocs = 3;
    return { data };
  });
  await openPage(edge);
  const focused = () => document.activeElement?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(focused()).toBe('Segunda'));
  await userEvent.click(screen.getByRole('tab', { name: /Activas/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  // The third has expired and is not shown here; the button is gone.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull());
  expect(focused()).toBe('Segunda');
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

test('what has not arrived yet can be cancelled, also without a network', async () => {
  await addToOutbox(exampleOutboxEntry('7', '9', { attempts: 1 }));
  const edge = answering(listed('7'));
  await openPage(edge);
  const before = edge.requests.length;
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la postulación a Cajera' }));
  await waitFor(() => expect(screen.queryByText(/será procesada/)).toBeNull());
  expect(await listOutbox('7')).toEqual([expect.objectContaining({ cancelled: true })]);
  expect(edge.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
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

const STATUSES = Object.keys(STATE_VIEWS) as Array<keyof typeof STATE_VIEWS>;
const RECEIVED = ['sent', 'seen', 'inProcess', 'interview', 'rejected', 'hired'];

test.each(STATUSES)(
  '%s has a sentence of its own, a date, and no progress that the data does not say',
  async (status) => {
    await openPage(answering(listed('7', [application({ status, statusdate: '2026-11-21T15:15:00Z' })])));
    const card = within(screen.getByRole('article'));
    expect(card.getByText(/el 20 nov 2026/)).toBeTruthy();
    const sentence = STATE_VIEWS[status].describe('el 21 nov 2026 a las 9:15', application());
    // What waits says what it waits for instead.
    if (status !== 'waiting') expect(card.getByText(sentence)).toBeTruthy();
    expect(card.queryByText('Enviada') !== null).toBe(RECEIVED.includes(status));
  },
);

test('the date of an answer stands with the answer, not with what the employer does', () => {
  const describe = (status: keyof typeof STATE_VIEWS) => STATE_VIEWS[status].describe('ayer', application());
  expect(['inProcess' as const, 'rejected' as const, 'expired' as const].map(describe)).toEqual([
    'La empresa respondió ayer que la está revisando.',
    'La empresa respondió ayer que tu postulación no continúa.',
    'La vacante terminó ayer antes de que se pudiera enviar tu postulación.',
  ]);
});

test.each([
  ['confirm', 'Confirma tu correo y la enviamos.', 'Confirmar mi correo'],
  ['resume', 'Completa tu CV y la enviamos.', 'Completar mi CV'],
  ['terms', 'Acepta los Términos y Condiciones y la enviamos.', 'Leer los Términos y Condiciones'],
  ['region', /^La empresa busca candidatos únicamente de su región/, 'Revisar mi domicilio'],
  ['answers', 'Faltan tus respuestas. Responde a la empresa y la enviamos.', 'Responder'],
] as const)('one that waits (%s) says why and what to do', async (waiting, text, name) => {
  await openPage(answering(listed('7', [application({ status: 'waiting', waiting })])));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('no answer in 14 days is said, and so is what the employer answered', async () => {
  await openPage(
    answering(
      listed('7', [
        application({ jobid: '1', noanswer: true }),
        application({
          jobid: '2',
          status: 'interview',
          answer: {
            date: '2026-11-21T15:15:00Z',
            text: 'Te esperamos',
            at: '2026-11-24T16:00:00Z',
            place: 'Av. Juárez 1',
            link: 'https://reunion.example/1',
          },
        }),
      ]),
    ),
  );
  const [silent, answered] = screen.getAllByRole('article').map((card) => within(card));
  expect(silent?.getByText('Sin respuesta en 14 días')).toBeTruthy();
  expect(answered?.getByText('Entrevista')).toBeTruthy();
  expect(answered?.getByText('Entrevista: el 24 nov 2026 a las 10:00')).toBeTruthy();
  expect(answered?.getByRole('link', { name: /liga de la entrevista/ }).getAttribute('href')).toBe(
    'https://reunion.example/1',
  );
});

const holder = (jobid: string, withdrawn = false, deletionasked = '') => ({
  jobid,
  companyname: `Empresa ${jobid}`,
  jobtitle: 'Cajera',
  domain: 'tienda.example',
  date: '2026-11-21T15:15:00Z',
  withdrawn,
  deletionasked,
});

const held = (...holders: object[]): Reply => ({
  data: { status: 200, response: { user_profile: { userid: '7' }, holders } },
});

test('an application is taken back from its menu, and that is undone', async () => {
  let withdrawn = false;
  const edge = gateway(({ method, query }) => {
    if (method === 'DELETE' || method === 'PUT') withdrawn = method === 'DELETE';
    if (method === 'DELETE')
      return { data: { status: 200, response: { jobid: '1', state: 'withdrawn', undountil: '' } } };
    if (method === 'PUT') return { data: { status: 200, response: { jobid: '1', state: 'sent' } } };
    if (query?.['service'] === 'cv_holders') return held(holder('1', withdrawn));
    return listed('7', [application({ jobid: '1', title: 'La mía' })]);
  });
  const tab = await openPage(edge);
  act(() => void tab.dispatch(jobStatusRestored([{ jobid: '1', status: 'Applied' }])));
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de La mía' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retirar postulación' }));
  expect(await screen.findByText(/Retiraste tu postulación hoy/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opciones de La mía' }));
  // The employer had it: the offer takes no other one, unless this is undone.
  const closed = { jobid: '1', status: 'Visited', closed: true, expires: expect.any(Number) };
  expect(tab.getState().jobStatus.items).toEqual([closed]);
  // Nothing was asked of the employer yet.
  const deletion = 'La retiraste.';
  expect(await screen.findByText(deletion)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(/La recibió ferretera.example/)).toBeTruthy();
  const at = Date.parse(application({}).dateapplied);
  const applied = { jobid: '1', status: 'Applied', at };
  expect(tab.getState().jobStatus.items).toEqual([applied]);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'La mía' }));
  await waitFor(() => expect(screen.queryByText(deletion)).toBeNull());
});

const viewed = (...dates: string[]): Reply => ({
  data: {
    status: 200,
    response: {
      user_profile: { userid: '7' },
      recruiter_views: dates.map((date) => ({ companyname: 'Ferretera', date, jobtitle: 'Cajera' })),
      summary: { totaldocs: dates.length },
    },
  },
});

test.each<[string, Reply, RegExp]>([
  [
    'views of the last weeks',
    viewed(new Date().toISOString(), '2026-01-01T00:00:00Z'),
    /^1 reclutador vio tu CV/,
  ],
  ['none', failed('MYS-40'), /Aún no hay vistas de tu currículum/],
  ['a failure', failed('REC-VW-01'), /No se pudieron cargar las vistas de tu currículum\./],
])('who opened the résumé: %s', async (_name, reply, text) => {
  await openPage(
    gateway(({ query }) => (query?.['service'] === 'account' ? reply : listed('7', [application()]))),
  );
  const card = within(screen.getByRole('region', { name: '¿Quién vio tu currículum?' }));
  expect(card.getByText(text)).toBeTruthy();
});

test.each([
  [
    'all that received it, whatever the list of applications has loaded',
    {
      data: {
        status: 200,
        response: {
          user_profile: { userid: '7' },
          holders: Array.from({ length: 8 }, (_, index) =>
            holder(String(index + 1), index === 7, index === 7 ? '2026-11-22T10:00:00Z' : ''),
          ),
        },
      },
    },
    ['1', '2', '3', '4', '5', '6', '7', '8'],
    'La retiraste: le pedimos borrar tu CV.',
  ],
  [
    'none',
    { data: { status: 200, response: { user_profile: { userid: '7' }, holders: [] } } },
    [],
    'Ninguna empresa lo ha recibido todavía.',
  ],
  ['a failure', failed('MYS-0', 500), [], 'No se pudo cargar quién tiene tu CV.'],
] as const)('who has the résumé: %s', async (_name, reply, jobids, text) => {
  await openPage(
    gateway(({ query }) => (query?.['service'] === 'cv_holders' ? reply : listed('7', [application()]))),
  );
  const holders = within(screen.getByRole('region', { name: '¿Quién tiene mi CV?' }));
  expect(holders.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    jobids.map((jobid) => `/postulaciones/${jobid}`),
  );
  expect(holders.getByText(text)).toBeTruthy();
});
