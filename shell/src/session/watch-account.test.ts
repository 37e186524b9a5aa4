import { act, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@chamba/kernel/api';
import { loggedOutSession, sessionEnded, type SessionState } from '@chamba/kernel/session';
import { createChambaStore } from '@chamba/kernel/store';
import { browser } from '../navigation/browser.ts';
import { signedIn } from '../testing/fixtures.tsx';
import { explainAnotherAccount } from './explain-account.ts';
import { watchTyping } from './typed-text.ts';
import { watchAccount } from './watch-account.ts';

const api = createApiClient({ transport: () => Promise.reject(new Error('no network')) });
const reload = jest.fn();
const stops: Array<() => void> = [];

/** What other tabs of the browser hear of this one. */
const lines: FakeLine[] = [];
class FakeLine {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  said = 0;
  constructor() {
    lines.push(this);
  }
  postMessage(): void {
    this.said += 1;
  }
  close(): void {
    lines.splice(lines.indexOf(this), 1);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeLine });

function signIn(userid: string | null): void {
  const value = userid === null ? '; max-age=0' : encodeURIComponent(JSON.stringify({ userid }));
  document.cookie = `session=${value}; path=/`;
}

function openPage(session: SessionState) {
  const store = createChambaStore({ api, preloadedState: { session } });
  stops.push(watchAccount(store));
  return store;
}

/** As after a load: what the tab keeps of itself stays. */
function openNext(session: SessionState, load = 'navigate'): void {
  for (const stop of stops.splice(0)) stop();
  performance.getEntriesByType = jest.fn().mockReturnValue([{ type: load }]);
  openPage(session);
}

const comeBack = () => window.dispatchEvent(new Event('focus'));
const hear = (data: unknown = null) => lines[0]?.onmessage?.({ data });

/** The person of the page logs in again. */
async function becomeOwn(): Promise<void> {
  signIn('9');
  await act(async () => comeBack());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function type(text: string): void {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(watchTyping);
beforeEach(() => {
  reload.mockClear();
  jest.spyOn(browser, 'reload').mockImplementation(reload);
  signIn('9');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const field of document.querySelectorAll('textarea')) field.remove();
  sessionStorage.clear();
  performance.getEntriesByType = jest.fn().mockReturnValue([]);
  jest.useRealTimers();
});

test('a page whose session is its own stays', () => {
  openPage(signedIn);
  comeBack();
  hear();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['another person logs in', '10'],
  ['its person logs out', null],
])('a page is loaded anew when %s in another tab', (_what, userid) => {
  openPage(signedIn);
  signIn(userid);
  hear();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a log-out in another tab takes along what this tab keeps of the person', () => {
  openPage(signedIn);
  sessionStorage.setItem('draft.savedSearch', '{"id":"1","name":"cajero"}');
  sessionStorage.setItem('returnUrl', '"/curriculo"');
  localStorage.setItem('contactData', '{"phone":"5500000000"}');
  hear('forget');
  expect({ ...sessionStorage }).toEqual({});
  // It may be the next person's by now.
  expect(localStorage.getItem('contactData')).not.toBeNull();
  localStorage.clear();
});

test('a browser without a line between its tabs finds out when the page is looked at again', () => {
  openPage(signedIn);
  signIn('10');
  for (const event of ['focus', 'pageshow', 'storage']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(4);
});

test('a page in the back/forward cache is sent no message, which would drop it, and listens again once it is shown', () => {
  openPage(signedIn);
  window.dispatchEvent(new Event('pagehide'));
  expect(lines).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  signIn('10');
  hear();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that holds typed text names its account, and stays', async () => {
  openPage(signedIn);
  type('Tres años en caja');
  signIn('10');
  await act(async () => hear());
  const dialog = await screen.findByRole('dialog', { name: /^Esta página es de / });
  expect(dialog.textContent).toContain('cópialo antes de recargar');
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector('textarea')?.value).toBe('Tres años en caja');
  await act(async () => screen.getByRole('button', { name: 'Recargar' }).click());
  expect(reload).toHaveBeenCalledTimes(1);

  await becomeOwn();
});

test('a session that ended under a form is reported, with the way to keep what was typed', async () => {
  openPage(signedIn);
  type('Tres años en caja');
  signIn(null);
  await act(async () => comeBack());
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
  expect(dialog.textContent).toContain('inicia sesión en otra pestaña');
  await becomeOwn();
});

test('the notice goes when the session that ended is the one that the page itself is ending', async () => {
  const store = openPage(signedIn);
  type('Tres años en caja');
  signIn(null);
  await act(async () => comeBack());
  await screen.findByRole('dialog');
  await act(async () => store.dispatch(sessionEnded()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page without a network goes on when its session ends, not when it is another’s', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage(signedIn);
  signIn(null);
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  signIn('10');
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('a page of a visitor waits whether the log-in is its own', () => {
  jest.useFakeTimers();
  signIn(null);
  openPage(loggedOutSession);
  signIn('9');
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose session became another’s while it was loading is loaded anew', () => {
  signIn('10');
  openPage(signedIn);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that the site makes so again is not loaded again and again', () => {
  signIn('10');
  openNext(signedIn);
  openNext(signedIn, 'reload');
  comeBack();
  hear();
  expect(reload).toHaveBeenCalledTimes(1);
  signIn('11');
  comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
  // That load brought a page without an account: it says nothing of the next one.
  openNext(loggedOutSession, 'reload');
  openNext(signedIn);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a page from the memory of the browser is loaded anew, whatever the tab was loaded anew for', () => {
  signIn('10');
  openNext(signedIn);
  openNext(signedIn, 'back_forward');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a tab that keeps nothing loads a page anew once, and then says whose it is', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  signIn('10');
  openNext(signedIn);
  openNext(signedIn, 'reload');
  await act(async () => comeBack());
  expect(await screen.findByRole('dialog', { name: /^Esta página es de / })).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
  full.mockRestore();
  await becomeOwn();
});

test('a page that the site rendered without an account, although there is a session, stays', () => {
  jest.useFakeTimers();
  openPage(loggedOutSession);
  comeBack();
  jest.advanceTimersByTime(2_000);
  expect(reload).not.toHaveBeenCalled();
  signIn('10');
  comeBack();
  jest.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the notice shows again for another session only, and when a call is refused', async () => {
  const owner = { account: '9', name: 'Ana' };
  const goOn = () => act(async () => screen.getByRole('button', { name: 'Seguir viendo' }).click());
  /** Waits for what the page has to say by itself. */
  const lookAgain = () =>
    act(async () => {
      comeBack();
      await explainAnotherAccount(owner, true);
    });
  openPage(signedIn);
  type('Tres años en caja');
  signIn('10');
  await lookAgain();
  await goOn();
  await lookAgain();
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(async () => void (await explainAnotherAccount(owner)));
  await goOn();
  await lookAgain();
  expect(screen.queryByRole('dialog')).toBeNull();

  signIn('11');
  await lookAgain();
  await goOn();
  await becomeOwn();
  signIn('11');
  await lookAgain();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await becomeOwn();
});

test('the other tabs hear of a page that comes and of a log-out in it', () => {
  const store = openPage(signedIn);
  expect(lines[0]?.said).toBe(1);
  signIn(null);
  store.dispatch(sessionEnded());
  expect(lines[0]?.said).toBe(2);
  expect(reload).not.toHaveBeenCalled();
});
