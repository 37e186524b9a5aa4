import { holdUnsavedChanges } from '@chamba/kernel/unsaved';
import { createTab } from './tab.ts';

test('a tab stays with its composition until that is withdrawn, and never leaves unsaved changes', () => {
  const left: string[] = [];
  const tab = createTab((address) => left.push(address));
  expect(tab.leaveFor('/empleos')).toBe(false);
  tab.withdraw();
  const release = holdUnsavedChanges();
  expect(tab.leaveFor('/empleos')).toBe(false);
  release();
  expect(tab.leaveFor('/login')).toBe(true);
  expect(left).toEqual(['/login']);
});

test('offline the page is not left for one that cannot be had', () => {
  const left: string[] = [];
  const tab = createTab((address) => left.push(address));
  tab.withdraw();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(tab.leaveFor('/empleos')).toBe(false);
  jest.restoreAllMocks();
  expect(tab.leaveFor('/empleos')).toBe(true);
  expect(left).toEqual(['/empleos']);
});

test('a page of a withdrawn composition that comes back from the browser’s memory is loaded anew', () => {
  const left: string[] = [];
  const tab = createTab((address) => left.push(address));
  const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  show(true);
  expect(left).toEqual([]);
  tab.withdraw();
  tab.withdraw();
  show(false);
  const release = holdUnsavedChanges();
  show(true);
  release();
  expect(left).toEqual([]);
  show(true);
  expect(left).toEqual([location.href]);
});
