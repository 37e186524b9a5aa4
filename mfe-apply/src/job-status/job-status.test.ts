import { waitFor } from '@testing-library/react';
import { event } from '@chamba/kernel/events';
import { sessionStarted } from '@chamba/kernel/session';
import { jobStatusRestored, type ChambaStore } from '@chamba/kernel/store';
import { applyRequested } from '../apply/apply.slice.ts';
import { application, sessionAnswer } from '../testing/fixtures.ts';
import {
  accepted,
  closeTab,
  forgetEverything,
  gateway,
  listed,
  openTab,
  type Reply,
} from '../testing/page.tsx';
import { mergeJobStatus } from './merge.ts';

afterEach(forgetEverything);

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

test('a login brings the applied offers back', async () => {
  const edge = gateway(() => listed('7', [application({ jobid: '5' })]));
  const tab = openTab(edge);
  tab.dispatch(jobStatusRestored([{ jobid: '3', status: 'Visited' }]));
  expect(edge.requests).toHaveLength(0);
  tab.dispatch(sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  tab.dispatch(event('session/loggedIn', { userid: '7', method: 'credentials' }));
  await waitFor(() =>
    expect(tab.getState().jobStatus.items).toEqual([
      { jobid: '3', status: 'Visited' },
      { jobid: '5', status: 'Applied' },
    ]),
  );
});

/** A site that takes every application in. @param list what it answers when it is asked for those of before. */
const taking = (list: Reply) => gateway(({ path }) => (path === '/api/apply' ? accepted('9') : list));
/** Applies in a tab, and waits until it shows: the code that delivers it has asked for those of before by then. */
async function applyIn(tab: ChambaStore): Promise<void> {
  tab.dispatch(
    applyRequested({ jobid: '9', title: '', companyname: '', location: '', url: '', external: false }),
  );
  await waitFor(() =>
    expect(tab.getState().jobStatus.items).toContainEqual({ jobid: '9', status: 'Applied' }),
  );
}

test('a page that opens after the login asks once in its tab', async () => {
  const edge = taking(listed('7', [application({ jobid: '5' })]));
  const first = openTab(edge, sessionAnswer());
  await waitFor(() => expect(first.getState().jobStatus.items).toHaveLength(1));
  closeTab(first);
  await applyIn(openTab(edge, sessionAnswer()));
  expect(edge.requests.map(({ path }) => path)).toEqual(['/rest', '/api/apply']);
});

test('marks stay as they are when the list cannot be had', async () => {
  const edge = taking('unreachable');
  const tab = openTab(edge, sessionAnswer());
  tab.dispatch(jobStatusRestored([{ jobid: '4', status: 'Applied' }]));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  await applyIn(tab);
  expect(tab.getState().jobStatus.items).toEqual([
    { jobid: '4', status: 'Applied' },
    { jobid: '9', status: 'Applied' },
  ]);
});
