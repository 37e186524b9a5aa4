import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@chamba/kernel/remote';
import createAccountPage from '../create-account/create-account.page.tsx';
import loginPage from '../login/login.page.tsx';
import educationPage from '../sign-up/education/education.page.tsx';
import experiencePage from '../sign-up/experience/experience.page.tsx';
import newPasswordPage from '../password/new-password.page.tsx';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage } from '../testing/page.tsx';

/** Answers a form that was sent without scripts: what the server does, then the page as it is taken over. */
async function answer(gateway: FakeGateway, page: Page, fields: Record<string, string>, search = '') {
  const { store, visits } = createTestStore(gateway);
  const context = { pathname: '/pagina', search, hash: '', params: { token: '1001.abc' } };
  store.inject({ owner: 'mfe-account', slices: page.slices ?? [], sagas: page.sagas ?? [] });
  const actions = [...(page.submit?.(fields, context, store.getState()) ?? [])];
  const last = actions.pop();
  for (const action of actions) store.dispatch(action);
  if (last) await store.load(last);
  const state = JSON.stringify(store.getState());
  await act(async () => void (await openPage(store, page, context)));
  return { store, visits, state, status: page.status?.(store.getState(), context), user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a log-in that is refused keeps the address, and the password nowhere', async () => {
  const gateway = new FakeGateway().on('POST authentication/retrieveToken', { failure: 'AAIS-1' });
  const { state, status } = await answer(gateway, loginPage, { email: 'ana@x.mx', password: 'incorrecta9' });
  expect(status).toBe(422);
  expect(field('Correo electrónico').value).toBe('ana@x.mx');
  expect(field('Contraseña').value).toBe('');
  expect(state).not.toContain('incorrecta9');
  // The refusal is the one thing to say: an empty password was not sent.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a log-in leads to where the person came from', async () => {
  const gateway = new FakeGateway().on('POST authentication/retrieveToken', sessionAnswer());
  const { visits } = await answer(
    gateway,
    loginPage,
    { email: ' ana@x.mx ', password: 'secreto1' },
    '?returnUrl=%2Fempleos',
  );
  expect(visits).toEqual(['/empleos']);
  expect(gateway.getPayload('POST authentication/retrieveToken')).toMatchObject({ userid: 'ana@x.mx' });
});

test.each([
  ['a service that is down', 'ACT-01', 503, 503],
  ['a service that takes too long', 'ACT-01', 504, 503],
  ['a limit of attempts', 'GATEWAY-RATE', 429, 429],
  ['a refusal', 'AAIS-1', 401, 422],
])('%s has its own status', async (_what, failure, answered, expected) => {
  const gateway = new FakeGateway().on('POST authentication/retrieveToken', { failure, status: answered });
  const { status } = await answer(gateway, loginPage, { email: 'ana@x.mx', password: 'secreto1' });
  expect(status).toBe(expected);
});

test('a password that does not pass has its own message until it is sent again', async () => {
  const { status, user } = await answer(new FakeGateway(), newPasswordPage, {
    password: 'corta',
    repeated: 'corta',
  });
  expect(status).toBe(422);
  expect(screen.getByText(/debe tener entre/)).toBeTruthy();
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getAllByText('Este campo es requerido')).toHaveLength(2);
});

test('a new account that is sent twice goes on with the first one', async () => {
  const gateway = new FakeGateway()
    .on('POST myService/account', { failure: 'MYS-30' })
    .on('POST authentication/retrieveToken', sessionAnswer());
  const fields = { name: 'Ana', surnames: 'Ríos', email: 'ana@x.mx', password: 'secreto12' };
  const { visits } = await answer(gateway, createAccountPage, fields, '?returnUrl=%2Fempleos');
  expect(visits).toEqual(['/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleos']);
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['la última', undefined],
  ['', undefined],
])('a new account accepts the documents that its page showed (%s)', async (legal_version, expected) => {
  const gateway = new FakeGateway().on('POST myService/account', sessionAnswer());
  const fields = { name: 'Ana', surnames: 'Ríos', email: 'ana@x.mx', password: 'secreto12', legal_version };
  await answer(gateway, createAccountPage, fields);
  const sent = gateway.getPayload('POST myService/account') as { email?: string; legal_version?: string };
  expect([sent.email, sent.legal_version]).toEqual(['ana@x.mx', expected]);
});

test('an address of another account is reported as taken, with everything else kept', async () => {
  const gateway = new FakeGateway()
    .on('POST myService/account', { failure: 'MYS-30' })
    .on('POST authentication/retrieveToken', { failure: 'AAIS-1' });
  const fields = { name: 'Ana', surnames: 'Ríos', email: 'ana@x.mx', password: 'secreto12' };
  const { status } = await answer(gateway, createAccountPage, fields);
  expect(status).toBe(422);
  expect(field('Nombre').value).toBe('Ana');
  expect(screen.getByText('Este correo ya existe')).toBeTruthy();
});

test('a job is asked for once there is one; left empty after that, it is at fault', async () => {
  const first = await answer(new FakeGateway(), experiencePage, { has: 'si' });
  expect(first.status).toBe(200);
  expect(field('Puesto').getAttribute('aria-invalid')).toBeNull();
  const asked = document.querySelector<HTMLInputElement>('input[type="hidden"][name="asked"]');
  cleanup();
  const second = await answer(new FakeGateway(), experiencePage, { has: 'si', asked: asked?.value ?? '' });
  expect(second.status).toBe(422);
  expect(field('Puesto').getAttribute('aria-invalid')).toBe('true');
});

test('a sub-step checks and sends only what it asks for', () => {
  const state = createTestStore(new FakeGateway()).store.getState();
  const context = { pathname: '/cuenta/nueva/educacion', search: '?paso=ingles', hash: '', params: {} };
  const sent = (english: string) =>
    educationPage.submit?.({ english }, context, state).map(({ type }) => type);
  expect(sent('')).toEqual(['accountEducation/posted']);
  expect(sent('2')).toEqual(['accountEducation/posted', 'accountEducation/submitted']);
});
