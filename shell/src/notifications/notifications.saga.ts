/** The counter of notifications, on every page: tabs notify each other, and a page that is shown again asks the service. */
import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import { selectPageAccount, selectSession } from '@chamba/kernel/session';
import { isText, readTab, writeTab } from '@chamba/kernel/storage';
import { call, eventChannel, fork, put, read, request, take, takeEvery } from '@chamba/kernel/store';

/** A page that is shown again asks at most this often, in ms. */
const ASK_AGAIN_MS = 60_000;

type Count = { userid: string; unread: number };

/** What other tabs have counted, that this page is shown again, and that the service worker has shown something. */
type Heard = Count | 'shown' | 'notified';

const isCount = (value: unknown): value is Count =>
  typeof value === 'object' &&
  value !== null &&
  'userid' in value &&
  typeof value.userid === 'string' &&
  'unread' in value &&
  typeof value.unread === 'number';

/** Keeps the counter of this page and those of other tabs together, and this browser registered. */
export function* notificationsSaga(): Generator {
  if (typeof BroadcastChannel === 'undefined') return;
  const line = new BroadcastChannel('chamba-notifications');
  let latest: Count | null = null;
  yield takeEvery(
    isEvent('notifications/counted'),
    function* ({ payload }: EventAction<'notifications/counted'>) {
      if (latest?.userid === payload.userid && latest.unread === payload.unread) return;
      latest = payload;
      yield call(() => line.postMessage(payload));
    },
  );
  yield fork(keepDevice);
  yield takeEvery(isEvent('session/loggedIn'), keepDevice);
  const channel = listen(line);
  let asked = Date.now();
  try {
    for (;;) {
      const heard = (yield take(channel)) as Heard;
      const userid = yield* read(selectPageAccount);
      if (userid === 'none') continue;
      if (typeof heard !== 'string') {
        if (heard.userid !== userid) continue;
        latest = heard;
        yield put(event('notifications/counted', heard));
        continue;
      }
      if (heard === 'shown' && Date.now() - asked < ASK_AGAIN_MS) continue;
      asked = Date.now();
      yield fork(ask, userid);
    }
  } finally {
    channel.close();
    line.close();
  }
}

function listen(line: BroadcastChannel): ReturnType<typeof eventChannel<Heard>> {
  return eventChannel<Heard>((emit) => {
    const stop = new AbortController();
    const { signal } = stop;
    line.addEventListener('message', ({ data }) => void (isCount(data) && emit(data)), { signal });
    document.addEventListener(
      'visibilitychange',
      () => void (document.visibilityState === 'visible' && emit('shown')),
      { signal },
    );
    const { serviceWorker } = navigator as Partial<Navigator>;
    serviceWorker?.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'notified')
          emit('notified');
      },
      { signal },
    );
    return () => stop.abort();
  });
}

function* ask(userid: string): Generator {
  try {
    const { summary } = yield* request('messages.list', { userid, top: 1 });
    yield put(event('notifications/counted', { userid, unread: summary.unread }));
  } catch {
    // The number stays as it was.
  }
}

/**
 * Registers this browser anew, once for every log-in of each tab, where its person wanted that: the session is another one
 * by now, and the key of the site may be. It ends what is another person's. The code for it loads where the browser has
 * ever been allowed to notify.
 */
function* keepDevice(): Generator {
  const { Notification: api } = globalThis as Partial<typeof globalThis>;
  if (api?.permission !== 'granted') return;
  const userid = yield* read(selectPageAccount);
  const { expiresAt } = yield* read(selectSession);
  const login = `${userid}|${expiresAt}`;
  if (readTab('pushRenewed', isText) === login) return;
  try {
    const { renewDevice } = (yield call(
      () => import(/* webpackChunkName: "renew-device" */ './renew-device.ts'),
    )) as typeof import('./renew-device.ts');
    yield* renewDevice(userid);
    writeTab('pushRenewed', login);
  } catch {
    // The next page tries it again.
  }
}
