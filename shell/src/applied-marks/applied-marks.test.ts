import { waitFor } from '@testing-library/react';
import { event, isEvent, type EventPayloads } from '@chamba/kernel/events';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { jobStatusRestored, type ChambaStore } from '@chamba/kernel/store';
import { createTestStore, exampleSession, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { keepJobStatus } from '../session/job-status.ts';
import { appliedMarksSaga } from './applied-marks.saga.ts';
import { mergeJobStatus } from './merge.ts';

const open: ChambaStore[] = [];

afterEach(() => {
  for (const store of open.splice(0)) store.stop();
  sessionStorage.clear();
  localStorage.clear();
});

/** The list of the given applications. */
const listed = (...ids: string[]): Reply => ({
  data: {
    status: 200,
    response: {
      user_profile: { userid: '7' },
      applications: ids.map((jobid) => application(jobid)),
      summary: { totaldocs: ids.length },
    },
  },
});

type Listed = Readonly<Record<string, unknown>>;

const APPLIED_AT = '2026-11-20T14:00:00Z';

/** The mark of an offer that the list of the server names. */
const marked = (jobid: string) => ({ jobid, status: 'Applied', at: Date.parse(APPLIED_AT) });

const application = (jobid: string, status = 'sent', waiting?: string): Listed => ({
  jobid,
  dateapplied: APPLIED_AT,
  title: 'Cajera',
  url: `/empleo/oferta/${jobid}`,
  status,
  statusdate: '2026-11-20T15:00:00Z',
  ...(waiting && { waiting }),
});

/** The list of applications in the given states. */
const listedAs = (...applications: Listed[]): Reply => ({
  data: {
    status: 200,
    response: { user_profile: { userid: '7' }, applications, summary: { totaldocs: applications.length } },
  },
});

/** @param visited an offer that the page shows: as far as its server knows, it is not applied to. */
function openTab(answer: () => Reply | Promise<Reply>, isSignedIn = true, visited = '') {
  const edge = fakeGateway(answer);
  const { store } = createTestStore(edge.transport);
  const settled: Array<EventPayloads['application/settled']> = [];
  store.inject({
    owner: 'test-events',
    slices: [
      {
        name: 'settled',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (isEvent('application/settled')(action)) settled.push(action.payload);
          return state;
        },
      },
    ],
  });
  if (isSignedIn) store.dispatch(sessionStarted({ answer: exampleSession(), method: 'token' }));
  if (visited) {
    store.dispatch(event('jobs/visited', { jobid: visited }));
    keepJobStatus(store);
  }
  store.inject({ owner: 'shell', sagas: [{ name: 'marks', saga: appliedMarksSaga, life: 'session' }] });
  open.push(store);
  return { store, edge, marks: () => store.getState().jobStatus.items, events: () => settled };
}

test('visits that have not run out stay, applied offers are no longer merely visited', () => {
  const items = [
    { jobid: '1', status: 'Visited', expires: 2_000 },
    { jobid: '2', status: 'Visited', expires: 900 },
    { jobid: '3', status: 'Visited' },
    { jobid: '4', status: 'Applied' },
  ] as const;
  const applied = new Map([
    ['1', 500],
    ['5', undefined],
  ]);
  expect(mergeJobStatus(items, applied, 1_000)).toEqual([
    { jobid: '3', status: 'Visited' },
    { jobid: '1', status: 'Applied', at: 500 },
    { jobid: '5', status: 'Applied' },
  ]);
});

test('a log-in without a page load brings the applied offers back at once', async () => {
  const { store, edge, marks } = openTab(() => listed('5'), false);
  store.dispatch(jobStatusRestored([{ jobid: '3', status: 'Visited' }]));
  expect(edge.requests).toHaveLength(0);
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  await waitFor(() => expect(marks()).toEqual([{ jobid: '3', status: 'Visited' }, marked('5')]));
});

test('a page that opens after the log-in asks once in its tab; the next log-in asks again', async () => {
  const first = openTab(() => listed('5'));
  await waitFor(() => expect(first.marks()).toHaveLength(1));
  first.store.stop();
  const second = openTab(() => listed('6'));
  second.store.dispatch(sessionEnded());
  expect(second.edge.requests).toHaveLength(0);
  second.store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  await waitFor(() => expect(second.marks()).toContainEqual(marked('6')));
});

test('the page of an offer whose application was taken back on another device asks how it stands', async () => {
  const first = openTab(() => listed('5'), true, '3');
  await waitFor(() => expect(first.marks()).toContainEqual(marked('5')));
  const withdrawn = { ...application('5', 'withdrawn'), final: true };
  const other = openTab(() => listedAs(withdrawn), true, '3');
  const second = openTab(() => listedAs(withdrawn), true, '5');
  await waitFor(() =>
    expect(second.events()).toContainEqual(
      expect.objectContaining({ jobid: '5', state: 'withdrawn', final: true }),
    ),
  );
  expect(other.edge.requests).toHaveLength(0);
});

