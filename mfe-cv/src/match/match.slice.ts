import type { ScorerAnswer } from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

export type Score = ScorerAnswer['scores'][number];
export type Thresholds = NonNullable<ScorerAnswer['meta']>;

/** How one offer fits the candidate's résumé. */
export type MatchState = {
  jobid: string | null;
  status: 'loading' | 'ready' | 'failed';
  score: Score | null;
  /** From where on a part counts as fitting; without it nothing is judged. */
  thresholds: Thresholds | null;
};

const initialState: MatchState = { jobid: null, status: 'loading', score: null, thresholds: null };

const slice = createSlice({
  name: 'match',
  initialState,
  reducers: {
    matchRequested: (_state, { payload }: PayloadAction<{ jobid: string; resumeid: string }>) => ({
      ...initialState,
      jobid: payload.jobid,
    }),
    matchLoaded: (state, { payload }: PayloadAction<{ jobid: string; answer: ScorerAnswer }>) =>
      state.jobid === payload.jobid
        ? {
            jobid: payload.jobid,
            status: 'ready' as const,
            score: payload.answer.scores.find(({ jobID }) => jobID === payload.jobid) ?? null,
            thresholds: payload.answer.meta ?? null,
          }
        : state,
    matchFailed: (state, { payload }: PayloadAction<{ jobid: string }>) =>
      state.jobid === payload.jobid ? { ...state, status: 'failed' as const } : state,
  },
});

export const { matchFailed, matchLoaded, matchRequested } = slice.actions;

export const matchSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** The match of the page's offer; loading while the slice is not injected. */
export const selectMatch = lazySelector(slice);
