import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UpdaterTriple } from '@chamba/kernel/api';
import { resume, saved } from '../../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, signIn } from '../../testing/page.tsx';
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

async function open(gateway: FakeGateway, search = '') {
  gateway.on('GET lookup/interestAreas', AREAS).on('GET lookup/subinterestAreas', OF_SALES);
  const { store, visits } = createTestStore(gateway);
  signIn(store, { resumeid: '5001' });
  await openPage(store, page, { pathname: '/cuenta/nueva/profesion', search });
  return { store, visits, user: userEvent.setup() };
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
