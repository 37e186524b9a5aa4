import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPage } from '@chamba/kernel/testing';
import { createTestStore, FakeGateway, openPage, serverHtml, signIn } from '../testing/page.tsx';
import { describeAge } from './details.ts';
import { browser } from './privacy.saga.ts';
import { privacyAsked } from './privacy.slice.ts';
import settingsPage from './settings.page.tsx';

const READ = 'GET myService/settings';
const CHANGE = 'POST myService/account';
const MAIL = 'GET /api/mys/account_token/1001/change_email';
const SAVE = 'PUT myService/settings';
const SESSIONS = 'GET /api/aais/sessions';
const END_OTHERS = 'DELETE /api/aais/sessions';

const SETTINGS = {
  user_profile: { userid: '1001' },
  passwordchanged: '2026-08-20T12:00:00.000Z',
  pendingemail: '',
  optout: 0,
  messages: { savedsearches: true, suggestions: true, applications: true },
};

const DONE = { user_profile: { userid: '1001' } };

async function openSection(section: string, gateway: FakeGateway) {
  if (!gateway.has(READ)) gateway.on(READ, SETTINGS);
  const { store, visits } = createTestStore(gateway);
  signIn(store, { email: 'lupita@gmail.com', validemail: true });
  await openPage(store, settingsPage, {
    pathname: `/cuenta/configuracion/${section}`,
    params: section ? { section } : {},
  });
  return { store, visits, user: userEvent.setup() };
}

test('the menu says how each section stands, and what is no section shows it too', async () => {
  for (const section of ['', 'no-hay']) {
    await openSection(section, new FakeGateway());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configurar cuenta');
    expect(screen.getByRole('link', { name: /^Correo electrónico lupita@gmail.com/ })).toHaveProperty(
      'pathname',
      '/cuenta/configuracion/correo',
    );
    cleanup();
  }
});

test('a changed password needs the current one, and says that other sessions ended', async () => {
  const gateway = new FakeGateway().on(CHANGE, { failure: 'MYS-32' }, DONE);
  const { user } = await openSection('contrasena', gateway);
  const current = screen.getByLabelText<HTMLInputElement>('Contraseña actual');
  expect(current.autocomplete).toBe('current-password');
  expect(screen.getByLabelText<HTMLInputElement>('Nueva contraseña').autocomplete).toBe('new-password');
  await user.type(current, 'equivocada1');
  await user.type(screen.getByLabelText('Nueva contraseña'), 'jacaranda26');
  await user.type(screen.getByLabelText('Confirma tu contraseña'), 'jacaranda27{Enter}');
  expect(screen.getByText('Las contraseñas no coinciden.')).toBeTruthy();
  await user.type(screen.getByLabelText('Confirma tu contraseña'), '{Backspace}6{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('La contraseña actual es incorrecta.');
  expect(document.activeElement).toBe(current);
  await user.clear(current);
  await user.type(current, 'segura123{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('Cerramos tus sesiones');
  expect(gateway.getPayload(CHANGE)).toEqual({
    updater: { currentpassword: 'segura123', newpassword: 'jacaranda26' },
  });
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña actual').value).toBe('');
});

test('another address is asked for twice, mailed, and shown as pending', async () => {
  const gateway = new FakeGateway()
    .on(READ, SETTINGS, { ...SETTINGS, pendingemail: 'lupita.h@gmail.com' })
    .on(CHANGE, DONE)
    .on(MAIL, { envia_token: { mailok: true, bounceMail: false } });
  const { user } = await openSection('correo', gateway);
  await user.type(screen.getByLabelText('Correo nuevo'), 'Lupita@gmail.com');
  await user.tab();
  expect(screen.getByText('Ese ya es el correo de tu cuenta.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Correo nuevo'));
  await user.type(screen.getByLabelText('Correo nuevo'), 'lupita.h@gmail.com');
  await user.type(screen.getByLabelText('Confirma tu correo'), 'lupita.g@gmail.com');
  await user.type(screen.getByLabelText('Contraseña actual'), 'segura123{Enter}');
  expect(screen.getByText('Los correos electrónicos no coinciden.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Confirma tu correo'));
  await user.type(screen.getByLabelText('Confirma tu correo'), 'lupita.h@gmail.com{Enter}');
  expect(await screen.findByText('Te enviamos un correo para confirmar el cambio.')).toBeTruthy();
  expect(screen.getByText('lupita.h@gmail.com')).toBeTruthy();
  expect(gateway.names).toContain(MAIL);
  expect(gateway.getPayload(CHANGE)).toEqual({
    updater: { currentpassword: 'segura123', emailaddress: 'lupita.h@gmail.com' },
  });
});

test('what was typed into a section is there again after a reload, but for the password', async () => {
  const { user } = await openSection('correo', new FakeGateway());
  await user.type(screen.getByLabelText('Correo nuevo'), 'lupita.h@gmail.com');
  await user.type(screen.getByLabelText('Contraseña actual'), 'segura123');
  cleanup();
  expect(JSON.stringify({ ...localStorage })).not.toContain('segura123');
  const { user: later } = await openSection('correo', new FakeGateway());
  expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Correo nuevo').value).toBe('lupita.h@gmail.com');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña actual').value).toBe('');
  await later.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Correo nuevo').value).toBe('');
});

