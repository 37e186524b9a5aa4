import type { Message } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import { selectPageAccount, withSession } from '@chamba/kernel/session';
import {
  call,
  put,
  read,
  request,
  takeEvery,
  takeLatest,
  takeLeading,
  takeLoad,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  allReadRequested,
  itemsChanged,
  marksCounted,
  notificationsFailed,
  notificationsLoaded,
  notificationsRequested,
  PAGE_SIZE,
  readRequested,
  selectNotifications,
} from './notifications.slice.ts';

const TOAST = 'notifications';

/** Names all of them at the service. */
const ALL = 'all';

/** Loads a page of the candidate's notifications. */
export function* loadNotifications({
  payload: { page },
}: ReturnType<typeof notificationsRequested>): Generator {
  const userid = yield* read(selectPageAccount);
  if (userid === 'none') return;
  try {
    const { messages: items, summary } = yield* request('messages.list', { userid, page, top: PAGE_SIZE });
    yield put(
      notificationsLoaded({ items, total: summary.totaldocs, unread: summary.unread, page, now: Date.now() }),
    );
    yield put(event('notifications/counted', { userid, unread: summary.unread }));
  } catch (thrown) {
    yield put(notificationsFailed(toServiceErrorState(thrown, 'load-user-notifications')));
  }
}

/** The page of the notification is on its way already: a failure leaves it unread, and says nothing. */
function* markOne({ payload: id }: ReturnType<typeof readRequested>): Generator {
  const { items } = yield* read(selectNotifications);
  if (items.find((item) => item.id === id)?.read !== false) return;
  yield put(itemsChanged(items.map((item) => (item.id === id ? { ...item, read: true } : item))));
  try {
    yield call(count, (yield* request('messages.mark', { id })).summary.unread);
  } catch {
    // The next list has it as it is.
  }
}

function* markAll(): Generator {
  const { items } = yield* read(selectNotifications);
  yield put(itemsChanged(items.map((item) => ({ ...item, read: true }))));
  try {
    const until = newestDate(items);
    const { summary } = yield* withSession(() => request('messages.mark', { id: ALL, until }));
    yield call(count, summary.unread);
  } catch (thrown) {
    yield put(itemsChanged(items));
    const { description } = toServiceErrorState(thrown, 'mark-notification');
    yield put(toastShown({ id: TOAST, kind: 'error', text: description }));
  }
}

const newestDate = (items: readonly Message[]): string =>
  items.reduce((newest, { date }) => (date > newest ? date : newest), '');

function* count(unread: number): Generator {
  yield put(marksCounted(unread));
  yield put(event('notifications/counted', { userid: yield* read(selectPageAccount), unread }));
}

/** Another tab or device has read some, or something has come: the list follows. */
function* follow({ payload }: EventAction<'notifications/counted'>): Generator {
  const { counted, page } = yield* read(selectNotifications);
  // Whoever has read on to further pages keeps them.
  if (page === 1 && payload.unread !== counted) yield put(notificationsRequested({ page: 1 }));
}

function* watchNotifications(): Generator {
  yield takeLoad(notificationsRequested.type, loadNotifications);
  yield takeEvery(readRequested.type, markOne);
  yield takeLeading(allReadRequested.type, markAll);
  yield takeLatest(isEvent('notifications/counted'), follow);
}

export const notificationsSaga: SagaDeclaration = {
  name: 'notifications',
  saga: watchNotifications,
  life: 'page',
};
