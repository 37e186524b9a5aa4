import { RELOAD_WANTED } from '@chamba/kernel/offline';
import { toastShown } from '@chamba/kernel/store';
import { holdUnsavedChanges } from '@chamba/kernel/unsaved';
import { browser } from '../navigation/browser.ts';
import { startOffline } from './index.ts';

const reload = jest.fn();
const dispatch = jest.fn();
const loadedBy = (type: string) => {
  performance.getEntriesByType = jest.fn().mockReturnValue([{ type }]);
};
/** Whether the site answers, question by question. */
const site = (...answers: boolean[]) => {
  globalThis.fetch = jest.fn(() =>
    answers.shift() ? Promise.resolve({ ok: true } as Response) : Promise.reject(new TypeError('no network')),
  );
};
const network = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  dispatch.mockClear();
  jest.spyOn(browser, 'reload').mockImplementation(reload);
  document.documentElement.dataset['kept'] = '0';
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['kept'];
});

async function open(type: string, onLine: boolean, ms: number): Promise<void> {
  loadedBy(type);
  network(onLine);
  startOffline({ dispatch });
  await jest.advanceTimersByTimeAsync(ms);
}

test('a page from the device loads anew when the network came back before it listened', async () => {
  site(true);
  await open('navigate', true, 1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a network by which the site cannot be reached yet is asked again', async () => {
  site(false, false, true);
  await open('navigate', true, 600);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload that came from the device is not repeated at once', async () => {
  site(true);
  await open('reload', true, 3_000);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page without a network stays until there is one', async () => {
  site(true);
  await open('navigate', false, 60_000);
  expect(reload).not.toHaveBeenCalled();
  network(true);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page from the network stays', async () => {
  delete document.documentElement.dataset['kept'];
  site(true);
  await open('navigate', true, 60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('what was typed stays: the page only stops saying that there is no network', async () => {
  const release = holdUnsavedChanges();
  site(true);
  await open('navigate', true, 60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement.dataset['kept']).toBeUndefined();
  release();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('what is typed while the site is being asked stays, too', async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  await open('navigate', true, 1_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  const release = holdUnsavedChanges();
  answer({ ok: true } as Response);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  release();
});

/** Opens a page that came from the site and lets the worker answer one of its calls from the device. */
async function openAndGetKept(type: string): Promise<void> {
  delete document.documentElement.dataset['kept'];
  const worker = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    register: () => Promise.resolve(),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  await open(type, true, 60_000);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'kept', at: 1_700_000_000_000 } }));
}
const saysKept = () => document.documentElement.dataset['kept'] !== undefined;

test('a page that got a kept answer on a network that never went is loaded anew', async () => {
  site(true);
  await openAndGetKept('navigate');
  expect(saysKept()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a call that fails again after that only makes the page say so for a moment', async () => {
  site(true);
  await openAndGetKept('reload');
  expect(saysKept()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saysKept()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was loaded anew is so again when the site itself was away', async () => {
  site(false, true);
  await openAndGetKept('reload');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a kept answer takes nothing that was typed', async () => {
  const release = holdUnsavedChanges();
  site(true);
  await openAndGetKept('navigate');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saysKept()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  release();
});

const wanted = () => dispatchEvent(new Event(RELOAD_WANTED, { cancelable: true }));

test('a page with something typed says why it is not loaded anew, and asks whether the site answers', async () => {
  const release = holdUnsavedChanges();
  site(false, true);
  await open('navigate', true, 500);
  expect(document.documentElement.dataset['kept']).toBe('0');
  expect(wanted()).toBe(false);
  expect(dispatch).toHaveBeenCalledWith(
    toastShown({
      id: 'offline',
      kind: 'status',
      text: 'No recargamos la página para no borrar lo que escribiste.',
    }),
  );
  await jest.advanceTimersByTimeAsync(500);
  expect(document.documentElement.dataset['kept']).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(wanted()).toBe(true);
});