test('a switch of mails is stored at once, and goes back when that fails', async () => {
  const gateway = new FakeGateway().on(SAVE, SETTINGS, { failure: 'MYS-1', status: 503 });
  const { store, user } = await openSection('mensajes', gateway);
  const suggestions = screen.getByRole('switch', { name: 'Sugerencias de vacantes' });
  await user.click(suggestions);
  expect(suggestions.getAttribute('aria-checked')).toBe('false');
  expect(gateway.getPayload(SAVE)).toEqual({ messages: { suggestions: false } });
  const all = screen.getByRole('switch', { name: 'Recibir correos con vacantes y avisos' });
  await user.click(all);
  await waitFor(() => expect(store.getState().toasts.items.some(({ kind }) => kind === 'error')).toBe(true));
  expect(all.getAttribute('aria-checked')).toBe('true');
  expect(suggestions.getAttribute('aria-checked')).toBe('false');
});

test('other sessions are named by their devices and end together', async () => {
  const own = {
    id: '1',
    device: 'Chrome en Android',
    current: true,
    started: '2026-11-25T10:00:00Z',
    seen: '2026-11-25T10:00:00Z',
  };
  const other = { ...own, id: '2', device: 'Edge en Windows', current: false };
  const gateway = new FakeGateway()
    .on(SESSIONS, { sessions: [own, other] }, { sessions: [own] })
    .on(END_OTHERS, {});
  const { user } = await openSection('sesiones', gateway);
  const list = screen.getByRole('list', { name: 'Otras sesiones' });
  expect(within(list).getByRole('button', { name: 'Cerrar esta sesión: Edge en Windows' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar todas las demás' }));
  expect(await screen.findByText('No hay otras sesiones abiertas.')).toBeTruthy();
  // The button that was pressed is gone.
  expect(document.activeElement?.textContent).toBe('Sesiones y dispositivos');
  expect(gateway.requests.find(({ name }) => name === END_OTHERS)?.query).toEqual({ keep: 'current' });
});

test('a copy of the data is asked for, awaited and saved; what was accepted is listed', async () => {
  const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined);
  const privacy = (state: string, expires = '') => ({
    user_profile: { userid: '1001' },
    acceptances: [{ version: '2026-11-25', accepted: '2026-11-25T10:00:00Z' }],
    consents: [{ kind: 'suggestions', granted: false, changed: '2026-11-25T10:00:00Z' }],
    copy: { state, expires },
  });
  const gateway = new FakeGateway()
    .on('GET myService/privacy', privacy('none'), privacy('ready', '2026-11-26T18:00:00Z'))
    .on('POST myService/data_export', privacy('waiting'))
    .on('GET myService/data_export', { name: 'mis-datos.zip', archive: 'UEs=' });
  const { user, store } = await openSection('privacidad', gateway);
  expect(screen.getByText(/versión 2026-11-25/).textContent).toContain('25 nov 2026');
  expect(screen.getByText(/^Correos con sugerencias/).textContent).toContain(
    'dejaste de permitirlos el 25 nov 2026',
  );
  await user.click(screen.getByRole('button', { name: 'Pedir mi copia' }));
  expect(await screen.findByText(/Estamos preparando tu copia/)).toBeTruthy();
  act(() => void store.dispatch(privacyAsked()));
  await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'mis-datos.zip', archive: 'UEs=' }));
  save.mockRestore();
});

test('settings that cannot be loaded can be asked for again', async () => {
  const gateway = new FakeGateway().on(READ, { failure: 'MYS-1', status: 503 }, SETTINGS);
  const { user } = await openSection('mensajes', gateway);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('switch', { name: 'Sugerencias de vacantes' })).toBeTruthy();
});

test('without scripts the choice of mails is a form of boxes', async () => {
  const gateway = new FakeGateway().on(READ, SETTINGS).on(SAVE, { ...SETTINGS, optout: 1 });
  const { store } = createTestStore(gateway);
  signIn(store);
  const context = await loadPage(store, 'mfe-account', settingsPage, '/cuenta/configuracion/mensajes', {
    section: 'mensajes',
  });
  const html = serverHtml(store, settingsPage, context);
  expect(html).toContain('name="optin"');
  expect(html).toContain('name="page_account" value="1001"');
  const fields = { form: 'messages', optin: '', savedsearches: '1', suggestions: '', applications: '1' };
  for (const action of settingsPage.submit?.(fields, context, store.getState()) ?? [])
    await store.load(action);
  expect(gateway.getPayload(SAVE)).toEqual({
    optout: 1,
    messages: { savedsearches: true, suggestions: false, applications: true },
  });
});

test.each([
  ['2026-11-25T09:00:00Z', 'hoy'],
  ['2026-11-24T09:00:00Z', 'ayer'],
  ['2026-11-05T09:00:00Z', 'hace 20 días'],
  ['2026-08-20T12:00:00Z', 'hace 3 meses'],
  ['2024-08-20T12:00:00Z', 'hace 2 años'],
  ['', ''],
])('the age of %s is %s', (date, words) => {
  expect(describeAge(date, Date.parse('2026-11-25T12:00:00Z'))).toBe(words);
});
