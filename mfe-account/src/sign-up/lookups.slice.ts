import type {
  CitiesAnswer,
  InterestAreasAnswer,
  PostalCodeAnswer,
  SubinterestAreasAnswer,
} from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** A list that is fetched when it is needed. */
export type Lookup<Item> = { status: 'loading' | 'ready' | 'failed'; items: readonly Item[] };

export type City = CitiesAnswer['cities'][number];
export type InterestArea = InterestAreasAnswer['interestareas'][number];
export type SubinterestArea = SubinterestAreasAnswer['subinterestareas'][number];

/** A speciality of a résumé by its name: the résumé holds only ids. */
export type SavedSpeciality = Pick<SubinterestArea, 'id' | 'description'>;

/** What the postal-code service says about the code last asked for. */
export type PostalCodeLookup =
  | { status: 'idle' }
  | { status: 'loading' | 'failed'; cp: string }
  | { status: 'ready'; cp: string; place: PostalCodeAnswer };

type LookupsState = {
  postalCode: PostalCodeLookup;
  /** Cities by state. */
  cities: Readonly<Record<string, Lookup<City>>>;
  areas: Lookup<InterestArea> | null;
  /** Specialities by area. */
  subareas: Readonly<Record<string, Lookup<SubinterestArea>>>;
  /** Specialities that were saved before, by name; null before they are asked for. */
  saved: Lookup<SavedSpeciality> | null;
};

const NAME = 'accountLookups';

const nothing: LookupsState = {
  postalCode: { status: 'idle' },
  cities: {},
  areas: null,
  subareas: {},
  saved: null,
};

const lookups = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    postalCodeTyped: (state, { payload: cp }: PayloadAction<string>): LookupsState => ({
      ...state,
      postalCode: { status: 'loading', cp },
    }),
    postalCodeAnswered: (state, { payload }: PayloadAction<PostalCodeLookup>): LookupsState => ({
      ...state,
      postalCode: payload,
    }),
    citiesRequested: (state, { payload: stateid }: PayloadAction<string>): LookupsState => ({
      ...state,
      cities: { ...state.cities, [stateid]: { status: 'loading', items: [] } },
    }),
    citiesAnswered: (
      state,
      { payload }: PayloadAction<{ stateid: string; list: Lookup<City> }>,
    ): LookupsState => ({ ...state, cities: { ...state.cities, [payload.stateid]: payload.list } }),
    areasAnswered: (state, { payload }: PayloadAction<Lookup<InterestArea>>): LookupsState => ({
      ...state,
      areas: payload,
    }),
    areasRequested: (state): LookupsState => ({ ...state, areas: { status: 'loading', items: [] } }),
    subareasRequested: (state, { payload: area }: PayloadAction<string>): LookupsState => ({
      ...state,
      subareas: { ...state.subareas, [area]: { status: 'loading', items: [] } },
    }),
    subareasAnswered: (
      state,
      { payload }: PayloadAction<{ area: string; list: Lookup<SubinterestArea> }>,
    ): LookupsState => ({ ...state, subareas: { ...state.subareas, [payload.area]: payload.list } }),
    /** Asks for the names of specialities by their ids. */
    savedNamesRequested: (state, _action: PayloadAction<readonly string[]>): LookupsState => ({
      ...state,
      saved: { status: 'loading', items: [] },
    }),
    savedNamesAnswered: (state, { payload }: PayloadAction<Lookup<SavedSpeciality>>): LookupsState => ({
      ...state,
      saved: payload,
    }),
  },
});

export const {
  postalCodeTyped,
  postalCodeAnswered,
  citiesRequested,
  citiesAnswered,
  areasRequested,
  areasAnswered,
  subareasRequested,
  subareasAnswered,
  savedNamesRequested,
  savedNamesAnswered,
} = lookups.actions;

/** Catalogues of the sign-up forms. */
export const lookupsSlice: SliceDeclaration = { name: NAME, reducer: lookups.reducer, life: 'page' };

/** The catalogues fetched so far. */
export const selectLookups = lazySelector(lookups);
