import { waitFor } from '@testing-library/react';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';
import { toAppliedOffer } from './offer-of.ts';
import { addToOutbox, listOutbox, newIdempotencyKey } from './outbox.ts';

const QUARTER_MS = 15 * 60_000;

afterEach(forgetEverything);

test('however often an application failed, its next attempt is a quarter of an hour away at most', async () => {
  await addToOutbox({
    userid: '7',
    offer: toAppliedOffer(job()),
    idempotencyKey: newIdempotencyKey(),
    createdAt: Date.now(),
    attempts: 40,
    nextAt: Date.now(),
  });
  const edge = gateway(({ path }) => (path === '/api/apply' ? 'unreachable' : listed('7')));
  openTab(edge, sessionAnswer());
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(41));
  const [entry] = await listOutbox('7');
  expect(entry?.nextAt).toBeGreaterThan(Date.now());
  expect(entry?.nextAt).toBeLessThanOrEqual(Date.now() + QUARTER_MS);
});
