import { act, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@chamba/kernel/api';
import { loggedOutSession, sessionEnded, type SessionState } from '@chamba/kernel/session';
import { createChambaStore } from '@chamba/kernel/store';
import { browser } from '../navigation/browser.ts';
import { signedIn } from '../testing/fixtures.tsx';
import { watchTyping } from './typed-text.ts';
import { watchAccount } from './watch-account.ts';

const api = createApiClient({ transport: () => Promise.reject(new Error('no network')) });
const reload = jest.fn();
const stops: Array<() => void> = [];

/** What other tabs of the browser hear of this one. */
const lines: FakeLine[] = [];
class FakeLine {
  onmessage: (() => void) | null = null;
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

const comeBack = () => window.dispatchEvent(new Event('focus'));
const hear = () => lines[0]?.onmessage?.();

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

  signIn('9');
  await act(async () => comeBack());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a session that ended under a form is reported, with the way to keep what was typed', async () => {
  openPage(signedIn);
  type('Tres años en caja');
  signIn(null);
  await act(async () => comeBack());
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
  expect(dialog.textContent).toContain('inicia sesión en otra pestaña');
  signIn('9');
  await act(async () => comeBack());
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

test('a page that the site has just made so is not loaded again and again', () => {
  signIn('10');
  openPage(signedIn);
  comeBack();
  hear();
  expect(reload).not.toHaveBeenCalled();
  signIn('11');
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the other tabs hear of a page that comes and of a log-out in it', () => {
  const store = openPage(signedIn);
  expect(lines[0]?.said).toBe(1);
  signIn(null);
  store.dispatch(sessionEnded());
  expect(lines[0]?.said).toBe(2);
  expect(reload).not.toHaveBeenCalled();
});
