import type { LinkListAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

export type ListingName = 'states' | 'cities' | 'categories' | 'keywords' | 'employmentTypes';

/** A link of a listing. */
export type ListingItem = LinkListAnswer['items'][number];

export type ListingState = {
  name: ListingName | null;
  loading: boolean;
  items: readonly ListingItem[];
  error: ServiceErrorState | null;
};

const initialState: ListingState = { name: null, loading: false, items: [], error: null };

const slice = createSlice({
  name: 'listing',
  initialState,
  reducers: {
    listingRequested: (_state, { payload }: PayloadAction<ListingName>) => ({
      ...initialState,
      name: payload,
      loading: true,
    }),
    listingLoaded: (state, { payload }: PayloadAction<LinkListAnswer>) => {
      state.loading = false;
      state.items = payload.items;
    },
    listingFailed: (state, { payload }: PayloadAction<ServiceErrorState>) => {
      state.loading = false;
      state.error = payload;
    },
  },
});

export const { listingFailed, listingLoaded, listingRequested } = slice.actions;

export const listingSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of a listing page; its defaults while the slice is not injected. */
export const selectListing = lazySelector(slice);
