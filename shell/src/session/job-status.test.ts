import { createApiClient } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { createChambaStore, selectJobStatus } from '@chamba/kernel/store';
import { keepJobStatus } from './job-status.ts';

const api = createApiClient({ transport: () => Promise.reject(new Error('no network')) });
const openTab = () => createChambaStore({ api });

beforeEach(() => localStorage.clear());

test('an offer that was marked before the marks of the browser were read is kept with them', () => {
  const first = openTab();
  keepJobStatus(first);
  first.dispatch(event('jobs/visited', { jobid: '7' }));

  const second = openTab();
  second.dispatch(event('jobs/visited', { jobid: '8' }));
  keepJobStatus(second);

  const third = openTab();
  keepJobStatus(third);
  expect(['7', '8', '9'].map((id) => selectJobStatus(third.getState(), id))).toEqual([
    'Visited',
    'Visited',
    undefined,
  ]);
});

test('a browser without marks is left alone', () => {
  keepJobStatus(openTab());
  expect(localStorage).toHaveLength(0);
});
