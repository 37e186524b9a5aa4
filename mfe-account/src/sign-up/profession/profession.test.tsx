import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UpdaterTriple } from '@chamba/kernel/api';
import { loadPage } from '@chamba/kernel/testing';
import { resume, saved } from '../../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, serverHtml, signIn } from '../../testing/page.tsx';
import { selectLookups } from '../lookups.slice.ts';
import page from './profession.page.tsx';

const RESUME = 'POST myService/resume';
const AREAS = {
  interestareas: [
    { id: '1', description: 'Ventas' },
    { id: '2', description: 'Administración' },
  ],
};
const OF_SALES = {
  subinterestareas: ['Cajero', 'Mostrador', 'Campo', 'Telefónicas'].map((description, index) => ({
    id: String(11 + index),
    description,
    idparent: '1',
  })),
};
const CATEGORIES = {
  categories: [
    {
      id: '1',
      description: 'Ventas',
      slug: 'ventas',
      subcategories: OF_SALES.subinterestareas.map((item) => ({ ...item, slug: 'x' })),
    },
  ],
};

async function open(gateway: FakeGateway, search = '') {
  gateway.on('GET lookup/interestAreas', AREAS).on('GET lookup/subinterestAreas', OF_SALES);
  const { store, visits } = createTestStore(gateway);
  signIn(store, { resumeid: '5001' });
  await openPage(store, page, { pathname: '/cuenta/nueva/profesion', search });
  return { store, visits, user: userEvent.setup() };
}

/** A gateway that knows the catalogues, and the candidate's empty résumé. */
const withCatalogues = () =>
  new FakeGateway()
    .on('GET lookup/interestAreas', AREAS)
    .on('GET lookup/subinterestAreas', OF_SALES)
    .on('GET lookup/allcategories', CATEGORIES)
    .on('GET myService/resume', { user_profile: { userid: '1001' }, resume: resume() });

/** Answers the form sent without scripts, as the server does: what is there then is all that the page is rendered with. */
async function post(gateway: FakeGateway, fields: Record<string, string>) {
  const { store } = createTestStore(gateway);
  signIn(store, { resumeid: '5001' });
  const context = await loadPage(store, 'mfe-account', page, '/cuenta/nueva/profesion');
  for (const action of page.submit?.(fields, context, store.getState()) ?? []) await store.load(action);
  const shown = document.createElement('div');
  shown.innerHTML = serverHtml(store, page, context);
  return { status: page.status?.(store.getState(), context), shown: within(shown) };
}

