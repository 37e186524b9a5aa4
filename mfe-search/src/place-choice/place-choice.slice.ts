import type { PlaceSuggestion } from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** What the form without JavaScript held whose place may be several. */
export type TypedSearch = { keyword: string; placeText: string };

/** The places of the page's address; apart from the suggestions of the box in the header, which change with its text. */
export type PlaceChoiceState = {
  loading: boolean;
  items: readonly PlaceSuggestion[];
  /** Whether the last answer was a failure, also while it is retried. */
  failed: boolean;
};

const initialState: PlaceChoiceState = { loading: false, items: [], failed: false };

const slice = createSlice({
  name: 'placeChoice',
  initialState,
  reducers: {
    /** Asks for the places that a typed text may mean. */
    placeChoiceRequested: (
      state,
      { payload }: PayloadAction<TypedSearch & { isRetry?: boolean }>,
    ): PlaceChoiceState => ({
      ...initialState,
      loading: true,
      failed: state.failed && payload.isRetry === true,
    }),
    placeChoiceLoaded: (
      _state,
      { payload: items }: PayloadAction<readonly PlaceSuggestion[]>,
    ): PlaceChoiceState => ({ ...initialState, items }),
    placeChoiceFailed: (): PlaceChoiceState => ({ ...initialState, failed: true }),
  },
});

export const { placeChoiceFailed, placeChoiceLoaded, placeChoiceRequested } = slice.actions;

export const placeChoiceSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the page; its defaults while the slice is not injected. */
export const selectPlaceChoice = lazySelector(slice);
