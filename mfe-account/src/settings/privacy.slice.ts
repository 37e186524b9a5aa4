import type { PrivacyAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSubmission } from '@chamba/kernel/forms';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

export type PrivacyState = {
  privacy: PrivacyAnswer | null;
  /** Why it could not be loaded. */
  error: ServiceErrorState | null;
};

const NAME = 'accountPrivacy';
const nothing: PrivacyState = { privacy: null, error: null };

const slice = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    privacyLoaded: (_state, { payload }: PayloadAction<PrivacyAnswer>): PrivacyState => ({
      privacy: payload,
      error: null,
    }),
    privacyFailed: (state, { payload }: PayloadAction<ServiceErrorState>): PrivacyState => ({
      ...state,
      error: payload,
    }),
    /** The page looks whether the copy is ready. */
    privacyAsked: (state): PrivacyState => ({ ...state, error: null }),
  },
});

export const { privacyLoaded, privacyFailed, privacyAsked } = slice.actions;
export const privacySlice: SliceDeclaration = { name: NAME, reducer: slice.reducer, life: 'page' };
export const selectPrivacy = lazySelector(slice);

/** Asking for a copy of the data. */
export const exportRequest = createSubmission<Record<string, never>>('accountExportRequest');
/** Asking the operator for what the law grants. */
export const arcoRequest = createSubmission<{ kind: string; detail: string }>('accountArcoRequest');
/** Fetching it. */
export const exportFetch = createSubmission<Record<string, never>>('accountExportFetch');
