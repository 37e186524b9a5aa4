/** @jest-environment node */
import 'fake-indexeddb/auto';
import { addToOutbox, listWholeOutbox, removeFromOutbox } from '@chamba/kernel/outbox';
import { startWorker, type Worker } from './testing/start-worker.ts';

const entry = {
  userid: '7',
  offer: {
    jobid: '5',
    title: 'Cajera',
    companyname: '',
    location: '',
    url: '/empleo/oferta/5',
    external: false,
  },
  idempotencyKey: 'ab'.repeat(16),
  createdAt: Date.now(),
  attempts: 3,
  nextAt: Date.now() + 600_000,
};

let worker: Worker;
/** Names of the locks that pages hold. */
const held = new Set<string>();

beforeEach(async () => {
  worker = await startWorker();
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      locks: {
        request: (name: string, _options: object, work: (lock: object | null) => Promise<void>) =>
          work(held.has(name) ? null : {}),
      },
    },
  });
  await addToOutbox(entry);
});

afterEach(async () => {
  held.clear();
  for (const { userid, offer } of await listWholeOutbox()) await removeFromOutbox(userid, offer.jobid);
});

const wake = (tag = 'outbox') => worker.dispatch('sync', { tag });
const answerWith = (response: object, status = 200) => {
  const asked: string[] = [];
  worker.online(({ pathname }) => {
    asked.push(pathname);
    return Response.json({ status, response }, { status });
  });
  return asked;
};

test('sends what waits when the network returns, and notes it for the next page', async () => {
  const asked = answerWith({ jobid: '5', applied: true, state: 'accepted' });
  await wake();
  expect(asked).toEqual(['/api/apply']);
  expect((await listWholeOutbox())[0]?.sent).toEqual({ at: expect.any(Number), state: 'accepted' });
  await wake();
  expect(asked).toHaveLength(1);
});

test('leaves an application alone that a page is sending', async () => {
  const asked = answerWith({ jobid: '5', applied: true });
  held.add('chamba-apply:7:5');
  await wake();
  expect(asked).toEqual([]);
});

test.each([503, 429])('after a %i the browser is to wake it again', async (status) => {
  answerWith({}, status);
  await expect(wake()).rejects.toThrow(String(status));
  expect((await listWholeOutbox())[0]?.sent).toBeUndefined();
});

test('without a network the browser is to wake it again', async () => {
  worker.offline();
  await expect(wake()).rejects.toThrow();
});

test('what was refused is left for a page to say', async () => {
  answerWith({}, 404);
  await wake();
  expect(await listWholeOutbox()).toEqual([entry]);
});

test('other events of that kind are not its own', async () => {
  const asked = answerWith({ applied: true });
  await wake('something');
  expect(asked).toEqual([]);
});
