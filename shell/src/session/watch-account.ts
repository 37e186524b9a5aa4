/** Tabs of one browser share its session: each looks whether it is still the one that its page shows. */
import { selectFirstName, selectPageAccount, selectSession } from '@chamba/kernel/session';
import { isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';
import type { ChambaStore } from '@chamba/kernel/store';
import { browser } from '../navigation/browser.ts';
import { loadType } from '../navigation/load-type.ts';
import { closeExplanation, explainAnotherAccount } from './explain-account.ts';
import { FORGET, forgetInTab } from './forget-person.ts';
import { signedAccount } from './signed-account.ts';
import { holdsText } from './holds-text.ts';

/**
 * Milliseconds that a page of a visitor waits before it believes in a log-in elsewhere: it may be the page's own, whose
 * cookie comes before its answer is read.
 */
const OWN_LOGIN_MS = 1_000;

/**
 * Keeps the page and the session of its browser together from now on. When the session is another person's or has ended,
 * the page is reloaded; one with unsaved input stays and says whose it is.
 * @returns stops.
 */
export function watchAccount(store: ChambaStore): () => void {
  const stop = new AbortController();
  let line: BroadcastChannel | null = null;
  const shown = (): string => selectPageAccount(store.getState());
  let announced = shown();
  /** A session that the site itself does not make this page for: loading anew would change nothing. */
  let refused = takeRefused(announced);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether page and session differ in a way that the page has to do something about. */
  function differs(): boolean {
    const signed = signedAccount();
    if (signed === shown()) {
      closeExplanation();
      refused = null;
      return false;
    }
    // The session of a mailed link has no cookie.
    if (selectSession(store.getState()).loginMethod === 'accessToken' || signed === refused) return false;
    // Without a network the page goes on: what was done offline waits for the log-in.
    return signed !== 'none' || navigator.onLine;
  }

  function act(): void {
    if (!differs()) return;
    const state = store.getState();
    if (!holdsText() && noteReload()) browser.reload();
    else void explainAnotherAccount({ account: shown(), name: selectFirstName(state) }, true);
  }

  function check(): void {
    clearTimeout(timer);
    if (!differs()) return;
    if (shown() === 'none') timer = setTimeout(act, OWN_LOGIN_MS);
    else act();
  }

  function listen(): void {
    if (line || typeof BroadcastChannel === 'undefined') return;
    line = new BroadcastChannel('chamba-session');
    line.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === FORGET) forgetInTab();
      check();
    };
  }

  /** The back/forward cache drops a page that another tab sends a message to; `pageshow` looks anyway. */
  function hangUp(): void {
    line?.close();
    line = null;
  }

  const notifyTabs = (): void => line?.postMessage(null);

  const { signal } = stop;
  listen();
  addEventListener('pageshow', listen, { signal });
  addEventListener('pagehide', hangUp, { signal });
  for (const event of ['focus', 'pageshow', 'online', 'storage']) addEventListener(event, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  const unsubscribe = store.subscribe(() => {
    if (announced === shown()) return;
    announced = shown();
    notifyTabs();
    // Takes the explanation away where the page's own log-out made the difference.
    differs();
  });
  // A session may also have changed by the load of this very page: forms without scripts, links of mails.
  notifyTabs();
  check();
  return () => {
    stop.abort();
    clearTimeout(timer);
    unsubscribe();
    hangUp();
  };
}

/**
 * The account whose session made this tab load the page anew: where the page still is of another one, so it would be the
 * next time. A page without an account is trusted at once: the site makes such pages while it cannot ask for sessions.
 * Everything else may have changed while the page was loading.
 */
function takeRefused(shown: string): string | null {
  const reloadedFor = readTab('reloadedFor', isText);
  removeTab('reloadedFor');
  // What comes from the memory of the browser was not made just now.
  if (loadType() === 'back_forward') return null;
  return shown === 'none' ? signedAccount() : reloadedFor;
}

/**
 * Notes for `takeRefused` that the page is going to be loaded anew.
 * @returns whether it may be: where nothing can be noted, not a second time.
 */
function noteReload(): boolean {
  return writeTab('reloadedFor', signedAccount()) || loadType() === 'navigate';
}
