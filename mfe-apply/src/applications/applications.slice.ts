import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type RootState,
} from '@chamba/kernel/store';
import type { Application, CallOutput, Job, RecruiterViewsAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';

export type ApplicationsState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Newest first, as far as they are loaded. */
  items: readonly Application[];
  /** How many the candidate has. */
  total: number;
  /** How many of them count as applied to. */
  applied: number;
  /** Last page that is loaded; 0 before the first. */
  page: number;
  /** Epoch ms of the last answer: what 'today' means on the page, on server and browser alike. */
  now: number;
  error: ServiceErrorState | null;
  visited: { status: 'idle' | 'loading' | 'ready' | 'failed'; jobs: readonly Job[] };
  /** Offer of the application that was taken back just now: for some seconds it can be restored. */
  undo: string | null;
  /** Who opened the résumé; an error where it could not be loaded. */
  views: RecruiterViews | ServiceErrorState | null;
  /** Who received the résumé, all of them; an error where it could not be loaded. */
  holders: CallOutput<'apply.holders'>['holders'] | ServiceErrorState | null;
};

export type RecruiterViews = {
  items: RecruiterViewsAnswer['recruiter_views'];
  total: number;
  /** Epoch ms of the answer. */
  now: number;
};

/** Loads a page of the candidate's applications; page 1 starts over. `withViews`: also who received and who opened
 * the résumé. */
export const applicationsRequested = createAction<{ page: number; top: number; withViews?: boolean }>(
  'applications/requested',
);

/** Loads who opened the résumé, alone. */
export const viewsRequested = createAction('applications/viewsRequested');

/** Takes an application back, by the id of its offer; undoes that. */
export const withdrawRequested = createAction<string>('applications/withdrawRequested');
export const restoreRequested = createAction<string>('applications/restoreRequested');

/** Cancels an application that has not reached the service, by the id of its offer. */
export const cancelRequested = createAction<string>('applications/cancelRequested');

/** Loads the offers that were visited, by id. */
export const visitedRequested = createAction<readonly string[]>('applications/visitedRequested');

const initialState: ApplicationsState = {
  status: 'idle',
  items: [],
  total: 0,
  applied: 0,
  page: 0,
  now: 0,
  error: null,
  visited: { status: 'idle', jobs: [] },
  undo: null,
  views: null,
  holders: null,
};

const applicationsSlice = createSlice({
  name: 'applications',
  initialState,
  reducers: {
    applicationsLoaded: (
      state,
      {
        payload,
      }: PayloadAction<{
        items: readonly Application[];
        total: number;
        applied: number;
        page: number;
        now: number;
      }>,
    ): ApplicationsState => {
      const earlier = payload.page === 1 ? [] : state.items;
      const known = new Set(earlier.map((item) => item.jobid));
      const items = [...earlier, ...payload.items.filter((item) => !known.has(item.jobid))];
      return { ...state, ...payload, items, status: 'ready', error: null };
    },
    applicationsFailed: (state, { payload }: PayloadAction<ServiceErrorState>): ApplicationsState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    /** Where the service says that an application stands now. */
    stateChanged: (
      state,
      { payload }: PayloadAction<Pick<Application, 'jobid' | 'status' | 'statusdate'> & Partial<Application>>,
    ): ApplicationsState => ({
      ...state,
      items: state.items.map((item) => (item.jobid === payload.jobid ? { ...item, ...payload } : item)),
    }),
    undoOffered: (state, { payload }: PayloadAction<string | null>): ApplicationsState => ({
      ...state,
      undo: payload,
    }),
    viewsLoaded: (
      state,
      { payload }: PayloadAction<NonNullable<ApplicationsState['views']>>,
    ): ApplicationsState => ({ ...state, views: payload }),
    holdersLoaded: (
      state,
      { payload }: PayloadAction<NonNullable<ApplicationsState['holders']>>,
    ): ApplicationsState => ({ ...state, holders: payload }),
    visitedLoaded: (state, { payload }: PayloadAction<readonly Job[]>): ApplicationsState => ({
      ...state,
      visited: { status: 'ready', jobs: payload },
    }),
    visitedFailed: (state): ApplicationsState => ({
      ...state,
      visited: { status: 'failed', jobs: [] },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(applicationsRequested, (state): ApplicationsState => ({
      ...state,
      status: 'loading',
      error: null,
    }));
    builder.addCase(viewsRequested, (state): ApplicationsState => ({ ...state, views: null }));
    builder.addCase(visitedRequested, (state): ApplicationsState => ({
      ...state,
      visited: { ...state.visited, status: 'loading' },
    }));
  },
});

export const applicationsReducer = applicationsSlice.reducer;
export const {
  applicationsLoaded,
  applicationsFailed,
  holdersLoaded,
  stateChanged,
  undoOffered,
  viewsLoaded,
  visitedLoaded,
  visitedFailed,
} = applicationsSlice.actions;

/** The candidate's applications as they are loaded. */
export const selectApplicationList = lazySelector(applicationsSlice);

/** Offer of the application that can be restored now. */
export const selectUndo = (state: RootState): string | null => selectApplicationList(state).undo;
