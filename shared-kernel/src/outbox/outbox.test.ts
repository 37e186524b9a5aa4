import 'fake-indexeddb/auto';
import {
  addToOutbox,
  cancelInOutbox,
  listOutbox,
  mayHoldApplications,
  readFromOutbox,
  removeFromOutbox,
  saveInOutbox,
} from './index.ts';
import { exampleOutboxEntry } from '../testing/index.ts';

test('a note of a few bytes says whose applications wait, before anything is read', async () => {
  // A browser without the note may hold entries of before.
  expect([mayHoldApplications('7'), mayHoldApplications(null)]).toEqual([true, false]);
  expect(await listOutbox('7')).toEqual([]);
  expect(mayHoldApplications('7')).toBe(false);

  await addToOutbox(exampleOutboxEntry('7', '1'));
  await addToOutbox(exampleOutboxEntry('7', '2'));
  await addToOutbox(exampleOutboxEntry('8', '1'));
  await removeFromOutbox('8', '1');
  expect(['7', '8', null].map(mayHoldApplications)).toEqual([true, false, true]);
  await removeFromOutbox('7', '1');
  expect(mayHoldApplications('7')).toBe(true);
  await removeFromOutbox('7', '2');
  expect(['7', '8', null].map(mayHoldApplications)).toEqual([false, false, false]);
});

test('a note that a closed page left behind is corrected by the next look', async () => {
  await addToOutbox(exampleOutboxEntry('7', '4'));
  const note = localStorage.getItem('outbox.owners') ?? '';
  await removeFromOutbox('7', '4');
  localStorage.setItem('outbox.owners', note);
  expect(await listOutbox('7')).toEqual([]);
  expect(mayHoldApplications('7')).toBe(false);
});

test('a second tap on the same offer keeps the entry, and its key, as they are', async () => {
  const first = await addToOutbox(exampleOutboxEntry('7', '3'));
  const again = await addToOutbox(exampleOutboxEntry('7', '3'));
  expect(again.idempotencyKey).toBe(first.idempotencyKey);
  expect(await listOutbox('7')).toHaveLength(1);
});

test('the end of an attempt leaves what was cancelled and asked for again meanwhile, with its key', async () => {
  const first = await addToOutbox(exampleOutboxEntry('7', '5'));
  await cancelInOutbox('7', '5');
  const again = await addToOutbox(exampleOutboxEntry('7', '5'));
  expect(again.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(await saveInOutbox({ ...first, attempts: 1 })).toEqual(again);
  expect(await readFromOutbox('7', '5')).toEqual(again);
});

test('the end of an attempt leaves an application cancelled that was cancelled meanwhile', async () => {
  const entry = await addToOutbox(exampleOutboxEntry('7', '6'));
  await cancelInOutbox('7', '6');
  await saveInOutbox({ ...entry, attempts: 1 });
  expect(await readFromOutbox('7', '6')).toMatchObject({ cancelled: true, attempts: 1 });
});
