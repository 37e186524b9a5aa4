import { waitFor } from '@testing-library/react';
import { addToOutbox, listOutbox } from '@chamba/kernel/outbox';
import { answering, entryFor, forgetEverything, openTab } from './testing/tab.ts';

const QUARTER_MS = 15 * 60_000;

afterEach(forgetEverything);

test('however often an application failed, its next attempt is a quarter of an hour away at most', async () => {
  await addToOutbox(entryFor('5', { attempts: 40 }));
  openTab(answering('unreachable'));
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(41));
  const [entry] = await listOutbox('7');
  expect(entry?.nextAt).toBeGreaterThan(Date.now());
  expect(entry?.nextAt).toBeLessThanOrEqual(Date.now() + QUARTER_MS);
});
