import {
  clearOnLogout,
  isListOf,
  isRecord,
  isText,
  readCookie,
  readLocal,
  readTab,
  removeLocal,
  writeCookie,
  writeLocal,
  writeTab,
} from './index.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('values come back as they were kept, in the browser and in the tab', () => {
  expect(writeLocal('discards', ['1', '2'])).toBe(true);
  writeTab('returnUrl', '/curriculo');
  expect(readLocal('discards', isListOf(isText))).toEqual(['1', '2']);
  expect(readTab('returnUrl', isText)).toBe('/curriculo');
  expect(readLocal('returnUrl', isText)).toBeNull();
  removeLocal('discards');
  expect(readLocal('discards', isListOf(isText))).toBeNull();
});

test('what is not of the expected form is as if it were missing', () => {
  localStorage.setItem('contactData', '{broken');
  expect(readLocal('contactData', isRecord)).toBeNull();
  localStorage.setItem('contactData', '[1]');
  expect(readLocal('contactData', isRecord)).toBeNull();
});

test('blocked or full storage never throws', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(writeLocal('expo', 1)).toBe(false);
  expect(readLocal('expo', isText)).toBeNull();
  expect(() => clearOnLogout()).not.toThrow();
});

test('logout keeps what belongs to the browser, and applications on their way', () => {
  for (const key of [
    'jobStatus',
    'contactData',
    'tokenRefresh.flag',
    'browserId',
    'recentSearches',
    'outbox.apply',
  ] as const) {
    writeLocal(key, 'x');
  }
  clearOnLogout();
  expect(Object.keys(localStorage).sort()).toEqual([
    'browserId',
    'jobStatus',
    'outbox.apply',
    'recentSearches',
  ]);
});

test('cookies are read from the page or from a header', () => {
  writeCookie('pending_apply', '7|H4|0', 60);
  expect(readCookie('pending_apply')).toBe('7|H4|0');
  writeCookie('pending_apply', '', 0);
  expect(readCookie('pending_apply')).toBeNull();
  expect(readCookie('session', 'a=1; session=u%201=x; b=2')).toBe('u 1=x');
  expect(readCookie('session', 'session=%E0%A4%A')).toBeNull();
  expect(readCookie('ssion', 'session=1')).toBeNull();
});
