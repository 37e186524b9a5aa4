import type { CategoriesAnswer, CitiesAnswer, PostalCodeAnswer } from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

export type Area = CategoriesAnswer['categories'][number];
type Place = PostalCodeAnswer;

type LookupsState = {
  /** Areas of work with their specialities. */
  areas: { status: 'idle' | 'loading' | 'ready' | 'failed'; items: readonly Area[] };
  /** What is known of the postal code that was asked for last. */
  code: { cp: string; status: 'idle' | 'loading' | 'failed' } | { cp: string; status: 'ready'; place: Place };
  /** Names of a state's cities; empty where they are on their way, or could not be read. */
  cities: Readonly<Record<string, readonly string[]>>;
};

const NAME = 'resumeLookups';

const nothing: LookupsState = {
  areas: { status: 'idle', items: [] },
  code: { cp: '', status: 'idle' },
  cities: {},
};

const lookups = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    areasRequested: (state): LookupsState => ({ ...state, areas: { status: 'loading', items: [] } }),
    areasAnswered: (state, { payload }: PayloadAction<readonly Area[] | null>): LookupsState => ({
      ...state,
      areas: { status: payload ? 'ready' : 'failed', items: payload ?? [] },
    }),
    codeTyped: (state, { payload: cp }: PayloadAction<string>): LookupsState => ({
      ...state,
      code: { cp, status: 'loading' },
    }),
    codeAnswered: (
      state,
      { payload: { cp, place } }: PayloadAction<{ cp: string; place: Place | null }>,
    ): LookupsState => ({
      ...state,
      code: place ? { cp, status: 'ready', place } : { cp, status: 'failed' },
    }),
    citiesRequested: (state, { payload: stateid }: PayloadAction<string>): LookupsState => ({
      ...state,
      cities: { ...state.cities, [stateid]: [] },
    }),
    citiesAnswered: (
      state,
      { payload: { stateid, cities } }: PayloadAction<{ stateid: string; cities: CitiesAnswer['cities'] }>,
    ): LookupsState => ({
      ...state,
      cities: { ...state.cities, [stateid]: cities.map(({ description }) => description) },
    }),
  },
});

export const { areasRequested, areasAnswered, codeTyped, codeAnswered, citiesRequested, citiesAnswered } =
  lookups.actions;

/** Catalogues of the forms; they come with the editor. */
export const lookupsSlice: SliceDeclaration = { name: NAME, reducer: lookups.reducer, life: 'page' };

/** The catalogues fetched so far. */
export const selectLookups = lazySelector(lookups);