test('what was settled while the list was on its way stays marked', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { store, edge, marks } = openTab(() => new Promise<Reply>((resolve) => (answer = resolve)));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  store.dispatch(event('application/settled', { jobid: '9', outcome: 'applied' }));
  answer(listed('5'));
  await waitFor(() => expect(marks()).toContainEqual(marked('5')));
  expect(marks()).toContainEqual({ jobid: '9', status: 'Applied', at: expect.any(Number) });
});

test('marks stay as they are when the list cannot be had', async () => {
  const { store, edge, marks } = openTab(() => failed('MYS-0', 500), false);
  store.dispatch(jobStatusRestored([{ jobid: '4', status: 'Applied' }]));
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'token' }));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  store.dispatch(event('application/settled', { jobid: '9', outcome: 'applied' }));
  expect(marks()).toEqual([
    { jobid: '4', status: 'Applied' },
    { jobid: '9', status: 'Applied', at: expect.any(Number) },
  ]);
});

test('only what the site has taken in is marked; what waits is said to wait', async () => {
  const { store, marks, events } = openTab(() =>
    listedAs(
      application('1', 'accepted'),
      application('2', 'waiting', 'confirm'),
      application('3', 'external'),
      application('4', 'withdrawn'),
      application('5', 'sample'),
    ),
  );
  await waitFor(() => expect(marks().map(({ jobid }) => jobid)).toEqual(['1', '5']));
  await waitFor(() =>
    expect(events().map(({ jobid, state }) => [jobid, state])).toEqual([
      ['2', 'waiting'],
      ['3', 'external'],
    ]),
  );
  store.stop();
  // The next page says so before it has asked.
  const next = openTab(() => 'unreachable');
  await waitFor(() => expect(next.events().map(({ jobid }) => jobid)).toEqual(['2', '3']));
});

test('confirmed on another device, the page follows when it is shown again', async () => {
  let list = listedAs(application('2', 'waiting', 'confirm'));
  const { store, edge, marks, events } = openTab(() => list);
  await waitFor(() => expect(events()).toHaveLength(1));
  list = listedAs(application('2', 'sent'));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(marks()).toEqual([marked('2')]));
  expect(events().at(-1)).toMatchObject({ jobid: '2', outcome: 'applied', state: 'sent' });
  expect(store.getState().toasts.items.map(({ text }) => text)).toEqual(['Tu postulación fue enviada.']);
  const asked = edge.requests.length;
  window.dispatchEvent(new Event('focus'));
  clock.mockRestore();
  expect(edge.requests).toHaveLength(asked);
});

test('what did not arrive and what was taken back for good is not marked, and known to the next page at once', async () => {
  const first = openTab(() =>
    listedAs(
      application('5', 'undelivered'),
      { ...application('6', 'withdrawn'), final: true },
      application('7', 'withdrawn'),
    ),
  );
  const undelivered = expect.objectContaining({ jobid: '5', outcome: 'rejected', state: 'undelivered' });
  const final = expect.objectContaining({ jobid: '6', outcome: 'rejected', state: 'withdrawn', final: true });
  await waitFor(() => expect(first.events()).toEqual([undelivered, final]));
  expect(first.marks().map(({ jobid, status, closed }) => [jobid, status, closed])).toEqual([
    ['5', 'Visited', true],
    ['6', 'Visited', true],
  ]);
  first.store.stop();
  expect(openTab(() => failed('MYS-0', 500)).events()).toEqual([undelivered, final]);
});

test('a page that is opened later says since when an application did not arrive, not when it was opened', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const first = openTab(() => new Promise<Reply>(() => undefined));
  const undelivered = { jobid: '5', outcome: 'rejected', state: 'undelivered' } as const;
  first.store.dispatch(event('application/settled', undelivered));
  first.store.stop();
  for (const now of [2_000_000, 3_000_000]) {
    clock.mockReturnValue(now);
    const next = openTab(() => new Promise<Reply>(() => undefined));
    expect(next.events()).toEqual([{ ...undelivered, at: 1_000_000 }]);
    next.store.dispatch(event('application/settled', undelivered));
    next.store.stop();
  }
  clock.mockRestore();
});

test('one that did not arrive is asked for again by the next page, for a week: it may have been sent once more', async () => {
  const failedAt = (days: number): Listed => ({
    ...application('5', 'undelivered'),
    statusdate: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  for (const [days, asks] of [
    [1, true],
    [8, false],
  ] as const) {
    localStorage.clear();
    sessionStorage.clear();
    const first = openTab(() => listedAs(failedAt(days)));
    await waitFor(() => expect(first.marks()).toMatchObject([{ jobid: '5', closed: true }]));
    first.store.stop();
    const next = openTab(() => listed('5'));
    if (asks) await waitFor(() => expect(next.marks()).toEqual([marked('5')]));
    else expect(next.edge.requests).toHaveLength(0);
    next.store.stop();
  }
});
