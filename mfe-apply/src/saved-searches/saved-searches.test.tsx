import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { logoutRequested } from '@chamba/kernel/session';
import { take, toastClosed, toastUsed } from '@chamba/kernel/store';
import { sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, openTab, type Reply } from '../testing/page.tsx';
import SaveSearchSlot, { sagas, slices } from './save-search.slot.tsx';
import { SavedSearches } from './saved-searches.tsx';

afterEach(async () => {
  await forgetEverything();
  history.replaceState(null, '', '/');
});

const search = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  searchstring: 'cajero',
  locationDescription: 'Guadalajara, Jalisco',
  minsalary: '10000',
  maxsalary: '15000',
  query: '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
  searchResultsURL: '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara?bdtype=OCCM',
  frequency: 'daily',
  paused: false,
  confirmed: true,
  newtotaldocs: 14,
  ...changes,
});
const listed = (...searches: object[]): Reply => ({
  data: { status: 200, response: { user_profile: { userid: '7' }, jobseeker_agents: searches } },
});
const sent = (requests: readonly TransportRequest[]) =>
  requests.map(({ method, body }) => ({ method, body }));

function open(answer: (request: TransportRequest) => Reply, element: React.ReactElement, isSignedIn = true) {
  const edge = gateway(answer);
  const tab = openTab(edge, isSignedIn ? sessionAnswer() : undefined);
  tab.inject({ owner: 'mfe-apply', slices, sagas });
  act(() => void draw(tab, element));
  return { tab, edge, calls: () => sent(edge.calls('/api/alert')) };
}
const slot = <SaveSearchSlot url="/empleos-de-cajero" description="cajero" />;
const toast = (tab: ReturnType<typeof openTab>) => tab.getState().toasts.items.at(-1);

test('a search is saved with one press, and says so', async () => {
  const { tab, calls } = open(() => listed(search('1')), slot);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar búsqueda: cajero' }));
  expect(await screen.findByText('Búsqueda guardada')).toBe(document.activeElement);
  expect(calls()).toEqual([{ method: 'POST', body: { payload: { url: '/empleos-de-cajero' } } }]);
  expect(toast(tab)?.text).toBe('Tu búsqueda se guardó correctamente.');
});

test('without a confirmed address it says what is missing', async () => {
  const { tab } = open(() => listed(search('1', { confirmed: false })), slot);
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(toast(tab)?.text).toMatch(/Confirma tu correo para que te avisemos/));
});

test('a failure says why, and the search can be saved again', async () => {
  let isDown = true;
  const { tab, calls } = open(() => (isDown ? failed('JSA-01', 500) : listed(search('1'))), slot);
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(toast(tab)?.text).toBe('No se pudo guardar tu búsqueda'));
  expect(location.hash).toBe('');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  expect(await screen.findByText('Búsqueda guardada')).toBeTruthy();
  expect(calls()).toHaveLength(2);
});

test('one too many has a toast with Ok', async () => {
  const { tab } = open(() => failed('MYS-25', 409), slot);
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(toast(tab)?.action?.label).toBe('Ok'));
});

test('a visitor logs in first, and comes back to what was to be saved', async () => {
  open(() => listed(), slot, false);
  const address = screen.getByRole('link', { name: /^Guardar/ }).getAttribute('href');
  expect(address).toBe('/login?returnUrl=%2Fempleos-de-cajero%23guardar-busqueda');
});

