import { waitFor } from '@testing-library/react';
import { event } from '@chamba/kernel/events';
import { sessionStarted } from '@chamba/kernel/session';
import { jobStatusRestored } from '@chamba/kernel/store';
import { application, sessionAnswer } from '../testing/fixtures.ts';
import { closeTab, forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';
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

test('a page that opens after the login asks once in its tab', async () => {
  const edge = gateway(() => listed('7', [application({ jobid: '5' })]));
  const first = openTab(edge, sessionAnswer());
  await waitFor(() => expect(first.getState().jobStatus.items).toHaveLength(1));
  closeTab(first);
  openTab(edge, sessionAnswer());
  await new Promise((resolve) => setTimeout(resolve));
  expect(edge.requests).toHaveLength(1);
});

test('marks stay as they are when the list cannot be had', async () => {
  const edge = gateway(() => 'unreachable');
  const tab = openTab(edge, sessionAnswer());
  tab.dispatch(jobStatusRestored([{ jobid: '4', status: 'Applied' }]));
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.getState().jobStatus.items).toEqual([{ jobid: '4', status: 'Applied' }]);
});