const title = () => screen.getByLabelText<HTMLInputElement>('Puesto o profesión');
const salary = () => screen.getByLabelText<HTMLInputElement>('Sueldo mensual deseado');
const next = () => screen.getByRole('button', { name: 'Continuar' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('saves title, salary, interests and the defaults, and goes on to the experience', async () => {
  const gateway = new FakeGateway().on(RESUME, saved);
  const { visits, user } = await open(gateway, '?returnUrl=%2Fempleos');
  await user.type(title(), 'Cajera');
  await user.type(salary(), '9,800');
  await user.selectOptions(screen.getByLabelText('Área de interés'), 'Ventas');
  await user.click(await screen.findByRole('button', { name: 'Cajero' }));
  await user.click(screen.getByRole('button', { name: 'Mostrador' }));
  await user.click(next());
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/experiencia?returnUrl=%2Fempleos']));

  const saves = gateway.requests.filter(({ name }) => name === RESUME);
  const { updater } = saves[0]!.payload as { updater: UpdaterTriple[] };
  expect(Object.fromEntries(updater.map(({ field, value }) => [field, value]))).toEqual({
    'professionalexperience.resumetitle': 'Cajera',
    dgdoctitle: 'Cajera',
    requiredsalary: '9800',
    desiredsalary: '9800',
    requiredcurrencyid: 'MXN',
    desiredcurrencyid: 'MXN',
    requiredpaymenttypeid: '0',
    desiredpaymenttypeid: '0',
    willingtotravel: 'true',
    willingtorelocate: 'true',
    professionalinterests: '11,12',
  });
  expect(saves[1]!.payload).toEqual({ op_type: 'activate' });
});

test('what the candidate says of pay, travel and moving is named as said', async () => {
  const gateway = new FakeGateway().on(RESUME, saved);
  const { visits, user } = await open(gateway);
  await user.type(title(), 'Cajera');
  await user.type(salary(), '9,800');
  await user.selectOptions(screen.getByLabelText('Área de interés'), 'Ventas');
  await user.click(await screen.findByRole('button', { name: 'Cajero' }));
  await user.click(screen.getByText('Más sobre lo que buscas (opcional)'));
  const minimum = screen.getByLabelText<HTMLInputElement>('Sueldo mínimo mensual');
  await user.type(minimum, '12000');
  await user.click(
    within(screen.getByRole('group', { name: '¿Cambiarías de residencia?' })).getByLabelText('No'),
  );
  await user.click(next());
  expect(document.activeElement).toBe(minimum);
  expect(screen.getByText('No puede ser mayor que el sueldo deseado.')).toBeTruthy();
  await user.clear(minimum);
  await user.type(minimum, '8000');
  await user.click(next());
  await waitFor(() => expect(visits).toHaveLength(1));
  const [save] = gateway.requests.filter(({ name }) => name === RESUME);
  const { updater } = save!.payload as { updater: UpdaterTriple[] };
  expect(Object.fromEntries(updater.map(({ field, value }) => [field, value]))).toMatchObject({
    requiredsalary: '8000',
    desiredsalary: '9800',
    willingtotravel: 'true',
    willingtorelocate: 'false',
    stated: 'requiredsalary,willingtorelocate',
  });
});

test('defaults that were saved before are not shown as answers', async () => {
  const known = resume({ resumetitle: 'Contadora' });
  const professionalinterests = {
    ...known.professionalinterests,
    requiredsalary: 9_000,
    willingtotravel: true,
    willingtorelocate: true,
    stated: ['willingtorelocate'],
  };
  await open(
    new FakeGateway().on('GET myService/resume', {
      user_profile: { userid: '1001' },
      resume: { ...known, professionalinterests },
    }),
  );
  const chosen = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('radio', { checked: true });
  expect(screen.getByLabelText<HTMLInputElement>('Sueldo mínimo mensual').value).toBe('');
  expect(chosen('¿Puedes viajar por trabajo?').value).toBe('');
  expect(chosen('¿Cambiarías de residencia?').value).toBe('true');
});

test('needs title, salary and an area', async () => {
  const gateway = new FakeGateway();
  const { visits, user } = await open(gateway);
  await user.click(next());
  expect(screen.getAllByText('Este campo es requerido', { exact: false }).length).toBeGreaterThanOrEqual(3);
  expect(document.activeElement).toBe(title());
  expect(gateway.names).not.toContain(RESUME);
  expect(visits).toEqual([]);
});

test('an area alone is not enough: a speciality has to be chosen', async () => {
  const { user } = await open(new FakeGateway());
  await user.type(title(), 'Cajera');
  await user.type(salary(), '9800');
  await user.selectOptions(screen.getByLabelText('Área de interés'), 'Ventas');
  await screen.findByRole('button', { name: 'Cajero' });
  await user.click(next());
  expect(screen.getByText('Debes seleccionar alguna opción')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cajero' }));
});

test('refuses a salary below the minimum', async () => {
  const { user } = await open(new FakeGateway());
  await user.type(salary(), '999');
  await user.tab();
  expect(salary().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Mínimo $1,000');
});

test('after the third interest the others are off, with a note', async () => {
  const { user } = await open(new FakeGateway());
  await user.selectOptions(screen.getByLabelText('Área de interés'), 'Ventas');
  for (const name of ['Cajero', 'Mostrador', 'Campo'])
    await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Telefónicas' }).disabled).toBe(true);
  expect(screen.getByText('Puedes elegir máximo 3 áreas de interés.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar Campo' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Telefónicas' }).disabled).toBe(false);
});

test.each<[string, string, Record<string, string>]>([
  ['areas', 'GET lookup/interestAreas', {}],
  ['specialities', 'GET lookup/subinterestAreas', { area: '1' }],
  ['names', 'GET lookup/allcategories', { chosen: '12' }],
])(
  'without scripts %s that failed are loaded again by the form, with what was typed',
  async (_list, name, choice) => {
    const gateway = withCatalogues().on(name, { failure: 'X', status: 503 });
    const fields = { title: 'Cajera', again: '1', ...choice };
    const first = await post(gateway, fields);
    const retry = first.shown.getByRole<HTMLButtonElement>('button', { name: 'Reintentar' });
    expect([retry.type, retry.name, retry.value]).toEqual(['submit', 'again', '1']);
    expect(first.status).toBe(200);
    expect(first.shown.getByLabelText<HTMLInputElement>('Puesto o profesión').value).toBe('Cajera');
    expect(gateway.names).not.toContain(RESUME);

    gateway.on(name, { ...AREAS, ...OF_SALES, ...CATEGORIES });
    const second = await post(gateway, fields);
    expect(second.shown.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
);

test('without scripts a page whose save failed has the names of what was chosen', async () => {
  const gateway = withCatalogues().on(RESUME, { failure: 'MYS-1', status: 503 });
  const fields = { title: 'Cajera', salary: '9,800', area: '1', chosen: '12' };
  const { status, shown } = await post(gateway, fields);
  expect(status).toBe(503);
  expect(shown.getByRole('button', { name: 'Quitar Mostrador' })).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Campo' })).toBeTruthy();
});

test('starts with what was saved before', async () => {
  const known = resume({ resumetitle: 'Contadora' });
  const gateway = new FakeGateway().on('GET myService/resume', {
    user_profile: { userid: '1001' },
    resume: { ...known, professionalinterests: { ...known.professionalinterests, desiredsalary: 15_000 } },
  });
  await open(gateway);
  expect(title().value).toBe('Contadora');
  expect(salary().value).toBe('15,000');
});

describe('specialities that were saved before', () => {
  const known = resume();
  const withSaved = () =>
    new FakeGateway().on('GET myService/resume', {
      user_profile: { userid: '1001' },
      resume: {
        ...known,
        professionalinterests: {
          ...known.professionalinterests,
          subinterestareaid1: '12',
          subinterestareaid2: '99',
          subinterestareaid3: '',
        },
      },
    });

  test('have their names with the page, not only in a browser that saw them chosen', async () => {
    const gateway = withSaved().on('GET lookup/allcategories', CATEGORIES);
    const { store } = createTestStore(gateway);
    signIn(store, { resumeid: '5001' });
    // As on the server: what is there when the load ends is all that the page is drawn with.
    await loadPage(store, 'mfe-account', page, '/cuenta/nueva/profesion');
    const names = selectLookups(store.getState()).saved?.items.map(({ description }) => description);
    expect(names).toEqual(['Mostrador']);
  });

  test('are asked for when the page came without them', async () => {
    const gateway = withSaved().on('GET lookup/allcategories', { failure: 'X', status: 503 }, CATEGORIES);
    const { user } = await open(gateway);
    expect(screen.getByText('No pudimos cargar los nombres de tus especialidades.')).toBeTruthy();
    expect(screen.queryByText('Área elegida antes')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Quitar Mostrador' })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Quitar Especialidad que ya no está en la lista' }),
    ).toBeTruthy();
  });
});
