import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

type FacetCountState = {
  /** Address of the search that the ticks of the open panel lead to. */
  url: string;
  /** Its offers; null while they are not known. */
  total: number | null;
};

const initialState: FacetCountState = { url: '', total: null };

const slice = createSlice({
  name: 'facetCount',
  initialState,
  reducers: {
    countRequested: (_, { payload }: PayloadAction<string>): FacetCountState => ({
      url: payload,
      total: null,
    }),
    countLoaded: (_, { payload }: PayloadAction<FacetCountState>) => payload,
  },
});

export const { countLoaded, countRequested } = slice.actions;

/** How many offers the ticks of the open panel would give. */
export const selectFacetCount = lazySelector(slice);

export const facetCountSlice: SliceDeclaration = {
  name: slice.name,
  reducer: slice.reducer,
  life: 'session',
};
