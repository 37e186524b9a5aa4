import { readFromOutbox, saveInOutbox, toLockName } from '@chamba/kernel/outbox';
import { accepted, answering, entryFor, forgetEverything, openTab, tap } from './testing/tab.ts';

const MINUTE = 60_000;
/** What waits for the lock of another tab, as browsers with Web Locks do it. */
let waiting: Array<() => unknown> = [];
let stolen: string[] = [];

beforeEach(() => {
  waiting = [];
  stolen = [];
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, options: LockOptions, hold: () => Promise<void>) => {
        if (options.steal && options.signal) throw new DOMException('not both', 'NotSupportedError');
        return new Promise((resolve, reject) => {
          const start = () => resolve(hold());
          options.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
          if (!options.steal) return void waiting.push(start);
          stolen.push(name);
          void Promise.resolve().then(start);
        });
      },
    },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  await forgetEverything();
});

/** Lets time pass, for the browser's database, too, and does something every five seconds. */
async function pass(ms: number, each?: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ms; at += 5_000) {
    await jest.advanceTimersByTimeAsync(5_000);
    await timed(each?.());
  }
}

/** The result of work that needs timers. */
async function timed<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(1);
  return work;
}

test('an application whose tab hangs is sent by another one', async () => {
  const edge = answering(accepted('5'));
  const { store, seen } = openTab(edge);
  await timed(tap(store, '5'));
  await pass(MINUTE);
  expect(edge.keys()).toEqual([]);
  await pass(3 * MINUTE);
  expect(stolen).toEqual([toLockName(entryFor('5'))]);
  expect(edge.keys()).toHaveLength(1);
  expect(seen).toContainEqual(expect.objectContaining({ type: 'application/settled' }));
});

test('a tab that goes on trying keeps its lock, and the waiting one sends once it ends', async () => {
  const edge = answering(accepted('5'));
  const { store } = openTab(edge);
  await timed(tap(store, '5'));
  let attempts = 0;
  await pass(10 * MINUTE, async () => {
    const entry = await readFromOutbox('7', '5');
    if (entry && Date.now() > entry.nextAt + 20_000)
      await saveInOutbox({ ...entry, attempts: (attempts += 1), nextAt: Date.now() + MINUTE });
  });
  expect(attempts).toBeGreaterThan(3);
  expect(stolen).toEqual([]);
  expect(edge.keys()).toEqual([]);
  for (const start of waiting) start();
  await pass(10_000);
  expect(edge.keys()).toHaveLength(1);
});
