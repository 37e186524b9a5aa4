import { waitFor } from '@testing-library/react';
import { event } from '@chamba/kernel/events';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { jobStatusRestored, type ChambaStore } from '@chamba/kernel/store';
import { createTestStore, exampleSession, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { appliedMarksSaga } from './applied-marks.saga.ts';
import { mergeJobStatus } from './merge.ts';

const open: ChambaStore[] = [];

afterEach(() => {
  for (const store of open.splice(0)) store.stop();
  sessionStorage.clear();
});

/** The list of the given applications. */
const listed = (...ids: string[]): Reply => ({
  data: {
    status: 200,
    response: {
      user_profile: { userid: '7' },
      applications: ids.map((jobid) => ({ jobid, title: 'Cajera', url: `/empleo/oferta/${jobid}` })),
      summary: { totaldocs: ids.length },
    },
  },
});

function openTab(answer: () => Reply | Promise<Reply>, isSignedIn = true) {
  const edge = fakeGateway(answer);
  const { store } = createTestStore(edge.transport);
  if (isSignedIn) store.dispatch(sessionStarted({ answer: exampleSession(), method: 'token' }));
  store.inject({ owner: 'shell', sagas: [{ name: 'marks', saga: appliedMarksSaga, life: 'session' }] });
  open.push(store);
  return { store, edge, marks: () => store.getState().jobStatus.items };
}

test('visits that have not run out stay, applied offers are no longer merely visited', () => {
  const items = [
    { jobid: '1', status: 'Visited', expires: 2_000 },
    { jobid: '2', status: 'Visited', expires: 900 },
    { jobid: '3', status: 'Visited' },
    { jobid: '4', status: 'Applied' },
  ] as const;
  expect(mergeJobStatus(items, ['1', '5'], 1_000)).toEqual([
    { jobid: '3', status: 'Visited' },
    { jobid: '1', status: 'Applied' },
    { jobid: '5', status: 'Applied' },
  ]);
});

test('a log-in without a page load brings the applied offers back at once', async () => {
  const { store, edge, marks } = openTab(() => listed('5'), false);
  store.dispatch(jobStatusRestored([{ jobid: '3', status: 'Visited' }]));
  expect(edge.requests).toHaveLength(0);
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  await waitFor(() =>
    expect(marks()).toEqual([
      { jobid: '3', status: 'Visited' },
      { jobid: '5', status: 'Applied' },
    ]),
  );
});

test('a page that opens after the log-in asks once in its tab; the next log-in asks again', async () => {
  const first = openTab(() => listed('5'));
  await waitFor(() => expect(first.marks()).toHaveLength(1));
  first.store.stop();
  const second = openTab(() => listed('6'));
  second.store.dispatch(sessionEnded());
  expect(second.edge.requests).toHaveLength(0);
  second.store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  await waitFor(() => expect(second.marks()).toContainEqual({ jobid: '6', status: 'Applied' }));
});

test('what was settled while the list was on its way stays marked', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { store, edge, marks } = openTab(() => new Promise<Reply>((resolve) => (answer = resolve)));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  store.dispatch(event('application/settled', { jobid: '9', outcome: 'applied' }));
  answer(listed('5'));
  await waitFor(() => expect(marks()).toContainEqual({ jobid: '5', status: 'Applied' }));
  expect(marks()).toContainEqual({ jobid: '9', status: 'Applied' });
});

test('marks stay as they are when the list cannot be had', async () => {
  const { store, edge, marks } = openTab(() => failed('MYS-0', 500), false);
  store.dispatch(jobStatusRestored([{ jobid: '4', status: 'Applied' }]));
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'token' }));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  store.dispatch(event('application/settled', { jobid: '9', outcome: 'applied' }));
  expect(marks()).toEqual([
    { jobid: '4', status: 'Applied' },
    { jobid: '9', status: 'Applied' },
  ]);
});
