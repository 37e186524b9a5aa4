import type { CallOutput } from '@chamba/kernel/api';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type RootState,
  type SliceDeclaration,
} from '@chamba/kernel/store';
import { DESKTOP_WIDTH } from '@chamba/kernel/viewport';

/** An offer that is suggested, with why. */
export type Suggestion = CallOutput<'suggestions.listV2'>['joblist'][number];

type SuggestionsState = {
  /** The offer after whose application they are made; empty for those of the dashboard. */
  after: string;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly Suggestion[];
  /** Ids of those whose discard can still be undone. */
  removed: readonly string[];
  /** Instant of the answer, in ms. */
  now: number;
};

/** Loads the suggestions for the candidate's résumé; after an application those that are like the offer. */
export const suggestionsRequested = createAction<{ after: string }>('suggestions/requested');

/** Takes an offer out of the suggestions, on every device. */
export const discardRequested = createAction<Suggestion>('suggestions/discardRequested');

const NAME = 'suggestions';
const initialState: SuggestionsState = { after: '', status: 'idle', items: [], removed: [], now: 0 };

const suggestions = createSlice({
  name: NAME,
  initialState,
  reducers: {
    suggestionsLoaded: (
      { removed },
      { payload }: PayloadAction<Pick<SuggestionsState, 'after' | 'items' | 'now'>>,
    ): SuggestionsState => ({ status: 'ready', removed, ...payload }),
    /** Those that come after the others; what is there already stays where it is. */
    suggestionsAdded: (state, { payload }: PayloadAction<readonly Suggestion[]>): SuggestionsState => ({
      ...state,
      items: [...state.items, ...payload.filter(({ id }) => state.items.every((item) => item.id !== id))],
    }),
    suggestionsFailed: (state): SuggestionsState => ({ ...state, status: 'failed' }),
    /** Has an offer back, before the others: that is where it is looked for. */
    suggestionRestored: (state, { payload }: PayloadAction<Suggestion>): SuggestionsState => ({
      ...state,
      items: [payload, ...state.items],
      removed: state.removed.filter((id) => id !== payload.id),
    }),
    discardStood: (state, { payload }: PayloadAction<string>): SuggestionsState => ({
      ...state,
      removed: state.removed.filter((id) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(suggestionsRequested, (state, { payload: { after } }): SuggestionsState => ({
      ...(state.after === after ? state : initialState),
      after,
      status: 'loading',
    }));
    builder.addCase(discardRequested, (state, { payload }): SuggestionsState => ({
      ...state,
      items: state.items.filter(({ id }) => id !== payload.id),
      removed: [...state.removed, payload.id],
    }));
  },
});

export const { suggestionsLoaded, suggestionsAdded, suggestionsFailed, suggestionRestored, discardStood } =
  suggestions.actions;

export const suggestionsSlice: SliceDeclaration = {
  name: NAME,
  reducer: suggestions.reducer,
  life: 'page',
};

/** The suggestions as they are loaded. */
export const selectSuggestions = lazySelector(suggestions);

/** Shown at first where the dashboard is one column: the blocks below keep their place on the first screens (2 §9). */
const SHOWN_IN_ONE_COLUMN = 5;
const SHOWN = 10;

/** How many the dashboard shows at first. */
export const selectShownAtFirst = ({ pageWidth }: RootState): number =>
  pageWidth.width >= DESKTOP_WIDTH ? SHOWN : SHOWN_IN_ONE_COLUMN;
