import { selectVisitor } from '@chamba/kernel/frame';
import { useOffline } from '@chamba/kernel/offline';
import { useLocation } from '@chamba/kernel/router';
import { selectProfile } from '@chamba/kernel/session';
import { selectToggles, useAppSelector, type TogglesState } from '@chamba/kernel/store';

/** What is to be said over a page. */
export type Notices = {
  /** The notice of the switches that was not closed. */
  alert: TogglesState['alert'];
  offline: boolean;
  /** Whether a candidate sees the notice that mails to their address bounce. */
  email: boolean;
  /** Whether the app may be offered: nothing else is said, and this is not the page that the offer leads to. */
  app: boolean;
};

/** Most notices at once; the app banner counts as one and waits until there is room. */
const MAX_NOTICES = 2;

/** Chooses what is said, most urgent first: maintenance, no network, the e-mail address. */
export function useNotices(): Notices {
  const { alert } = useAppSelector(selectToggles);
  const { alertClosed, smartBanner } = useAppSelector(selectVisitor);
  const profile = useAppSelector(selectProfile);
  const { pathname, search } = useLocation();
  const offline = useOffline();
  const shownAlert = alertClosed ? null : alert;
  const isBeingMended = pathname === '/curriculo' && new URLSearchParams(search).get('email') === 'true';
  const before = (shownAlert ? 1 : 0) + (offline ? 1 : 0);
  const email = profile?.mailbounced === true && !isBeingMended && before < MAX_NOTICES;
  const app = smartBanner && before === 0 && !email && pathname !== '/descarga';
  return { alert: shownAlert, offline, email, app };
}
