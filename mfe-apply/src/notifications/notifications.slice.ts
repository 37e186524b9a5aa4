import type { Message } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { isEvent } from '@chamba/kernel/events';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

type NotificationsState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** As far as they are loaded. */
  items: readonly Message[];
  total: number;
  unread: number;
  /** How many the service said last that were unread, in an answer to this list. */
  counted: number;
  /** Epoch ms of the last answer: what 'today' means, on server and browser alike. */
  now: number;
  /** Last page that is loaded; 0 before the first. */
  page: number;
  error: ServiceErrorState | null;
};

/** Notifications of one page of the list. */
export const PAGE_SIZE = 10;

/** Loads a page of the candidate's notifications; page 1 starts over. */
export const notificationsRequested = createAction<{ page: number }>('notifications/requested');

/** Marks a notification as read, by its id; marks all of them that are loaded, and older ones. */
export const readRequested = createAction<string>('notifications/readRequested');
export const allReadRequested = createAction('notifications/allReadRequested');

const NAME = 'notifications';

const initialState: NotificationsState = {
  status: 'idle',
  items: [],
  total: 0,
  unread: 0,
  counted: 0,
  now: 0,
  page: 0,
  error: null,
};

const notifications = createSlice({
  name: NAME,
  initialState,
  reducers: {
    notificationsLoaded: (
      state,
      { payload }: PayloadAction<Pick<NotificationsState, 'items' | 'total' | 'unread' | 'page' | 'now'>>,
    ): NotificationsState => {
      const earlier = payload.page === 1 ? [] : state.items;
      const known = new Set(earlier.map(({ id }) => id));
      const items = [...earlier, ...payload.items.filter(({ id }) => !known.has(id))];
      return { ...payload, items, counted: payload.unread, status: 'ready', error: null };
    },
    notificationsFailed: (state, { payload }: PayloadAction<ServiceErrorState>): NotificationsState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    marksCounted: (state, { payload }: PayloadAction<number>): NotificationsState => ({
      ...state,
      unread: payload,
      counted: payload,
    }),
    /** Which are read from now on; those of before where the service refused. */
    itemsChanged: (state, { payload }: PayloadAction<readonly Message[]>): NotificationsState => ({
      ...state,
      items: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(notificationsRequested, (state): NotificationsState => ({
      ...state,
      status: 'loading',
      error: null,
    }));
    builder.addMatcher(isEvent('notifications/counted'), (state, { payload }): NotificationsState => ({
      ...state,
      unread: payload.unread,
    }));
  },
});

export const { notificationsLoaded, notificationsFailed, itemsChanged, marksCounted } = notifications.actions;

export const notificationsSlice: SliceDeclaration = {
  name: NAME,
  reducer: notifications.reducer,
  life: 'page',
};

/** The candidate's notifications as they are loaded. */
export const selectNotifications = lazySelector(notifications);
