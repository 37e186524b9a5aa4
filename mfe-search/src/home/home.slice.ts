import type { LinkListAnswer, RecentSearch } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';
import type { FormValues } from '../search-bar/types.ts';

export type Link = LinkListAnswer['items'][number];

export type HomeState = {
  states: readonly Link[];
  keywords: readonly Link[];
  recents: readonly RecentSearch[];
  /** The link lists could not be had. */
  error: ServiceErrorState | null;
};

const initialState: HomeState = { states: [], keywords: [], recents: [], error: null };

const slice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    homeRequested: (state, _action: PayloadAction<FormValues>) => {
      state.error = null;
    },
    homeLoaded: (_state, { payload }: PayloadAction<HomeState>) => payload,
  },
});

export const { homeLoaded, homeRequested } = slice.actions;

export const homeSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the home page; its defaults while the slice is not injected. */
export const selectHome = lazySelector(slice);
