import 'fake-indexeddb/auto';
import {
  addToOutbox,
  listOutbox,
  mayHoldApplications,
  newIdempotencyKey,
  removeFromOutbox,
} from './index.ts';

const entry = (userid: string, jobid: string) => ({
  userid,
  offer: {
    jobid,
    title: 'Cajera',
    companyname: '',
    location: '',
    url: `/empleo/oferta/${jobid}`,
    external: false,
  },
  idempotencyKey: newIdempotencyKey(),
  createdAt: Date.now(),
  attempts: 0,
  nextAt: Date.now(),
});

test('a note of a few bytes says whose applications wait, before anything is read', async () => {
  // A browser without the note may hold entries of before.
  expect([mayHoldApplications('7'), mayHoldApplications(null)]).toEqual([true, false]);
  expect(await listOutbox('7')).toEqual([]);
  expect(mayHoldApplications('7')).toBe(false);

  await addToOutbox(entry('7', '1'));
  await addToOutbox(entry('7', '2'));
  await addToOutbox(entry('8', '1'));
  await removeFromOutbox('8', '1');
  expect(['7', '8', null].map(mayHoldApplications)).toEqual([true, false, true]);
  await removeFromOutbox('7', '1');
  expect(mayHoldApplications('7')).toBe(true);
  await removeFromOutbox('7', '2');
  expect(['7', '8', null].map(mayHoldApplications)).toEqual([false, false, false]);
});

test('a second tap on the same offer keeps the entry, and its key, as they are', async () => {
  const first = await addToOutbox(entry('7', '3'));
  const again = await addToOutbox(entry('7', '3'));
  expect(again.idempotencyKey).toBe(first.idempotencyKey);
  expect(await listOutbox('7')).toHaveLength(1);
});
