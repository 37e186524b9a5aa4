import 'fake-indexeddb/auto';
import { act } from 'react';
import type { SessionAnswer, TransportRequest } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { addToOutbox, listWholeOutbox, removeFromOutbox, type OutboxEntry } from '@chamba/kernel/outbox';
import { sessionStarted } from '@chamba/kernel/session';
import type { ChambaStore } from '@chamba/kernel/store';
import {
  createTestStore,
  exampleOutboxEntry,
  exampleSession,
  fakeGateway,
  type Reply,
} from '@chamba/kernel/testing';
import { outboxSaga } from '../outbox.saga.ts';

const open: ChambaStore[] = [];

/** A gateway that answers applications one after the other, the last reply from then on, and keeps the session. */
export function answering(...replies: Reply[]) {
  const edge = fakeGateway((request, count) =>
    request.path === '/api/apply'
      ? (replies[count - 1] ?? replies.at(-1) ?? 'unreachable')
      : session(request),
  );
  return { ...edge, keys: () => edge.calls('/api/apply').map(({ body }) => (body as Sent).idempotencykey) };
}

type Sent = { idempotencykey: string };

const session = (_request: TransportRequest): Reply => ({
  data: { status: 200, response: exampleSession() },
});

/** The answer of an application that was taken in. */
export const accepted = (jobid: string): Reply => ({
  data: { status: 200, response: { jobid, applied: true } },
});

/** Opens a tab: a store with the shell's outbox, and the addresses it goes to. */
export function openTab(
  edge: { transport: Parameters<typeof createTestStore>[0] },
  answer: SessionAnswer | null = exampleSession(),
) {
  const { store, visited } = createTestStore(edge.transport);
  if (answer) store.dispatch(sessionStarted({ answer, method: 'token' }));
  const seen: Array<{ type: string; payload?: unknown }> = [];
  store.inject({
    owner: 'test-events',
    slices: [
      {
        name: 'seen',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (action.type.startsWith('application/') || action.type === 'session/logoutRequested')
            seen.push(action);
          return state;
        },
      },
    ],
  });
  store.inject({ owner: 'shell', sagas: [{ name: 'outbox', saga: outboxSaga, life: 'session' }] });
  open.push(store);
  const toasts = () => store.getState().toasts.items;
  return { store, visited, seen, toasts };
}

/** An entry as a tap of the candidate of {@link exampleSession} writes it. */
export const entryFor = (jobid: string, changes: Partial<OutboxEntry> = {}): OutboxEntry =>
  exampleOutboxEntry('7', jobid, changes);

/** What a page does when the button is pressed. */
export async function tap(store: ChambaStore, jobid: string): Promise<void> {
  await addToOutbox(entryFor(jobid));
  act(() => void store.dispatch(event('application/queued', { jobid })));
}

export const networkReturns = (): boolean => window.dispatchEvent(new Event('online'));

/** Forgets everything that browsers keep; for the end of each test. */
export async function forgetEverything(): Promise<void> {
  for (const store of open.splice(0)) store.stop();
  for (const { userid, offer } of await listWholeOutbox()) await removeFromOutbox(userid, offer.jobid);
  document.cookie = 'pending_apply=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
}
