import {
  call,
  cancel,
  createAction,
  delay,
  fork,
  join,
  race,
  takeLoad,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { loadNewest, loadOwnViews } from '../applications/applications.saga.ts';
import { loadNotifications } from '../notifications/notifications.saga.ts';
import { notificationsRequested } from '../notifications/notifications.slice.ts';
import { loadSearches } from '../saved-searches/saved-searches.saga.ts';

/**
 * Longest that the server waits for what the page can bring along, in ms. What takes longer is loaded by its block, in the
 * browser: a slow service is not to delay the page, nor the other blocks.
 */
const SERVER_WAIT_MS = 300;

/** Loads on the server what blocks show, as far as it comes at once. */
export const dashboardRequested = createAction('dashboard/requested');

type Task = Parameters<typeof join>[0];

function* bringAlong(): Generator {
  const tasks: Task[] = [];
  for (const load of [loadNewest, loadOwnViews, loadSearches, loadLatestNotifications])
    tasks.push((yield fork(load)) as Task);
  yield race([call(joinAll, tasks), delay(SERVER_WAIT_MS)]);
  for (const task of tasks) yield cancel(task);
}

const loadLatestNotifications = () => loadNotifications(notificationsRequested({ page: 1 }));

function* joinAll(tasks: readonly Task[]): Generator {
  for (const task of tasks) yield join(task);
}

export const dashboardSaga: SagaDeclaration = {
  name: 'dashboard',
  life: 'page',
  saga: function* watchDashboard(): Generator {
    yield takeLoad(dashboardRequested.type, bringAlong);
  },
};
