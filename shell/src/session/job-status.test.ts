import { createApiClient } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { createChambaStore, jobStatusRestored, selectJobStatus } from '@chamba/kernel/store';
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

test('tabs that are open side by side keep each other’s marks', () => {
  const [results, offer] = [openTab(), openTab()];
  keepJobStatus(results);
  keepJobStatus(offer);
  results.dispatch(event('jobs/visited', { jobid: '7' }));
  offer.dispatch(event('jobs/visited', { jobid: '8' }));
  offer.dispatch(event('application/settled', { jobid: '7', outcome: 'applied' }));
  results.dispatch(event('jobs/visited', { jobid: '9' }));
  // What this tab takes back stays so.
  results.dispatch(jobStatusRestored([{ jobid: '7', status: 'Visited' }]));

  const next = openTab();
  keepJobStatus(next);
  expect(['7', '8', '9'].map((id) => selectJobStatus(next.getState(), id))).toEqual([
    'Applied',
    'Visited',
    undefined,
  ]);
});

test('a mark that has expired goes with the next that is written', () => {
  localStorage.setItem('jobStatus', JSON.stringify([{ jobid: '7', status: 'Visited', expires: 1 }]));
  const tab = openTab();
  keepJobStatus(tab);
  tab.dispatch(event('jobs/visited', { jobid: '8' }));
  expect(localStorage.getItem('jobStatus')).not.toContain('"7"');
});
