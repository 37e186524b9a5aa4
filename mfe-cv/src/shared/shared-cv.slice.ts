import type { SharedCvAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type SharedCvState = {
  /** The résumé that the link shows; null before the load and where it opens nothing. */
  cv: SharedCvAnswer | null;
  /** Why the link opens nothing. */
  missing: ServiceErrorState | null;
};

const initialState: SharedCvState = { cv: null, missing: null };

const slice = createSlice({
  name: 'sharedCv',
  initialState,
  reducers: {
    sharedCvRequested: (_state, _action: PayloadAction<{ token: string }>): SharedCvState => initialState,
    sharedCvShown: (_state, { payload }: PayloadAction<SharedCvAnswer>): SharedCvState => ({
      cv: payload,
      missing: null,
    }),
    sharedCvMissing: (_state, { payload }: PayloadAction<ServiceErrorState>): SharedCvState => ({
      cv: null,
      missing: payload,
    }),
  },
});

export const { sharedCvRequested, sharedCvShown, sharedCvMissing } = slice.actions;
export const sharedCvSlice = { name: 'sharedCv', reducer: slice.reducer, life: 'page' } as const;

/** State of the page that shows a résumé by a link. */
export const selectSharedCv = lazySelector(slice);
