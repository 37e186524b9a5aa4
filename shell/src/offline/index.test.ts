import { browser } from '../navigation/browser.ts';
import { startOffline } from './index.ts';

const reload = jest.fn();
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
  startOffline();
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
