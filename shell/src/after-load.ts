/** What a page does after its load, in a separate chunk: nothing of it is needed to read or use the page. */
import { followSystemTheme } from '@chamba/kernel/preferences';
import { selectIsLogged } from '@chamba/kernel/session';
import { appliedMarksSaga } from './applied-marks/applied-marks.saga.ts';
import * as beacon from './beacon/index.ts';
import { keepRetryFocus } from './navigation/retry-focus.ts';
import { startOffline } from './offline/index.ts';
import { notificationsSaga } from './notifications/notifications.saga.ts';
import { outboxSaga } from './outbox/outbox.saga.ts';
import { afterLogOutSaga } from './session/after-log-out.saga.ts';
import { tokenRefreshSaga } from './session/token-refresh/token-refresh.saga.ts';
import { watchAccount } from './session/watch-account.ts';

/**
 * Starts the reports, the service worker, what follows the system's theme and the focus of what is tried again, what
 * lengthens the session, what keeps the page to it, what a log-out leaves to do, what sends applications and what counts notifications.
 */
export function startAfterLoad(...reports: Parameters<typeof beacon.start>): void {
  followSystemTheme();
  const [{ store }] = reports;
  startOffline(store);
  keepRetryFocus();
  beacon.start(...reports);
  watchAccount(store);
  // The menu opens without a network too.
  if (selectIsLogged(store.getState()))
    void import(/* webpackChunkName: "user-menu" */ './header/user-menu.tsx').catch(() => undefined);
  store.inject({
    owner: 'shell',
    sagas: [
      { name: 'token-refresh', saga: tokenRefreshSaga, life: 'session' },
      { name: 'after-log-out', saga: afterLogOutSaga, life: 'session' },
      { name: 'outbox', saga: outboxSaga, life: 'session' },
      { name: 'notifications', saga: notificationsSaga, life: 'session' },
      { name: 'applied-marks', saga: appliedMarksSaga, life: 'session' },
    ],
  });
}
