import { act, screen, waitFor, within } from '@testing-library/react';
import { event } from '@chamba/kernel/events';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { exampleSession } from '@chamba/kernel/testing';
import type { TransportRequest } from '@chamba/kernel/api';
import results from '../results/results.page.tsx';
import { job, searchAnswer } from '../testing/fixtures.ts';
import { openSite, setScreen, type Reply } from '../testing/site.tsx';

const ADDRESS = '/empleos-de-cajero';
const PARTS = {
  scoreCategory: 100,
  scoreSubcategory: 100,
  scoreLocation: 50,
  scoreSalary: -1,
  scoreEducation: 100,
};
const META = { scorer: 60, category: 100, subcategory: 100, salary: 100, education: 100, location: 70 };

const list = (...ids: string[]): Reply => ({
  data: {
    status: 200,
    response: searchAnswer({ joblist: ids.map((id) => job({ id, title: `Cajera ${id}` })) }),
  },
});
const scored = (scores: Record<string, number>): Reply => ({
  data: {
    status: 200,
    response: {
      scores: Object.entries(scores).map(([jobID, score]) => ({ jobID, score, ...PARTS })),
      meta: META,
    },
  },
});
const isScoring = ({ path }: TransportRequest): boolean => path === '/api/scorer';

beforeEach(() => setScreen('phone'));

function openAs(isSignedIn: boolean, answer: (request: TransportRequest) => Reply | Promise<Reply>) {
  const site = openSite(answer);
  if (isSignedIn) site.store.dispatch(sessionStarted({ answer: exampleSession(), method: 'token' }));
  const asked = () => site.calls('/api/scorer').map(({ body }) => (body as { joblist: string[] }).joblist);
  return { ...site, asked };
}
const findCard = (id: string) => screen.getByRole('link', { name: `Cajera ${id}` }).closest('article')!;

test('the offers of a page are compared in one call, after the list is there', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { open, asked } = openAs(true, (request) =>
    isScoring(request) ? new Promise<Reply>((resolve) => (answer = resolve)) : list('1', '2', '3'),
  );
  await open(results, ADDRESS);
  await waitFor(() => expect(asked()).toEqual([['1', '2', '3']]));
  expect(findCard('1').parentElement?.dataset['compared']).toBe('true');
  expect(screen.queryByRole('img', { name: /^Coincides/ })).toBeNull();
  await act(async () => answer(scored({ 1: 82, 2: 41, 3: -1 })));
  expect(within(findCard('1')).getByRole('img', { name: 'Coincides 82 de 100' })).toBeTruthy();
  expect(within(findCard('2')).getByRole('img', { name: 'Coincides 41 de 100' })).toBeTruthy();
  expect(within(findCard('3')).queryByRole('img', { name: /^Coincides/ })).toBeNull();
});

test('a page that is turned back to is not compared again until the résumé changes', async () => {
  const { open, load, store, asked } = openAs(true, (request) =>
    isScoring(request)
      ? scored({ 1: 82, 2: 70, 3: 60 })
      : request.query?.['page'] === '2'
        ? list('2', '3')
        : list('1', '2'),
  );
  await open(results, ADDRESS);
  await waitFor(() => expect(asked()).toEqual([['1', '2']]));
  await load(results, `${ADDRESS}?page=2`);
  await waitFor(() => expect(asked()).toEqual([['1', '2'], ['3']]));
  await load(results, ADDRESS);
  expect(await screen.findByRole('img', { name: 'Coincides 82 de 100' })).toBeTruthy();
  expect(asked()).toHaveLength(2);
  act(() => void store.dispatch(event('resume/saved', { resumeid: '1' })));
  expect(screen.queryByRole('img', { name: /^Coincides/ })).toBeNull();
  await load(results, ADDRESS);
  await waitFor(() => expect(asked().at(-1)).toEqual(['1', '2']));
});

test('visitors’ offers are not compared', async () => {
  const visitor = openAs(false, () => list('1'));
  await visitor.open(results, ADDRESS);
  expect(visitor.asked()).toEqual([]);
  expect(findCard('1').parentElement?.dataset['compared']).toBe('false');
});

test('who logs out sees no more rings', async () => {
  const { open, store } = openAs(true, (request) => (isScoring(request) ? scored({ 1: 82 }) : list('1')));
  await open(results, ADDRESS);
  expect(await screen.findByRole('img', { name: 'Coincides 82 de 100' })).toBeTruthy();
  act(() => {
    store.dispatch(sessionEnded());
    store.dispatch(event('session/loggedOut', { userid: null }));
  });
  expect(screen.queryByRole('img', { name: /^Coincides/ })).toBeNull();
  expect(JSON.stringify(store.getState()['scores'])).not.toContain('82');
});

test('scores that fail leave the list as it is', async () => {
  const { open, asked } = openAs(true, (request) =>
    isScoring(request) ? { status: 503, data: {} } : list('1'),
  );
  await open(results, ADDRESS);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(findCard('1')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the preview says in how many parts the offer fits', async () => {
  setScreen('wide');
  const { open } = openAs(true, (request) =>
    isScoring(request)
      ? scored({ 1: 82 })
      : request.path.includes('/job') || request.query?.['service'] === 'job'
        ? { data: { status: 200, response: { job: job({ id: '1' }), seo: {} } } }
        : list('1'),
  );
  await open(results, ADDRESS);
  expect(await screen.findByText('Coincides en 3 de 4')).toBeTruthy();
});
