import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { Resume, ResumeHistoryAnswer } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';

export type Version = ResumeHistoryAnswer['versions'][number];

export type HistoryState = {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  /** The newest first: what the résumé is now. */
  versions: readonly Version[];
  /** The save that is looked at. */
  shown: { revision: number; resume: Resume } | null;
  /** What the résumé was before it was restored. */
  undo: number | null;
  busy: boolean;
  /** Why the last wish failed, in words. */
  error: string | null;
};

/** Shows a save. */
export const versionAsked = createAction<number>('resumeHistory/asked');

const initialState: HistoryState = {
  status: 'closed',
  versions: [],
  shown: null,
  undo: null,
  busy: false,
  error: null,
};

const historySlice = createSlice({
  name: 'resumeHistory',
  initialState,
  reducers: {
    historyOpened: (): HistoryState => ({ ...initialState, status: 'loading' }),
    historyClosed: (): HistoryState => initialState,
    historyLoaded: (state, { payload }: PayloadAction<readonly Version[]>): HistoryState =>
      state.status === 'closed' ? state : { ...state, status: 'ready', versions: payload },
    historyFailed: (state): HistoryState => ({ ...state, status: 'failed' }),
    versionShown: (state, { payload }: PayloadAction<HistoryState['shown']>): HistoryState => ({
      ...state,
      shown: payload,
      error: null,
    }),
    /** Makes the résumé what it was after a save. */
    versionRestored: (state, _action: PayloadAction<number>): HistoryState => ({
      ...state,
      busy: true,
      error: null,
    }),
    restoreEnded: (state, { payload }: PayloadAction<number | null>): HistoryState => ({
      ...state,
      busy: false,
      shown: null,
      undo: payload,
    }),
    historyRefused: (state, { payload }: PayloadAction<string>): HistoryState => ({
      ...state,
      busy: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(resumeRequested, () => initialState);
  },
});

export const historyReducer = historySlice.reducer;
export const {
  historyOpened,
  historyClosed,
  historyLoaded,
  historyFailed,
  versionShown,
  versionRestored,
  restoreEnded,
  historyRefused,
} = historySlice.actions;

/** The earlier saves of the résumé, while they are looked at. */
export const selectHistory = lazySelector(historySlice);
