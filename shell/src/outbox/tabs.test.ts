import { waitFor } from '@testing-library/react';
import { listOutbox } from '@chamba/kernel/outbox';
import { isRecord, writeLocal } from '@chamba/kernel/storage';
import { exampleSession, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { accepted, forgetEverything, openTab, tap } from './testing/tab.ts';

/** The lines between the tabs of the browser: what is said on one is heard on all others, in its order. */
const lines = new Set<FakeLine>();
class FakeLine {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    lines.add(this);
  }
  postMessage(data: unknown): void {
    for (const line of lines)
      if (line !== this && line.name === this.name) queueMicrotask(() => line.onmessage?.({ data }));
  }
  close(): void {
    lines.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeLine });

/** A site that takes every application in. */
const taking = () => fakeGateway(({ body }) => accepted(isRecord(body) ? String(body['jobid']) : ''));
const settled = (jobid: string) => ({
  type: 'application/settled',
  payload: { jobid, outcome: 'applied', state: 'sent' },
});

// Tabs of a browser that has looked into its outbox before: none starts with a look of its own.
beforeEach(() => writeLocal('outbox.owners', []));
afterEach(forgetEverything);

test('what a candidate settles in another tab is settled here too, what another candidate settles there is not', async () => {
  const own = openTab(taking());
  const second = openTab(taking());
  const strangers = openTab(taking(), exampleSession({ userid: '8' }));
  expect(lines.size).toBe(3);
  await tap(second.store, '5');
  await waitFor(() => expect(own.seen).toContainEqual(settled('5')));
  expect(own.toasts()).toEqual([]);
  expect(strangers.seen).toEqual([]);
});

test('a page that the browser puts aside hangs up, so that it can come back as it was', async () => {
  openTab(taking());
  window.dispatchEvent(new Event('pagehide'));
  expect(lines.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(lines.size).toBe(1);
});

test('a tap in a second tab, while the first one’s application is on its way, sends it under the same key', async () => {
  const waiting: Array<(reply: Reply) => void> = [];
  const edge = fakeGateway(() => new Promise<Reply>((resolve) => waiting.push(resolve)));
  const [first, second] = [openTab(edge), openTab(edge)];
  await tap(first.store, '5');
  await waitFor(() => expect(edge.requests).toHaveLength(1));
  await tap(second.store, '5');
  await waitFor(() => expect(edge.requests).toHaveLength(2));
  const keys = edge.requests.map(({ body }) => isRecord(body) && body['idempotencykey']);
  expect(new Set(keys).size).toBe(1);
  for (const answer of waiting) answer(accepted('5'));
  for (const tab of [first, second]) await waitFor(() => expect(tab.seen).toContainEqual(settled('5')));
  await waitFor(async () => expect(await listOutbox('7')).toEqual([]));
});
