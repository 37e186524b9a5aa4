import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { SlotHostContext, type SlotHost, type SlotName } from '@chamba/kernel/slots';
import { jobStatusRestored } from '@chamba/kernel/store';
import { application, job, sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, listed, openTab, type Reply } from '../testing/page.tsx';
import page from './dashboard.page.tsx';
import { dashboardRequested } from './dashboard.saga.ts';

afterEach(forgetEverything);

const context = { pathname: '/dashboard', search: '', hash: '', params: {} };

/** The blocks' calls, by the name of what they load. */
const CALLS = {
  applications: ({ path, query }: TransportRequest) =>
    path === '/rest' && query?.['service'] === 'applications',
  notifications: ({ path, query }: TransportRequest) => path === '/rest' && query?.['service'] === 'messages',
  views: ({ path, query }: TransportRequest) => path === '/rest' && query?.['service'] === 'account',
  candidate: ({ path, query }: TransportRequest) =>
    path === '/rest' && query?.['service'] === 'candidateData',
  searches: ({ path }: TransportRequest) => path === '/api/alert',
  suggestions: ({ path }: TransportRequest) => path.startsWith('/api/suggestions'),
  offers: ({ path }: TransportRequest) => path === '/api/orus/jobs',
  recent: ({ path }: TransportRequest) => path.startsWith('/api/tracking/'),
};
type CallName = keyof typeof CALLS;

const none = (response: object): Reply => ({ data: { status: 200, response } });
const NOTHING: Readonly<Record<CallName, Reply>> = {
  applications: listed('7'),
  notifications: none({ user_profile: { userid: '7' }, messages: [] }),
  views: failed('MYS-40'),
  candidate: failed('MYS-35'),
  searches: failed('MYS-22'),
  suggestions: none({ recommendations: [] }),
  offers: none({ joblist: [job({ title: 'Cajera de sucursal' })], summary: { totaldocs: 1 } }),
  recent: { data: { recentsearches: [] } },
};

const callName = (request: TransportRequest): CallName | undefined =>
  (Object.keys(CALLS) as CallName[]).find((name) => CALLS[name](request));

type Answers = Partial<Record<CallName, Reply | (() => Reply | Promise<Reply>)>>;

function answering(answers: Answers) {
  return gateway((request) => {
    const name = callName(request);
    const answer = name && (answers[name] ?? NOTHING[name]);
    return (typeof answer === 'function' ? answer() : answer) ?? failed('MYS-13');
  });
}

/** @param serverLoads whether the server brought along what it could, as it does for a page that is opened. */
async function open(
  answers: Answers,
  {
    resumeid = '70',
    serverLoads = false,
    host,
  }: { resumeid?: string; serverLoads?: boolean; host?: SlotHost } = {},
) {
  const edge = answering(answers);
  const tab = openTab(edge, sessionAnswer({ resumeid }));
  tab.inject({ owner: 'mfe-apply', slices: page.slices, sagas: page.sagas });
  if (serverLoads) await tab.load(dashboardRequested());
  expect(page.load?.(context, tab.getState())).toBeNull();
  const element = <page.Component context={context} />;
  await act(
    async () =>
      void draw(
        tab,
        host ? <SlotHostContext.Provider value={host}>{element}</SlotHostContext.Provider> : element,
      ),
  );
  return { tab, edge };
}

const block = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const search = (newtotaldocs: number) => ({
  id: '1',
  searchstring: 'cajero',
  query: '/empleos-de-cajero',
  searchResultsURL: '/empleos-de-cajero',
  frequency: 'daily',
  newtotaldocs,
});
const views = (total: number): Reply =>
  none({
    user_profile: { userid: '7' },
    recruiter_views: [{ companyname: 'Ferretera', date: new Date().toISOString(), jobtitle: 'Cajera' }],
    summary: { totaldocs: total },
  });

