import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UpdaterTriple } from '@chamba/kernel/api';
import { logoutRequested } from '@chamba/kernel/session';
import type { ChambaStore } from '@chamba/kernel/store';
import { resume, saved, sessionAnswer } from '../../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, signIn } from '../../testing/page.tsx';
import page from './contact.page.tsx';

const READ = 'GET myService/candidateData';
const SAVE = 'POST myService/candidateData';
const RESUME = 'POST myService/resume';
const CODE = 'GET lookup/postalcode';
const CITIES = 'GET lookup/cities';
const SESSION = 'GET authentication/retrieveToken';

const GUADALAJARA = {
  cp: '44160',
  idciudad: '39',
  ciudad: 'Guadalajara',
  idestado: 'MX-JAL',
  estado: 'Jalisco',
  idpais: 'MX',
  pais: 'México',
  colonias: ['Americana'],
};
const JALISCO = {
  cities: [
    { id: '39', description: 'Guadalajara', idParent: 'MX-JAL' },
    { id: '120', description: 'Zapopan', idParent: 'MX-JAL' },
  ],
};

const gatewayWithPlaces = () =>
  new FakeGateway().on(READ, { failure: 'MYS-0' }).on(CODE, GUADALAJARA).on(CITIES, JALISCO).on(SAVE, saved);

async function open(gateway: FakeGateway, { search = '', resumeid = '' } = {}) {
  const { store, visits } = createTestStore(gateway);
  signIn(store, { resumeid });
  await openPage(store, page, { pathname: '/cuenta/nueva/datos-de-contacto', search });
  return { store, visits, user: userEvent.setup() };
}

