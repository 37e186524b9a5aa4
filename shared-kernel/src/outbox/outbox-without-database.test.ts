import { addToOutbox, cancelInOutbox, readFromOutbox, removeFromOutbox, saveInOutbox } from './index.ts';
import { exampleOutboxEntry } from '../testing/index.ts';

beforeAll(() => expect('indexedDB' in globalThis).toBe(false));
afterEach(() => removeFromOutbox('7', '3'));

test('in a browser without a database a second tap keeps the entry, and its key, as well', async () => {
  const first = await addToOutbox(exampleOutboxEntry('7', '3'));
  expect(await addToOutbox(exampleOutboxEntry('7', '3'))).toEqual(first);
  expect(await readFromOutbox('7', '3')).toEqual(first);
});

test('in a browser without a database the end of an attempt leaves what was asked for again meanwhile', async () => {
  const first = await addToOutbox(exampleOutboxEntry('7', '3'));
  await cancelInOutbox('7', '3');
  const again = await addToOutbox(exampleOutboxEntry('7', '3'));
  await saveInOutbox({ ...first, attempts: 1 });
  expect(await readFromOutbox('7', '3')).toEqual(again);
});