test('a block that is slow delays no other', async () => {
  for (const slow of ['applications', 'views', 'searches', 'suggestions'] as const) {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => (answer = resolve));
    await open({ [slow]: () => late });
    const waiting = {
      applications: 'Cargando postulaciones',
      views: 'Cargando las vistas de tu currículum',
      searches: 'Cargando búsquedas guardadas',
      suggestions: 'Cargando sugerencias',
    };
    await waitFor(() =>
      expect(screen.queryAllByText(/^Cargando (?!vacantes)/).map(({ textContent }) => textContent)).toEqual([
        waiting[slow],
      ]),
    );
    await act(async () => answer(NOTHING[slow]));
    await waitFor(() => expect(screen.queryByText(waiting[slow])).toBeNull());
    await forgetEverything();
  }
});

test('each block says that it failed, and is tried again alone', async () => {
  const isDown = new Set<CallName>(['applications', 'views', 'searches', 'suggestions']);
  const answers = Object.fromEntries(
    [...isDown].map((name) => [name, () => (isDown.has(name) ? failed('MYS-0', 500) : NOTHING[name])]),
  );
  const { edge } = await open(answers);
  const count = (name: CallName) => edge.requests.filter(CALLS[name]).length;
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(4));
  expect(screen.getByText('Hubo un error al obtener sugerencias.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Cajera de sucursal' })).toBeTruthy();
  expect(screen.getByText('No se pudieron cargar las vistas de tu currículum.')).toBeTruthy();
  isDown.clear();
  const before = { views: count('views'), searches: count('searches') };
  await userEvent.click(block('¿Quién vio tu currículum?').getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aún no hay vistas de tu currículum.')).toBeTruthy();
  expect({ views: count('views'), searches: count('searches') }).toEqual({
    ...before,
    views: before.views + 1,
  });
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(3);
});

test('without a résumé what to do next stands first, with real offers, and nothing is counted', async () => {
  await open({}, { resumeid: '' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Guadalupe' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Cajera de sucursal' })).toBeTruthy();
  expect(headings()).toEqual(['Tu currículum', 'Vacantes recientes', 'Mis búsquedas guardadas']);
  expect(screen.queryByRole('list', { name: 'Resumen' })).toBeNull();
});

test('offers come from the city of the candidate, else the state, else the last search', async () => {
  const asked: unknown[] = [];
  const around = (candidate: object, found: (body: Record<string, unknown>) => boolean) =>
    gateway((request) => {
      const name = callName(request);
      if (name === 'candidate') return none({ user_profile: { userid: '7' }, candidate_data: candidate });
      if (name === 'recent')
        return {
          data: {
            recentsearches: [
              {
                url: '/empleos-de-chofer/en-sonora?tm=7',
                query_parameters: { q: 'chofer', placedescription: 'Sonora, México' },
              },
            ],
          },
        };
      if (name === 'offers') {
        const body = request.body as Record<string, unknown>;
        asked.push(body);
        return found(body)
          ? none({ joblist: [job({ title: 'Encontrada' })], summary: { totaldocs: 1 } })
          : failed('MYS-20');
      }
      return (name && NOTHING[name]) ?? failed('MYS-13');
    });
  const show = async (edge: ReturnType<typeof gateway>) => {
    asked.length = 0;
    const tab = openTab(edge, sessionAnswer({ resumeid: '' }));
    tab.inject({ owner: 'mfe-apply', slices: page.slices, sagas: page.sagas });
    await act(async () => void draw(tab, <page.Component context={context} />));
    await screen.findByText('Encontrada');
  };
  const home = { dgstateid: 'MX-JAL', dgcity: 'Guadalajara' };
  await show(around(home, () => true));
  expect(headings()).toContain('Vacantes recientes en Guadalajara');
  expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
    '/empleos-en-jalisco/ciudad-de-guadalajara?sort=2',
  );
  await forgetEverything();
  await show(around(home, ({ ci }) => ci === undefined));
  expect(headings()).toContain('Vacantes recientes en Jalisco');
  await forgetEverything();
  await show(around({}, () => true));
  expect(asked).toEqual([expect.objectContaining({ q: 'chofer', location: 'sonora' })]);
  expect(headings()).toContain('Vacantes recientes en Sonora, México');
});

