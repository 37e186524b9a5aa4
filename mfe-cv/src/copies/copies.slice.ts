import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { ResumeListAnswer } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';

export type ResumeCopy = ResumeListAnswer['resumes'][number];

/** Most résumés of an account. */
export const COPY_LIMIT = 3;

/** Two titles for one résumé, and the save that the other one is of. */
export type TitleConflictState = {
  resumeid: string;
  mine: string;
  theirs: string;
  revision: number | undefined;
};

export type CopiesState = {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  /** The default one first. */
  resumes: readonly ResumeCopy[];
  busy: boolean;
  /** What was done, and why the last wish failed, in words. */
  done: string | null;
  error: string | null;
  /** The title of the last wish, where another window gave the résumé another one. */
  conflict: TitleConflictState | null;
};

/** What is done with a résumé of several. */
export type CopyWish =
  | { kind: 'copy' | 'default' | 'delete' | 'extend' | 'activate' | 'deactivate'; resumeid: string }
  | {
      kind: 'rename';
      resumeid: string;
      title: string;
      /** The title and the save that the form showed. */
      shown: string;
      revision: number | undefined;
    };

export const copyWished = createAction<CopyWish>('resumeCopies/wished');

const initialState: CopiesState = {
  status: 'closed',
  resumes: [],
  busy: false,
  done: null,
  error: null,
  conflict: null,
};

const copiesSlice = createSlice({
  name: 'resumeCopies',
  initialState,
  reducers: {
    copiesOpened: (): CopiesState => ({ ...initialState, status: 'loading' }),
    copiesClosed: (): CopiesState => initialState,
    copiesLoaded: (state, { payload }: PayloadAction<readonly ResumeCopy[]>): CopiesState =>
      state.status === 'closed' ? state : { ...state, status: 'ready', resumes: payload },
    copiesFailed: (state): CopiesState => ({ ...state, status: 'failed' }),
    wishDone: (state, { payload }: PayloadAction<string>): CopiesState => ({
      ...state,
      busy: false,
      done: payload,
    }),
    /** Another window gave the résumé another title. */
    titleTaken: (state, { payload }: PayloadAction<TitleConflictState>): CopiesState => ({
      ...state,
      busy: false,
      conflict: payload,
    }),
    conflictSettled: (state): CopiesState => ({ ...state, conflict: null }),
    wishRefused: (state, { payload }: PayloadAction<string>): CopiesState => ({
      ...state,
      busy: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(resumeRequested, () => initialState);
    builder.addCase(copyWished, (state): CopiesState => ({
      ...state,
      busy: true,
      done: null,
      error: null,
      conflict: null,
    }));
  },
});

export const copiesReducer = copiesSlice.reducer;
export const {
  copiesOpened,
  copiesClosed,
  copiesLoaded,
  copiesFailed,
  wishDone,
  wishRefused,
  titleTaken,
  conflictSettled,
} = copiesSlice.actions;

/** The résumés of the account, while they are looked at. */
export const selectCopies = lazySelector(copiesSlice);
