import 'fake-indexeddb/auto';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SessionAnswer, TransportRequest } from '@chamba/kernel/api';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider, type ChambaStore } from '@chamba/kernel/store';
import { createTestStore, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { applySagas, applySlices } from '../apply/injection.ts';

export { failed, type Reply };

/** A gateway at the edge of the API client; everything inside is real. */
export function gateway(answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>) {
  const edge = fakeGateway(answer);
  return {
    ...edge,
    /** Bodies of the applications that were posted. */
    applications: () =>
      edge
        .calls('/api/apply')
        .map(({ body }) => body as { jobid: string; idempotencykey: string; origin: string }),
  };
}

/** The answer of an application that was taken in. */
export const accepted = (jobid: string): Reply => ({
  data: { status: 200, response: { jobid, applied: true } },
});

/** The answer of a list of applications. */
export const listed = (userid: string, applications: readonly unknown[] = []): Reply => ({
  data: {
    status: 200,
    response: { user_profile: { userid }, applications, summary: { totaldocs: applications.length } },
  },
});

const { config: plainConfig } = createTestStore(fakeGateway(() => 'unreachable').transport).store.getState();
const legal = {
  version: '2026-11',
  name: 'Chamba',
  address: 'Ciudad de México',
  email: 'datos@chamba.example',
};
const config = { ...plainConfig, legal };

const open: ChambaStore[] = [];

/** Opens a tab: a store with this remote's session code, signed in when an answer of the login is given. */
export function openTab(edge: ReturnType<typeof gateway>, session?: SessionAnswer): ChambaStore {
  const { store } = createTestStore(edge.transport, { config });
  if (session) store.dispatch(sessionStarted({ answer: session, method: 'token' }));
  store.inject({ owner: 'mfe-apply', slices: applySlices, sagas: applySagas });
  open.push(store);
  return store;
}

/** Closes a tab: nothing of it runs on. */
export function closeTab(store: ChambaStore): void {
  store.stop();
}

/** Draws a component inside a tab. */
export function draw(store: ChambaStore, element: ReactElement) {
  return render(<Provider store={store}>{element}</Provider>);
}

/** Forgets everything that browsers keep; for the end of each test. */
export async function forgetEverything(): Promise<void> {
  cleanup();
  for (const store of open.splice(0)) store.stop();
  document.cookie = 'pending_apply=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  const { clear, createStore } = await import('idb-keyval');
  await clear(createStore('chamba-apply', 'outbox'));
}
