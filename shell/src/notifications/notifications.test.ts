import { waitFor } from '@testing-library/react';
import { event, isEvent } from '@chamba/kernel/events';
import { sessionStarted } from '@chamba/kernel/session';
import type { ChambaStore } from '@chamba/kernel/store';
import { createTestStore, exampleSession, fakeGateway } from '@chamba/kernel/testing';
import { badgesSlice } from '../visitor/badges.slice.ts';
import { notificationsSaga } from './notifications.saga.ts';

/** The lines between the tabs of the browser. */
const lines = new Set<FakeLine>();
class FakeLine extends EventTarget {
  constructor(readonly name: string) {
    super();
    lines.add(this);
  }
  postMessage(data: unknown): void {
    for (const line of lines)
      if (line !== this && line.name === this.name)
        queueMicrotask(() => line.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    lines.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeLine });

const open: ChambaStore[] = [];
afterEach(() => {
  for (const store of open.splice(0)) store.stop();
  sessionStorage.clear();
});

function openTab(unread = 0, userid = '7') {
  const edge = fakeGateway(() => ({
    data: {
      status: 200,
      response: { user_profile: { userid }, messages: [], summary: { totaldocs: 9, unread } },
    },
  }));
  const { store } = createTestStore(edge.transport);
  let counted = 0;
  store.inject({
    owner: 'test-events',
    slices: [
      { ...badgesSlice, life: 'session' },
      {
        name: 'counted',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (isEvent('notifications/counted')(action)) counted += 1;
          return state;
        },
      },
    ],
  });
  store.dispatch(sessionStarted({ answer: exampleSession({ userid }), method: 'token' }));
  store.inject({
    owner: 'shell',
    sagas: [{ name: 'notifications', saga: notificationsSaga, life: 'session' }],
  });
  open.push(store);
  const badge = () => (store.getState()['badges'] as { notifications: number }).notifications;
  return { store, edge, badge, count: () => counted };
}
const counted = (unread: number, userid = '7') => event('notifications/counted', { userid, unread });

test('what one tab has counted shows in the others of the same person, and comes back to none', async () => {
  const [first, second, strangers] = [openTab(), openTab(), openTab(0, '8')];
  first.store.dispatch(counted(4));
  await waitFor(() => expect(second.badge()).toBe(4));
  expect(first.badge()).toBe(4);
  expect(strangers.badge()).toBe(0);
  second.store.dispatch(counted(0));
  await waitFor(() => expect(first.badge()).toBe(0));
  expect([first.count(), second.count()]).toEqual([2, 2]);
});

test('what the service worker has shown is counted anew, a page that is shown again within a minute is not', async () => {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { edge, badge } = openTab(3);
  document.dispatchEvent(new Event('visibilitychange'));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'notified' } }));
  await waitFor(() => expect(badge()).toBe(3));
  expect(edge.calls('/rest')).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a page that ends hangs up', () => {
  const { store } = openTab();
  expect(lines.size).toBe(1);
  store.stop();
  expect(lines.size).toBe(0);
});
