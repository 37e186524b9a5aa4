import type { PlaceSuggestion, RecentSearch } from '@chamba/kernel/api';
import {
  createSlice,
  lazySelector,
  type PayloadAction,
  type RootState,
  type SliceDeclaration,
} from '@chamba/kernel/store';
import type {
  FormValues,
  KeywordSuggestion,
  NearMeError,
  Place,
  SearchBarState,
  ShownSearch,
  SubmitError,
} from './types.ts';

const initialState: SearchBarState = {
  shown: null,
  keyword: '',
  placeText: '',
  edited: false,
  place: null,
  chosenBefore: '',
  error: null,
  resolving: false,
  nearMe: null,
  dialogOpen: false,
  formOpen: false,
  places: null,
  keywords: null,
  recents: [],
};

const choose = (state: SearchBarState, place: Place | null): void => {
  state.place = place;
  state.placeText = place?.description ?? '';
  state.chosenBefore = place?.description ?? state.chosenBefore;
  state.nearMe = null;
  state.places = null;
  state.resolving = false;
};

const slice = createSlice({
  name: 'searchBar',
  initialState,
  reducers: {
    /** The person typed in the keyword box. */
    keywordTyped: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
      state.edited = true;
      state.error = null;
      state.resolving = false;
      if (payload.trim() === '') state.keywords = null;
    },
    /** The person took a keyword suggestion. */
    keywordPicked: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
      state.edited = true;
      state.keywords = null;
      state.error = null;
      state.resolving = false;
    },
    /** A box got the focus: recent searches may be wanted. */
    boxEntered: () => undefined,
    /** The person took a whole search, whose address this is: a past one, or theirs in the whole country. */
    searchPicked: (state, _action: PayloadAction<string>) => {
      state.edited = false;
      state.resolving = false;
      state.places = null;
      state.keywords = null;
      state.error = null;
    },
    /** The person typed in the place box: what was chosen no longer counts. */
    placeTyped: (state, { payload }: PayloadAction<string>) => {
      state.placeText = payload;
      state.edited = true;
      state.place = null;
      state.error = null;
      state.nearMe = null;
      state.resolving = false;
      if (payload.trim().length < 3) state.places = null;
    },
    /** The person asked for the list again without typing. */
    placesWanted: () => undefined,
    placePicked: (state, { payload }: PayloadAction<Place>) => {
      choose(state, payload);
      state.edited = true;
      state.error = null;
    },
    /** A search was sent with a place that was typed: it is looked up. */
    placeLookedUp: (state) => {
      state.resolving = true;
      state.error = null;
    },
    /** The typed place is certain: as chosen. */
    placeResolved: (state, { payload }: PayloadAction<Place>) => choose(state, payload),
    /** Where the search was sent from was left before its place was known. */
    lookUpDropped: (state) => {
      state.resolving = false;
    },
    /** The person asked for the offers near them. */
    nearMeRequested: (state) => {
      state.resolving = false;
      state.nearMe = 'locating';
      state.places = null;
      state.error = null;
    },
    /** Geolocation failed; what was typed stays. */
    nearMeFailed: (state, { payload }: PayloadAction<NearMeError>) => {
      state.nearMe = payload;
    },
    /** The lists close; what was typed stays. */
    suggestionsClosed: (state) => {
      state.places = null;
      state.keywords = null;
    },
    placesSuggested: (state, { payload }: PayloadAction<{ text: string; items: PlaceSuggestion[] }>) => {
      if (payload.text === state.placeText) state.places = payload;
    },
    keywordsSuggested: (state, { payload }: PayloadAction<{ text: string; items: KeywordSuggestion[] }>) => {
      if (payload.text === state.keyword) state.keywords = payload;
    },
    recentsLoaded: (state, { payload }: PayloadAction<RecentSearch[]>) => {
      state.recents = payload;
    },
    /** The person pressed 'Buscar empleo'. What was suggested for a typed place may still be needed. */
    submitted: (state) => {
      state.edited = false;
      if (state.place) state.places = null;
      state.keywords = null;
    },
    submitFailed: (state, { payload }: PayloadAction<SubmitError>) => {
      state.error = payload;
      state.resolving = false;
      state.edited = true;
      state.nearMe = null;
    },
    dialogOpened: (state) => {
      state.dialogOpen = true;
    },
    dialogClosed: (state) => {
      state.dialogOpen = false;
      state.resolving = false;
      state.places = null;
      state.keywords = null;
    },
    /** Results were shown: the bar says what they are of. */
    searchShown: (state, { payload }: PayloadAction<ShownSearch>) => {
      state.shown = payload;
      state.keyword = payload.keyword;
      choose(state, payload.place);
      state.edited = false;
      state.error = null;
      state.keywords = null;
      // This search is one of them now.
      state.recents = [];
      state.formOpen = false;
    },
    /** The home page was opened, perhaps sent back by the form that works without JavaScript. */
    formShown: (state, { payload }: PayloadAction<FormValues>) => {
      state.keyword = payload.keyword;
      state.placeText = payload.placeText;
      state.edited = false;
      state.place = null;
      state.resolving = false;
      state.error = payload.error;
      state.formOpen = payload.open || payload.error !== null;
      state.places = null;
      state.keywords = null;
    },
  },
});

export const {
  boxEntered,
  dialogClosed,
  dialogOpened,
  formShown,
  keywordPicked,
  keywordTyped,
  keywordsSuggested,
  lookUpDropped,
  nearMeFailed,
  nearMeRequested,
  placeLookedUp,
  placePicked,
  placeResolved,
  placeTyped,
  placesSuggested,
  placesWanted,
  searchPicked,
  recentsLoaded,
  searchShown,
  submitFailed,
  submitted,
  suggestionsClosed,
} = slice.actions;

/** The search bar's slice: it outlives pages, because the offer page leads back to the last results. */
export const searchBarSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'session' };

/** State of the search bar; its defaults while the slice is not injected. */
export const selectSearchBar = lazySelector(slice);

/** The search whose results were shown last in this tab; null before the first. */
export const selectShownSearch = (state: RootState): ShownSearch | null => selectSearchBar(state).shown;
