import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** An area of work, and how many offers there are in it. */
export type Area = { id: string; name: string; url: string; offers: number };

/** State of the page. */
export type __FeatureName__State = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  areas: readonly Area[];
  error: ServiceErrorState | null;
};

const initialState: __FeatureName__State = { status: 'idle', areas: [], error: null };

const slice = createSlice({
  name: '__featureName__',
  initialState,
  reducers: {
    __featureName__Requested: (state): __FeatureName__State => ({
      ...state,
      status: 'loading',
      error: null,
    }),
    __featureName__Loaded: (_state, { payload }: PayloadAction<readonly Area[]>): __FeatureName__State => ({
      status: 'ready',
      areas: payload,
      error: null,
    }),
    __featureName__Failed: (_state, { payload }: PayloadAction<ServiceErrorState>): __FeatureName__State => ({
      status: 'failed',
      areas: [],
      error: payload,
    }),
  },
});

export const { __featureName__Failed, __featureName__Loaded, __featureName__Requested } = slice.actions;

/** The slice, for as long as the page is shown. */
export const __featureName__Slice: SliceDeclaration = {
  name: slice.name,
  reducer: slice.reducer,
  life: 'page',
};

/** State of the page; the initial state while the slice is not injected. */
export const select__FeatureName__ = lazySelector(slice);
