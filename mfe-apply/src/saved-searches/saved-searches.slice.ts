import type { CallOutput } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

/** A search that the candidate keeps. */
export type SavedSearch = CallOutput<'alerts.list'>['jobseeker_agents'][number];

type SavedSearchesState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly SavedSearch[];
  /** Ids of those whose deletion can still be undone. */
  removed: readonly string[];
  /** Addresses of searches by how far saving them is, in this tab. */
  saving: Readonly<Record<string, 'saving' | 'saved' | 'failed'>>;
  error: ServiceErrorState | null;
};

/** Loads the list. */
export const savedSearchesRequested = createAction('savedSearches/requested');

/** Keeps the search of an address of results. */
export const saveRequested = createAction<{ url: string }>('savedSearches/saveRequested');

/** Puts the search of an address of results in the place of one that is kept. */
export const replaceRequested = createAction<{ id: string; url: string }>('savedSearches/replaceRequested');

/** Changes how a search is mailed. */
export const changeRequested = createAction<{
  id: string;
  paused?: boolean;
  frequency?: 'daily' | 'now';
}>('savedSearches/changeRequested');

/** Notes that the results of a search are being looked at. */
export const opened = createAction<string>('savedSearches/opened');

/** Deletes a search; has it back. */
export const deleteRequested = createAction<string>('savedSearches/deleteRequested');

const NAME = 'savedSearches';
const initialState: SavedSearchesState = { status: 'idle', items: [], removed: [], saving: {}, error: null };

const savedSearches = createSlice({
  name: NAME,
  initialState,
  reducers: {
    searchesLoaded: (state, { payload }: PayloadAction<readonly SavedSearch[]>): SavedSearchesState => ({
      ...state,
      status: 'ready',
      items: payload,
      removed: state.removed.filter((removed) => payload.every(({ id }) => id !== removed)),
      error: null,
    }),
    searchesFailed: (state, { payload }: PayloadAction<ServiceErrorState>): SavedSearchesState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    searchSaved: (state, { payload }: PayloadAction<string>): SavedSearchesState => ({
      ...state,
      saving: { ...state.saving, [payload]: 'saved' },
    }),
    saveFailed: (state, { payload }: PayloadAction<string>): SavedSearchesState => ({
      ...state,
      saving: { ...state.saving, [payload]: 'failed' },
    }),
    searchRemoved: (state, { payload }: PayloadAction<string>): SavedSearchesState => ({
      ...state,
      items: state.items.filter(({ id }) => id !== payload),
      removed: [...state.removed, payload],
    }),
    removalStood: (state, { payload }: PayloadAction<string>): SavedSearchesState => ({
      ...state,
      removed: state.removed.filter((id) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(savedSearchesRequested, (state): SavedSearchesState => ({ ...state, status: 'loading' }));
    for (const requested of [saveRequested, replaceRequested])
      builder.addCase(requested, (state, { payload }): SavedSearchesState => ({
        ...state,
        saving: { ...state.saving, [payload.url]: 'saving' },
      }));
  },
});

export const { searchesLoaded, searchesFailed, searchSaved, saveFailed, searchRemoved, removalStood } =
  savedSearches.actions;

export const savedSearchesSlice: SliceDeclaration = {
  name: NAME,
  reducer: savedSearches.reducer,
  life: 'page',
};

/** The candidate's searches as they are loaded. */
export const selectSavedSearches = lazySelector(savedSearches);
