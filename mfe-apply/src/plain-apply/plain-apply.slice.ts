import type { Job } from '@chamba/kernel/api';
import type { Posted } from '@chamba/kernel/forms';
import type { ApplyFailure, ServiceErrorState } from '@chamba/kernel/errors';
import type { Answers } from '../questions/answers.ts';
import { createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type PlainApplyState = {
  /** The offer of the page; null before its load, and when it cannot be shown. */
  job: Job | null;
  /** Why the offer cannot be shown. */
  missing: ServiceErrorState | null;
  /** Why the application was refused. */
  failure: ApplyFailure | null;
  /** What the form held that was sent; null before. */
  posted: Posted | null;
};

const NAME = 'plainApply';
const nothing: PlainApplyState = { job: null, missing: null, failure: null, posted: null };

const plainApply = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    offerRequested: (_state, _action: PayloadAction<{ jobid: string }>) => nothing,
    offerShown: (state, { payload }: PayloadAction<Job>) => ({ ...state, job: payload }),
    offerMissing: (state, { payload }: PayloadAction<ServiceErrorState>) => ({ ...state, missing: payload }),
    formPosted: (state, { payload }: PayloadAction<Posted>) => ({ ...state, posted: payload }),
    applicationSent: (state, _action: PayloadAction<{ jobid: string; answers: Answers }>) => ({
      ...state,
      failure: null,
    }),
    applicationRefused: (state, { payload }: PayloadAction<ApplyFailure>) => ({ ...state, failure: payload }),
  },
});

export const { offerRequested, offerShown, offerMissing, formPosted, applicationSent, applicationRefused } =
  plainApply.actions;
export const plainApplySlice = { name: NAME, reducer: plainApply.reducer, life: 'page' } as const;

/** State of the page that applies without scripts. */
export const selectPlainApply = lazySelector(plainApply);
