import { browser } from '../navigation/browser.ts';
import { startOffline } from './index.ts';

const reload = jest.fn();
const loadedBy = (type: string) => {
  performance.getEntriesByType = jest.fn().mockReturnValue([{ type }]);
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

test('a page from the device loads anew when the network came back before it listened', () => {
  loadedBy('navigate');
  network(true);
  startOffline();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload that came from the device is not repeated', () => {
  loadedBy('reload');
  network(true);
  startOffline();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('a page without a network stays', () => {
  loadedBy('navigate');
  network(false);
  startOffline();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('a page from the network stays', () => {
  delete document.documentElement.dataset['kept'];
  loadedBy('navigate');
  network(true);
  startOffline();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