/** Where each log-out that is asked for wants to lead. */
function findLogouts(store: ChambaStore): unknown[] {
  const asked: unknown[] = [];
  store.inject({
    owner: 'test',
    slices: [
      {
        name: 'testLogouts',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (logoutRequested.match(action)) asked.push(action.payload.to);
          return state;
        },
      },
    ],
  });
  return asked;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const next = () => screen.getByRole('button', { name: 'Continuar' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Teléfono celular'), '33 1845 2290');
  await user.type(field(/Fecha de nacimiento/), '12081998');
  await user.click(screen.getByLabelText('Mujer'));
  await user.type(field('Código postal'), '44160');
  await waitFor(() => expect(field('Ciudad').value).toBe('Guadalajara'));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('creates the résumé, then updates it, and goes on with the query kept', async () => {
  const gateway = gatewayWithPlaces().on(
    RESUME,
    { user_profile: { userid: '1001' }, resumeid: '5001' },
    saved,
  );
  const { store, visits, user } = await open(gateway, { search: '?returnUrl=%2Fempleo%2Foferta%2F12' });
  expect(field('Nombre completo').value).toBe('Guadalupe Hernández');
  await fill(user);
  expect(screen.getAllByText('Guadalajara, Jalisco').length).toBeGreaterThan(0);
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion?returnUrl=%2Fempleo%2Foferta%2F12']));

  const resumeCalls = gateway.requests.filter(({ name }) => name === RESUME);
  expect(resumeCalls.map(({ instance, payload }) => [instance, Object.keys(payload as object)])).toEqual([
    [undefined, ['doctype']],
    ['5001', ['updater']],
  ]);
  const { updater } = gateway.getPayload(SAVE) as { updater: UpdaterTriple[] };
  expect(updater.every(({ elementid }) => elementid === '0')).toBe(true);
  expect(Object.fromEntries(updater.map(({ field: name, value }) => [name, value]))).toEqual({
    candidatename: 'Guadalupe Hernández',
    contactchannelid1: '3',
    contactchannelvalue1: '3318452290',
    borndate: '1998-08-12',
    genderid: '2',
    dgcountryid: 'MX',
    dgstateid: 'MX-JAL',
    dgcity: 'Guadalajara',
    cp: '44160',
  });
  expect(store.getState().session.resume?.resumeid).toBe('5001');
});

test('a résumé whose making was answered too late is not made twice', async () => {
  const gateway = gatewayWithPlaces()
    .on(RESUME, { failure: 'GATEWAY-TIMEOUT', status: 408 }, saved)
    .on(SESSION, sessionAnswer(), {
      ...sessionAnswer({ resumeid: '5001' }),
      resume: { resumeid: '5001', iscompleted: false },
    });
  const { store, visits, user } = await open(gateway);
  await fill(user);
  await user.click(next());
  await screen.findByRole('alert');
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion']));
  const resumeCalls = gateway.requests.filter(({ name }) => name === RESUME);
  expect(resumeCalls.map(({ instance, payload }) => [instance, Object.keys(payload as object)])).toEqual([
    [undefined, ['doctype']],
    ['5001', ['updater']],
  ]);
  expect(store.getState().session.resume?.resumeid).toBe('5001');
});

test('only updates a résumé that exists', async () => {
  const gateway = gatewayWithPlaces()
    .on(RESUME, saved)
    .on('GET myService/resume', { user_profile: saved.user_profile, resume: resume() });
  const { visits, user } = await open(gateway, { resumeid: '5001' });
  await fill(user);
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion']));
  expect(gateway.requests.filter(({ name }) => name === RESUME).map(({ instance }) => instance)).toEqual([
    '5001',
  ]);
});

test('after a failed update the next try does not create a second résumé', async () => {
  const gateway = gatewayWithPlaces().on(
    RESUME,
    { user_profile: { userid: '1001' }, resumeid: '5001' },
    { failure: 'MYS-0' },
    saved,
  );
  const { visits, user } = await open(gateway);
  await fill(user);
  await user.click(next());
  expect((await screen.findByRole('alert')).textContent).toBe('Ocurrió un error, inténtalo nuevamente');
  expect(field('Teléfono celular').value).toBe('33 1845 2290');
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion']));
  const created = gateway.requests.filter(({ name, instance }) => name === RESUME && instance === undefined);
  expect(created).toHaveLength(1);
});

test('the city that a code fills in can be changed', async () => {
  const gateway = gatewayWithPlaces().on(RESUME, saved);
  const { user } = await open(gateway, { resumeid: '5001' });
  await fill(user);
  await user.selectOptions(field('Ciudad'), 'Zapopan');
  await user.click(next());
  await waitFor(() => expect(gateway.names).toContain(SAVE));
  expect(gateway.getPayload(SAVE)).toEqual({
    updater: expect.arrayContaining([{ field: 'dgcity', value: 'Zapopan', elementid: '0' }]) as unknown,
  });
});

test('state and city are chosen when the code is not found', async () => {
  const gateway = gatewayWithPlaces().on(CODE, { failure: 'ACT-01' });
  const { user } = await open(gateway);
  await user.type(field('Código postal'), '99999');
  await user.selectOptions(await screen.findByLabelText('Estado'), 'Jalisco');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad' }), 'Zapopan');
  expect(field('Ciudad').value).toBe('Zapopan');
});

test('names what is missing or wrong and sends nothing', async () => {
  const gateway = gatewayWithPlaces();
  const { visits, user } = await open(gateway);
  await user.type(field('Teléfono celular'), '33 1845 2');
  await user.type(field(/Fecha de nacimiento/), '31022000');
  await user.click(next());
  expect(
    screen.getAllByText('Escribe los 10 dígitos de tu teléfono.', { exact: false }).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('Escribe una fecha válida.', { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Este campo es requerido').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(field('Teléfono celular'));
  expect(gateway.names).not.toContain(SAVE);
  expect(visits).toEqual([]);
});

test('a session that the cookie still holds is taken up again, and the save repeated', async () => {
  const gateway = gatewayWithPlaces()
    .on(SAVE, { failure: 'MYS-2' }, saved)
    .on(SESSION, sessionAnswer({ resumeid: '5001' }))
    .on(RESUME, saved);
  const { visits, user } = await open(gateway, { resumeid: '5001' });
  await fill(user);
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/profesion']));
  expect(gateway.names.filter((name) => name === SAVE || name === SESSION)).toEqual([SAVE, SESSION, SAVE]);
});

test('a session that is over when the step opens leads to the log-in before anything is typed', async () => {
  const gateway = gatewayWithPlaces().on(READ, { failure: 'MYS-3' }).on(SESSION, { failure: 'AAIS-7' });
  const { store } = createTestStore(gateway);
  signIn(store, {});
  const asked = findLogouts(store);
  await openPage(store, page, { pathname: '/cuenta/nueva/datos-de-contacto' });
  await waitFor(() => expect(asked).toEqual(['/login?returnUrl=%2F']));
});

test.each(['MYS-3', 'AAIS-2'])(
  'who is answered %s and has no session logs in and comes back',
  async (code) => {
    history.replaceState(null, '', '/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleos');
    const gateway = gatewayWithPlaces().on(SAVE, { failure: code }).on(SESSION, { failure: 'AAIS-2' });
    const { store, user } = await open(gateway, { resumeid: '5001' });
    const asked = findLogouts(store);
    await fill(user);
    await user.click(next());
    await waitFor(() =>
      expect(asked).toEqual([
        '/login?returnUrl=%2Fcuenta%2Fnueva%2Fdatos-de-contacto%3FreturnUrl%3D%252Fempleos',
      ]),
    );
    history.replaceState(null, '', '/');
  },
);

test.each(['MYS-1', 'AAIS-2'])(
  'a server that cannot say whether there is a session ends none (%s)',
  async (code) => {
    const gateway = gatewayWithPlaces()
      .on(SAVE, { failure: 'MYS-2' })
      .on(SESSION, { failure: code, status: 503 });
    const { store, visits, user } = await open(gateway, { resumeid: '5001' });
    await fill(user);
    await user.click(next());
    expect((await screen.findByRole('alert')).textContent).toBe('Ocurrió un error, inténtalo nuevamente');
    expect(store.getState().session.isLogged).toBe(true);
    expect(visits).toEqual([]);
  },
);