test('whose session is over logs in and comes back to what was to be saved', async () => {
  history.replaceState(null, '', '/empleos-de-cajero?tm=1');
  const { tab } = open(({ body }) => failed(body ? 'MYS-2' : 'AAIS-2', 401), slot);
  const destinations: unknown[] = [];
  tab.inject({
    owner: 'test',
    sagas: [
      {
        name: 'destinations',
        life: 'page',
        saga: function* () {
          const { payload } = (yield take(logoutRequested.type)) as ReturnType<typeof logoutRequested>;
          destinations.push(payload.to);
        },
      },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() =>
    expect(destinations).toEqual(['/login?returnUrl=%2Fempleos-de-cajero%3Ftm%3D1%23guardar-busqueda']),
  );
});

test('back from the log-in the search is saved once', async () => {
  history.replaceState(null, '', '/empleos-de-cajero?tm=1#guardar-busqueda');
  const { calls } = open(() => listed(search('1')), slot);
  expect(await screen.findByText('Búsqueda guardada')).toBeTruthy();
  expect(calls()).toHaveLength(1);
  expect(location.pathname + location.search + location.hash).toBe('/empleos-de-cajero?tm=1');
});

test('the list shows what, where, pay and what is new', async () => {
  open(
    () =>
      listed(
        search('1'),
        search('2', { searchstring: '', minsalary: '', maxsalary: '', newtotaldocs: 1, paused: true }),
      ),
    <SavedSearches />,
  );
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByRole('link').textContent).toBe('cajeroGuadalajara, Jalisco · $10,000 – $15,000');
  expect(within(first!).getByText('14 nuevas')).toBeTruthy();
  expect(within(second!).getByText('Empleos')).toBeTruthy();
  expect(within(second!).getByText('1 nueva')).toBeTruthy();
  expect(within(second!).getByText('Avisos en pausa')).toBeTruthy();
});

test('who has none reads where to look, and a failed list can be asked for again', async () => {
  let isDown = true;
  const { calls } = open(() => (isDown ? failed('ACT-01', 500) : listed()), <SavedSearches />);
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aún no tienes búsquedas guardadas.')).toBeTruthy();
  expect(calls()).toHaveLength(2);
});

test('a search is paused, had back from its deletion, and changed', async () => {
  const { tab, calls } = open(
    ({ method }) => listed(...(method === 'DELETE' ? [] : [search('1')])),
    <SavedSearches />,
  );
  const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'Opciones de cajero' }));
  await menu();
  await userEvent.click(screen.getByRole('button', { name: 'Pausar avisos' }));
  await menu();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('cajero')).toBeNull());
  expect(toast(tab)?.text).toBe('Se eliminó correctamente tu búsqueda.');
  act(() => void tab.dispatch(toastUsed('undo-search-1')));
  await screen.findByText('cajero');
  expect(calls().slice(1)).toEqual([
    { method: 'PUT', body: { instance: '1', payload: { paused: true } } },
    { method: 'DELETE', body: { instance: '1' } },
    { method: 'PUT', body: { instance: '1', payload: { restore: true } } },
  ]);
});

test('the focus goes to the search that came back, else to the first that is left', async () => {
  let isThere = true;
  const { tab } = open(
    ({ method }) => {
      if (method !== 'GET') isThere = method === 'PUT';
      const second = search('2', { searchstring: 'chofer' });
      return listed(search('1'), ...(isThere ? [second] : []));
    },
    <SavedSearches />,
  );
  const remove = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Opciones de ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await remove('chofer');
  act(() => void tab.dispatch(toastUsed('undo-search-2')));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^chofer/));
  await remove('chofer');
  act(() => void tab.dispatch(toastClosed('undo-search-2')));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^cajero/));
  await remove('cajero');
  act(() => void tab.dispatch(toastClosed('undo-search-1')));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Buscar empleo'));
});

test('a search that was deleted in another window leaves the list, and the toast says why', async () => {
  let isGone = false;
  const { tab } = open(
    ({ method }) =>
      method === 'GET' ? listed(...(isGone ? [] : [search('1')])) : ((isGone = true), failed('MYS-23', 404)),
    <SavedSearches />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de cajero' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pausar avisos' }));
  expect(await screen.findByText('Aún no tienes búsquedas guardadas.')).toBeTruthy();
  await waitFor(() => expect(toast(tab)?.text).toBe('Esa búsqueda ya no existe.'));
});

test('changing a search leads to its results, which know what they may replace', async () => {
  open(() => listed(search('1')), <SavedSearches />);
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de cajero' }));
  const link = screen.getByRole('link', { name: 'Editar' });
  expect(link.getAttribute('href')).toBe('/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect(sessionStorage.getItem('draft.savedSearch')).toBe('{"id":"1","name":"cajero"}');
});

test('results take the place of a search that is being changed', async () => {
  sessionStorage.setItem('draft.savedSearch', JSON.stringify({ id: '9', name: 'cajero' }));
  const { calls } = open(() => listed(search('9')), slot);
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Búsqueda guardada')).toBeTruthy();
  expect(calls()).toEqual([
    { method: 'PUT', body: { instance: '9', payload: { url: '/empleos-de-cajero' } } },
  ]);
  expect(sessionStorage.getItem('draft.savedSearch')).toBeNull();
});
