import { createHash } from 'node:crypto';
import { PUSH_CACHE } from '@chamba/kernel/push/owner';
import { SITE, startWorker } from './testing/start-worker.ts';

type Worker = Awaited<ReturnType<typeof startWorker>>;

const accountMark = (userid: string): string =>
  createHash('sha256').update(userid).digest('hex').slice(0, 12);

/** A message of the site to the device of an account. */
const message = (userid: string, changes: object = {}) => ({
  title: 'Vieron tu CV',
  body: 'Cajera.',
  tag: 'n7',
  owner: accountMark(userid),
  data: { url: '/postulaciones/3', id: '7', at: '2026-05-04T12:00:00.000Z' },
  ...changes,
});

const push = (worker: Worker, sent: object): Promise<unknown> =>
  worker.dispatch('push', { data: { json: () => sent } });

/** Notes whose notifications the browser shows, as a page does. */
const register = (worker: Worker, userid: string): Promise<void> => {
  worker.subscribe('k');
  const note = Response.json({ userid, browserId: 'ab'.repeat(16) });
  return worker.open(PUSH_CACHE).put('/whose-notifications', note);
};

test('a message is shown to whom it is for', async () => {
  const worker = await startWorker();
  await register(worker, '7');
  await push(worker, message('7'));
  expect(worker.asked).toHaveLength(1);
  expect(worker.posted).toEqual([{ type: 'notified' }]);
});

test('a message that comes twice makes itself heard once, a newer one of its tag again', async () => {
  const worker = await startWorker();
  await register(worker, '7');
  await push(worker, message('7'));
  await push(worker, message('7'));
  await push(worker, message('7', { data: { url: '/', id: '7', at: '2026-05-04T13:00:00.000Z' } }));
  expect(worker.asked.map((line) => /"renotify":true/.test(line))).toEqual([false, false, true]);
  expect(worker.shown.size).toBe(1);
});

test.each([
  ['who has logged out', { owner: null, signed: null }],
  ['whose phone is another person’s by now', { owner: '8', signed: null }],
  ['after whom another person has logged in', { owner: '7', signed: '8' }],
])(
  'nothing is shown of somebody %s, and the browser is subscribed no longer',
  async (_who, { owner, signed }) => {
    const worker = await startWorker({ readsCookies: true });
    worker.subscribe('k');
    if (owner !== null) await register(worker, owner);
    worker.signIn(signed);
    await push(worker, message('7'));
    expect(worker.asked).toEqual([]);
    expect(worker.isSubscribed()).toBe(false);
  },
);

test('a log-out takes away what is shown and the subscription', async () => {
  const worker = await startWorker();
  await register(worker, '7');
  await push(worker, message('7'));
  await worker.request('/api/aais/authentication_token/current', { method: 'DELETE' });
  expect(worker.shown.size).toBe(0);
  expect(worker.isSubscribed()).toBe(false);
  worker.asked.splice(0);
  await push(worker, message('7'));
  expect(worker.asked).toEqual([]);
});

test('a notification that is opened is read; a tab that shows its page already comes to the front', async () => {
  const worker = await startWorker();
  await register(worker, '7');
  worker.standAt('/postulaciones/3');
  worker.online(() => Response.json({}));
  const { data } = message('7');
  await worker.dispatch('notificationclick', { notification: { close: () => undefined, data } });
  expect(worker.asked.toSorted()).toEqual([
    'PUT /rest {"server":"messages","service":"messages","instance":"7","payload":{"read":true}}',
    `focus ${SITE}/postulaciones/3`,
  ]);
});

test('a subscription that the browser has replaced is registered with the key of the site', async () => {
  const worker = await startWorker();
  worker.online(() => Response.json({ status: 200, response: { publickey: 'new' } }));
  await worker.dispatch('pushsubscriptionchange');
  expect(worker.asked).toEqual([]);
  await register(worker, '7');
  worker.online(({ pathname }) =>
    pathname.endsWith('/key') ? Response.json({ response: { publickey: 'new' } }) : Response.json({}),
  );
  await worker.dispatch('pushsubscriptionchange');
  const [sent = ''] = worker.asked;
  expect(sent).toMatch(/^POST \/api\/sum\/accounts\/7\/subscriptions /);
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toEqual({
    resource: 'register',
    subscription: { endpoint: `${SITE}/push`, keys: { p256dh: 'k', auth: 'a' } },
    browserId: 'ab'.repeat(16),
  });
});