test('with a résumé and no applications suggestions come first; where there are none, real offers', async () => {
  await open({});
  expect(await screen.findByRole('heading', { level: 3, name: 'Cajera de sucursal' })).toBeTruthy();
  const others = [
    'Mis búsquedas guardadas',
    'Notificaciones',
    'Tus postulaciones',
    'Tu currículum',
    '¿Quién vio tu currículum?',
  ];
  expect(headings()).toEqual(['Vacantes recientes', ...others]);
  expect(screen.getByRole('link', { name: 'Ir a mi CV' })).toBeTruthy();
  await forgetEverything();
  const suggested = { ...job({ title: 'Sugerida' }), reason: 'Cerca de ti' };
  await open({ suggestions: none({ recommendations: [suggested] }) });
  expect(await screen.findByRole('heading', { level: 3, name: 'Sugerida' })).toBeTruthy();
  expect(headings()).toEqual(['Empleos sugeridos para ti', ...others]);
});

test('who applied has the numbers first, also where only the device knows of it', async () => {
  await open(
    {
      applications: listed('7', [application({ title: 'Auxiliar de caja' })]),
      views: views(12),
      searches: none({ user_profile: { userid: '7' }, jobseeker_agents: [search(14)] }),
    },
    { serverLoads: true },
  );
  const counts = screen.getByRole('list', { name: 'Resumen' });
  expect(
    within(counts)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Postulaciones', '12Vistas a tu currículum', '14Vacantes nuevas']);
  expect(screen.getByRole('link', { name: /Auxiliar de caja/ }).getAttribute('href')).toBe(
    '/empleo/oferta/1-auxiliar-de-caja',
  );
  expect(screen.getByRole('link', { name: /Ver todas \(1\)/ }).getAttribute('href')).toBe('/postulaciones');
  await forgetEverything();

  const edge = answering({});
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices: page.slices, sagas: page.sagas });
  tab.dispatch(jobStatusRestored([{ jobid: '1', status: 'Applied' }]));
  await act(async () => void draw(tab, <page.Component context={context} />));
  expect(screen.getByRole('list', { name: 'Resumen' })).toBeTruthy();
});

test('an application that moved comes before the suggestions, and its row says what happened', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await open(
    {
      applications: listed('7', [
        application({ jobid: '1', title: 'Enviada apenas' }),
        application({ jobid: '2', title: 'Con entrevista', status: 'interview', statusdate: yesterday }),
        application({
          jobid: '3',
          title: 'Vista hace meses',
          status: 'seen',
          statusdate: '2026-01-01T00:00:00Z',
        }),
      ]),
    },
    { serverLoads: true },
  );
  expect(headings().slice(0, 2)).toEqual(['Tus postulaciones', 'Vacantes recientes']);
  const [first] = block('Tus postulaciones').getAllByRole('link', { name: /Ferretera/ });
  expect(first?.textContent).toMatch(/Con entrevista.*La empresa te propone una entrevista; respondió/);
  expect(first?.getAttribute('href')).toBe('/postulaciones/2');
});

test('what the server brought along is not asked for again', async () => {
  const { edge } = await open({}, { serverLoads: true });
  await screen.findByText('Aún no tienes búsquedas guardadas.');
  for (const name of ['applications', 'views', 'searches'] as const)
    expect(edge.requests.filter(CALLS[name])).toHaveLength(1);
});

test('the search of a phone is a link until the unit of the search is here', async () => {
  const asked: SlotName[] = [];
  const host: SlotHost = {
    loaded: () => null,
    load: (name) => {
      asked.push(name);
      const filler = {
        unit: 'mfe-search',
        version: '1',
        Component: () => <button type="button">¿Qué?</button>,
      };
      return Promise.resolve(name === 'dashboard.search' ? filler : null);
    },
  };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: true }) as MediaQueryList);
  await open({}, { host });
  const link = () => screen.queryByRole('link', { name: 'Puesto, área laboral o empresa' });
  expect(link()?.getAttribute('href')).toBe('/?buscar=1');
  expect(asked).not.toContain('dashboard.search');
  await forgetEverything();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: false }) as MediaQueryList);
  await open({}, { host });
  expect(await screen.findByRole('button', { name: '¿Qué?' })).toBeTruthy();
  expect(link()).toBeNull();
});
