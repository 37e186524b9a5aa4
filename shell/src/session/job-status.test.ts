import { createApiClient } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { sessionEnded, sessionStarted, type SessionState } from '@chamba/kernel/session';
import { createChambaStore, jobStatusRestored, selectJobStatus } from '@chamba/kernel/store';
import { exampleSession } from '@chamba/kernel/testing';
import { signedIn } from '../testing/fixtures.tsx';
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

test('a browser that is used for long keeps the latest marks', () => {
  const marks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ jobid: String(index + 1), status: 'Applied' }));
  localStorage.setItem('jobStatus', JSON.stringify({ none: marks(1_500) }));
  const store = openTab();
  keepJobStatus(store);
  store.dispatch(event('jobs/visited', { jobid: '9000' }));
  const { none } = JSON.parse(localStorage.getItem('jobStatus') ?? '{}') as {
    none: Array<{ jobid: string }>;
  };
  expect(none).toHaveLength(1_000);
  expect([none.at(-2)?.jobid, none.at(-1)?.jobid]).toEqual(['1500', '9000']);
  // The page itself forgets none.
  expect(selectJobStatus(store.getState(), '1')).toBe('Applied');
});

test('an offer counts as visited for 30 days', () => {
  const opened = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(opened);
  const first = openTab();
  keepJobStatus(first);
  first.dispatch(event('jobs/visited', { jobid: '7' }));
  const shownAfter = (ms: number) => {
    clock.mockReturnValue(opened + ms);
    const tab = openTab();
    keepJobStatus(tab);
    return selectJobStatus(tab.getState(), '7');
  };
  expect(shownAfter(30 * 86_400_000 - 1)).toBe('Visited');
  expect(shownAfter(30 * 86_400_000)).toBeUndefined();
});

test('a mark that has expired goes with the next that is written', () => {
  localStorage.setItem(
    'jobStatus',
    JSON.stringify({ none: [{ jobid: '7', status: 'Visited', expires: 1 }] }),
  );
  const tab = openTab();
  keepJobStatus(tab);
  tab.dispatch(event('jobs/visited', { jobid: '8' }));
  expect(localStorage.getItem('jobStatus')).not.toContain('"7"');
});

const profile = signedIn.user_profile;
const createSession = (userid: string): SessionState => ({
  ...signedIn,
  user_profile: profile && { ...profile, userid },
});

/** A page of a person's; null for a visitor's. */
function openPageAs(userid: string | null) {
  const store = createChambaStore({
    api,
    ...(userid !== null && { preloadedState: { session: createSession(userid) } }),
  });
  keepJobStatus(store);
  return store;
}
const readMarks = (store: ReturnType<typeof openTab>) =>
  ['1', '2', '3'].map((id) => selectJobStatus(store.getState(), id));

test('marks are of the person whose page made them, also where no log-out lies in between', () => {
  const ana = openPageAs('9');
  ana.dispatch(event('application/settled', { jobid: '1', outcome: 'applied' }));
  ana.dispatch(event('jobs/visited', { jobid: '2' }));
  const beto = openPageAs('10');
  expect(readMarks(beto)).toEqual([undefined, undefined, undefined]);
  beto.dispatch(event('jobs/visited', { jobid: '3' }));
  // A tab that was left open goes on with its own.
  ana.dispatch(event('jobs/visited', { jobid: '3' }));
  expect(readMarks(openPageAs(null))).toEqual([undefined, undefined, undefined]);
  expect(readMarks(openPageAs('9'))).toEqual(['Applied', 'Visited', 'Visited']);
  expect(readMarks(openPageAs('10'))).toEqual([undefined, undefined, 'Visited']);
});

test('a log-in takes along what was opened on its page, not what was opened there before', () => {
  openPageAs(null).dispatch(event('jobs/visited', { jobid: '1' }));
  const tab = openPageAs(null);
  tab.dispatch(event('jobs/visited', { jobid: '2' }));
  expect(readMarks(tab)).toEqual(['Visited', 'Visited', undefined]);
  tab.dispatch(sessionStarted({ answer: exampleSession({ userid: '9' }), method: 'credentials' }));
  expect(readMarks(tab)).toEqual([undefined, 'Visited', undefined]);
  expect(readMarks(openPageAs('9'))).toEqual([undefined, 'Visited', undefined]);
});

test('a log-out removes the marks of its account, not those of others and of visitors', () => {
  openPageAs(null).dispatch(event('jobs/visited', { jobid: '1' }));
  openPageAs('10').dispatch(event('jobs/visited', { jobid: '2' }));
  const ana = openPageAs('9');
  ana.dispatch(event('application/settled', { jobid: '3', outcome: 'applied' }));
  ana.dispatch(sessionEnded());
  expect(readMarks(ana)).toEqual(['Visited', undefined, undefined]);
  expect(localStorage.getItem('jobStatus')).not.toContain('u:9');
  expect(readMarks(openPageAs('9'))).toEqual([undefined, undefined, undefined]);
  expect(readMarks(openPageAs('10'))).toEqual([undefined, 'Visited', undefined]);
  expect(readMarks(openPageAs(null))).toEqual(['Visited', undefined, undefined]);
});

test('a browser of many people keeps the marks of the latest of them, and those of visitors', () => {
  openPageAs(null).dispatch(event('jobs/visited', { jobid: '1' }));
  for (const userid of ['15', '14', '13', '12', '11'])
    openPageAs(userid).dispatch(event('jobs/visited', { jobid: '2' }));
  expect(readMarks(openPageAs('15'))).toEqual([undefined, undefined, undefined]);
  for (const userid of ['14', '13', '12', '11'])
    expect(readMarks(openPageAs(userid))).toEqual([undefined, 'Visited', undefined]);
  expect(readMarks(openPageAs(null))).toEqual(['Visited', undefined, undefined]);
});

test('marks in the earlier format, which name no account, are left out', () => {
  localStorage.setItem('jobStatus', JSON.stringify([{ jobid: '1', status: 'Applied' }]));
  expect(readMarks(openPageAs('9'))).toEqual([undefined, undefined, undefined]);
});
