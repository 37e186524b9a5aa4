import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { pageWidthChanged, selectToasts, toastClosed, toastUsed } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, openTab, type Reply } from '../testing/page.tsx';
import { suggestionsSaga } from './suggestions.saga.ts';
import { suggestionsSlice } from './suggestions.slice.ts';
import AppliedSlot from './applied.slot.tsx';
import { Suggestions } from './suggestions.tsx';

afterEach(forgetEverything);

const offer = (id: string, title: string) => ({
  ...job({ id, title }),
  reason: 'Por tu experiencia de cajera y a 4 km',
});
const listed = (...joblist: object[]): Reply => ({
  data: { status: 200, response: { joblist, summary: { totaldocs: joblist.length } } },
});

function open(answer: (request: TransportRequest) => Reply, element = <Suggestions />) {
  const edge = gateway(answer);
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices: [suggestionsSlice], sagas: [suggestionsSaga] });
  act(() => void draw(tab, element));
  return { tab, edge };
}
const isEvent = ({ path }: TransportRequest): boolean => path === '/api/events';

test('each suggestion says why it is one', async () => {
  const { edge } = open(() => listed(offer('1', 'Cajera de sucursal'), offer('2', 'Cajera nocturna')));
  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('Por tu experiencia de cajera y a 4 km')).toBeTruthy();
  expect(within(first!).getByRole('heading', { name: 'Cajera de sucursal' })).toBeTruthy();
  expect(others).toHaveLength(1);
  const [asked] = edge.requests.filter(({ path }) => path.startsWith('/api/suggestionsV2/'));
  expect(asked?.query).toMatchObject({ algorithm: 'MJR', channel: 'web', hits: '10', use_cache: 'true' });
});

test('the dashboard shows ten where it has two columns', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(index + 1));
  const { tab } = open(() => listed(...ids.map((id) => offer(id, `Cajera ${id}`))));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  act(() => void tab.dispatch(pageWidthChanged(1280)));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Ver todas' })).toBeNull();
});

test('the dashboard shows five on a phone, and the others when they are asked for', async () => {
  open(() => listed(...['1', '2', '3', '4', '5', '6'].map((id) => offer(id, `Cajera ${id}`))));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Ver todas' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Cajera 6');
});

test('once fewer are left than are shown, the next ones come', async () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7'];
  const { edge } = open((request) => {
    if (isEvent(request)) return { status: 202, data: { status: 202, response: {} } };
    const gone = (request.query?.['last_discards'] ?? '').split(',');
    return listed(
      ...ids
        .filter((id) => !gone.includes(id))
        .slice(0, 5)
        .map((id) => offer(id, `Cajera ${id}`)),
    );
  });
  await screen.findAllByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa: Cajera 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa: Cajera 4' }));
  await screen.findByRole('heading', { name: 'Cajera 7' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['1', '3', '5', '6', '7'].map((id) => `Cajera ${id}`),
  );
  // Discards in a row are one request.
  expect(edge.requests.filter(({ path }) => path.startsWith('/api/suggestionsV2/'))).toHaveLength(2);
});

test('a discarded offer goes at once, is remembered, and can be had back', async () => {
  const { tab, edge } = open((request) =>
    isEvent(request)
      ? { status: 202, data: { status: 202, response: {} } }
      : listed(offer('1', 'Cajera'), offer('2', 'Chofer')),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'No me interesa: Cajera' }));
  expect(screen.queryByRole('heading', { name: 'Cajera' })).toBeNull();
  expect(localStorage.getItem('discards')).toBe('["1"]');
  await waitFor(() => expect(edge.calls('/api/events')).toHaveLength(1));
  expect(edge.calls('/api/events')[0]?.body).toMatchObject({
    topic: 'candidate-discard-MJR',
    message: { origin: 'web', jobId: '1' },
  });
  await waitFor(() => expect(tab.getState().toasts.items).toHaveLength(1));
  act(() => void tab.dispatch(toastUsed('undo-discard-1')));
  expect(await screen.findByRole('heading', { name: 'Cajera' })).toBeTruthy();
  expect(localStorage.getItem('discards')).toBe('[]');
  await waitFor(() =>
    expect(edge.calls('/api/events').at(-1)?.body).toMatchObject({ topic: 'candidate-restore-MJR' }),
  );
});

test('the focus goes to the offer that came back, else to the first that is left; the last discard can be undone', async () => {
  const { tab } = open((request) =>
    isEvent(request)
      ? { status: 202, data: { status: 202, response: {} } }
      : listed(...['1', '2', '3'].map((id) => offer(id, `Cajera ${id}`))),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'No me interesa: Cajera 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa: Cajera 3' }));
  expect(selectToasts(tab.getState()).map(({ id }) => id)).toEqual(['undo-discard-3']);
  act(() => void tab.dispatch(toastUsed('undo-discard-3')));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cajera 3'));
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa: Cajera 3' }));
  act(() => void tab.dispatch(toastClosed('undo-discard-3')));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cajera 1'));
});

test('where the second version fails the first answers, and where both do it can be asked for again', async () => {
  let isDown = true;
  open(({ path }) =>
    path.startsWith('/api/suggestionsV2/') || isDown ? failed('CRONOS-01') : listed(offer('1', 'Cajera')),
  );
  expect(await screen.findByText('Hubo un error al obtener sugerencias.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Cajera' })).toBeTruthy();
});

test('after an application the first version is asked for the like of the offer, also for what fills in', async () => {
  const offers = ['1', '2', '3', '4', '5', '6', '7'].map((id) => offer(id, `Cajera ${id}`));
  const { edge } = open(
    (request) =>
      isEvent(request) ? { status: 202, data: { status: 202, response: {} } } : listed(...offers),
    <AppliedSlot job={job({ id: '90' })} />,
  );
  expect(screen.getByRole('region', { name: 'Otros empleos parecidos' })).toBeTruthy();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(edge.requests.map(({ path }) => path)).toEqual(['/api/suggestions/70']);
  expect(edge.requests[0]?.query).toMatchObject({
    algorithm: 'MPA',
    applies: '90',
    channel: 'web',
    hits: '10',
  });
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa: Cajera 2' }));
  expect(await screen.findByRole('heading', { name: 'Cajera 7' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Cajera 2' })).toBeNull();
  await waitFor(() =>
    expect(edge.calls('/api/events')[0]?.body).toMatchObject({ topic: 'candidate-discard-MPA' }),
  );
});

test('the dashboard does not show what was suggested after an application', async () => {
  const { tab, edge } = open(
    ({ path }) =>
      listed(path.startsWith('/api/suggestionsV2/') ? offer('2', 'Chofer') : offer('1', 'Cajera')),
    <AppliedSlot job={job({ id: '90' })} />,
  );
  expect(await screen.findByRole('heading', { name: 'Cajera' })).toBeTruthy();
  cleanup();
  act(() => void draw(tab, <Suggestions />));
  expect(await screen.findByRole('heading', { name: 'Chofer' })).toBeTruthy();
  expect(edge.requests.at(-1)?.query).toMatchObject({ algorithm: 'MJR' });
  expect(edge.requests.at(-1)?.query).not.toHaveProperty('applies');
});
