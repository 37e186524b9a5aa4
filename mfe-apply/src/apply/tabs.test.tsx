import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectProfile } from '@chamba/kernel/session';
import { isRecord } from '@chamba/kernel/storage';
import { selectJobStatus, type ChambaStore } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import {
  accepted,
  draw,
  failed,
  forgetEverything,
  gateway,
  listed,
  openTab,
  type Reply,
} from '../testing/page.tsx';
import ApplySlot from './apply.slot.tsx';
import { applyRequested } from './apply.slice.ts';
import { toAppliedOffer } from './offer-of.ts';
import { listOutbox } from './outbox.ts';

const offer = job();
const another = job({ id: '8', url: '/empleo/oferta/8-cajera' });

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
const taking = (userid: string) =>
  gateway(({ path, body }) =>
    path === '/api/apply' ? accepted(isRecord(body) ? String(body['jobid']) : '') : listed(userid),
  );
const statusIn = (tab: ChambaStore, { id }: { id: string }) => selectJobStatus(tab.getState(), id);
const applyIn = (tab: ChambaStore, wanted: typeof offer) =>
  act(() => void tab.dispatch(applyRequested(toAppliedOffer(wanted))));
const areListening = (tabs: number) => waitFor(() => expect(lines.size).toBe(tabs));

afterEach(forgetEverything);

test('what a candidate settles in another tab is settled here too, what another candidate settles there is not', async () => {
  const own = openTab(taking('7'), sessionAnswer());
  draw(own, <ApplySlot job={offer} placement="title" />);
  const second = openTab(taking('7'), sessionAnswer());
  const strangers = openTab(taking('8'), sessionAnswer({ userid: '8' }));
  await areListening(3);

  applyIn(strangers, offer);
  await waitFor(() => expect(statusIn(strangers, offer)).toBe('Applied'));
  // A line keeps the order: when this has arrived, what was said before has.
  applyIn(second, another);
  await waitFor(() => expect(statusIn(own, another)).toBe('Applied'));
  expect(statusIn(own, offer)).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();

  applyIn(second, offer);
  expect(await screen.findByText('Postulado')).toBeTruthy();
});

test('a tap in a second tab, while the first one’s application is on its way, sends it under the same key', async () => {
  const waiting: Array<(reply: Reply) => void> = [];
  const edge = gateway(({ path }) =>
    path === '/api/apply' ? new Promise<Reply>((resolve) => waiting.push(resolve)) : listed('7'),
  );
  const [first, second] = [openTab(edge, sessionAnswer()), openTab(edge, sessionAnswer())];
  await areListening(2);
  applyIn(first, offer);
  await waitFor(() => expect(edge.applications()).toHaveLength(1));
  applyIn(second, offer);
  await waitFor(() => expect(edge.applications()).toHaveLength(2));
  const keys = edge.applications().map(({ idempotencykey }) => idempotencykey);
  expect(new Set(keys).size).toBe(1);
  expect((await listOutbox('7')).map(({ idempotencyKey }) => idempotencyKey)).toEqual([keys[0]]);

  for (const answer of waiting) answer(accepted(offer.id));
  for (const tab of [first, second]) await waitFor(() => expect(statusIn(tab, offer)).toBe('Applied'));
  await waitFor(async () => expect(await listOutbox('7')).toEqual([]));
});

test('a tap on a page whose browser has another candidate’s session is sent for neither of the two', async () => {
  const edge = gateway(({ path, query }, count) => {
    if (path === '/api/apply') return count === 1 ? failed('AAIS-2', 401) : accepted(offer.id);
    return query?.['service'] === 'retrieveToken'
      ? { data: { status: 200, response: sessionAnswer({ userid: '8' }) } }
      : listed('7');
  });
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Postularme' }));
  await waitFor(() => expect(edge.applications()).toHaveLength(1));
  await waitFor(async () => expect(await listOutbox('7')).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(selectProfile(tab.getState())?.userid).toBe('7');
  expect(edge.applications()).toHaveLength(1);
});
