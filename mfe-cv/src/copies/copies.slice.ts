import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { ResumeListAnswer } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';

export type ResumeCopy = ResumeListAnswer['resumes'][number];

/** Most résumés of an account. */
export const COPY_LIMIT = 3;

export type CopiesState = {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  /** The default one first. */
  resumes: readonly ResumeCopy[];
  busy: boolean;
  /** What was done, and why the last wish failed, in words. */
  done: string | null;
  error: string | null;
};

/** What is done with a résumé of several. */
export type CopyWish =
  | { kind: 'copy' | 'default' | 'delete'; resumeid: string }
  | { kind: 'rename'; resumeid: string; title: string };

export const copyWished = createAction<CopyWish>('resumeCopies/wished');

const initialState: CopiesState = { status: 'closed', resumes: [], busy: false, done: null, error: null };

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
    }));
  },
});

export const copiesReducer = copiesSlice.reducer;
export const { copiesOpened, copiesClosed, copiesLoaded, copiesFailed, wishDone, wishRefused } =
  copiesSlice.actions;

/** The résumés of the account, while they are looked at. */
export const selectCopies = lazySelector(copiesSlice);
