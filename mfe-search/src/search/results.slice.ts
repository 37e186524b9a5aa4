import type { Facets, Job, SearchAnswer } from '@chamba/kernel/api';
import { parseSearchUrl, type SearchParams } from '@chamba/kernel/routes';
import {
  createSelector,
  createSlice,
  lazySelector,
  type PayloadAction,
  type RootState,
  type SliceDeclaration,
} from '@chamba/kernel/store';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { NO_FACETS, withDefaultFacets } from './merge-facets.ts';

/** The offer beside the list; `missing` if it does not exist, `failed` if it could not be loaded. */
export type Preview = { jobid: string; status: 'loading' | 'ready' | 'missing' | 'failed'; job: Job | null };

export type ResultsState = {
  loading: boolean;
  params: SearchParams | null;
  /** The search with all that was read from its keyword as filters: what other filters are added to. */
  filters: SearchParams | null;
  uuid: string;
  answer: Omit<SearchAnswer, 'facets'> | null;
  /** Filters to offer: also those of a search that failed, so that another one can be made from it. */
  facets: Facets | null;
  error: ServiceErrorState | null;
  /** Epoch ms of the answer: dates are relative to it, identical on server and browser. */
  loadedAt: number;
  selectedId: string | null;
  preview: Preview | null;
};

export type LoadPayload = {
  params: SearchParams;
  uuid: string;
  /** Only its filters are wanted, on a page that shows no results: the last search of the tab stays what it was. */
  isForFilters?: boolean;
};

const readFilters = ({ query }: Pick<SearchAnswer, 'query'>): SearchParams | null => {
  const [path = '', search = ''] = query?.filtersurl?.split('?') ?? [];
  return path ? parseSearchUrl(path, search) : null;
};

const initialState: ResultsState = {
  loading: false,
  params: null,
  filters: null,
  uuid: '',
  answer: null,
  facets: null,
  error: null,
  loadedAt: 0,
  selectedId: null,
  preview: null,
};

const slice = createSlice({
  name: 'results',
  initialState,
  reducers: {
    resultsRequested: (state, { payload: { params, uuid } }: PayloadAction<LoadPayload>) => ({
      ...state,
      loading: true,
      error: null,
      params,
      filters: params,
      uuid,
    }),
    resultsLoaded: (state, { payload }: PayloadAction<{ answer: SearchAnswer; at: number }>) => {
      const { facets, ...answer } = payload.answer;
      const filters = readFilters(answer) ?? state.params;
      return {
        ...state,
        loading: false,
        answer,
        filters,
        facets: withDefaultFacets(facets, state.facets, filters ?? {}),
        loadedAt: payload.at,
        selectedId: null,
        preview: null,
      };
    },
    resultsFailed: (state, { payload }: PayloadAction<ServiceErrorState>) => {
      state.loading = false;
      state.answer = null;
      state.facets = withDefaultFacets(NO_FACETS, state.facets, state.params ?? {});
      state.error = payload;
      state.selectedId = null;
      state.preview = null;
    },
    /** A card of the list was chosen on a wide screen. */
    jobSelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedId = payload;
      state.preview = { jobid: payload, status: 'loading', job: null };
    },
    previewLoaded: (state, { payload }: PayloadAction<Job>) => {
      if (state.selectedId === payload.id)
        state.preview = { jobid: payload.id, status: 'ready', job: payload };
    },
    previewFailed: (state, { payload }: PayloadAction<Pick<Preview, 'jobid' | 'status'>>) => {
      if (state.selectedId === payload.jobid) state.preview = { ...payload, job: null };
    },
  },
});

export const { jobSelected, previewFailed, previewLoaded, resultsFailed, resultsLoaded, resultsRequested } =
  slice.actions;

export const resultsSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the results page; its defaults while the slice is not injected. */
export const selectResults = lazySelector(slice);

/** Offers in the order they are shown: premium, then found, then social, none twice. */
export const selectJobs = createSelector(
  [(state: RootState) => selectResults(state).answer],
  (answer): readonly Job[] => {
    if (!answer) return [];
    const seen = new Set<string>();
    return [...answer.jobpremiumlist, ...answer.joblist, ...answer.socialjobslist].filter(
      ({ id }) => !seen.has(id) && seen.add(id),
    );
  },
);

/** Statuses of a failed search that only mean that nothing was found, beside 200 to 208. */
const NOTHING_FOUND: readonly number[] = [400, 401, 403, 404, 408, 410];

/**
 * What the page shows: `list`; `none` when nothing was found, also for failures that only mean that;
 * `failed` for the rest; `empty` before the first load.
 */
export const selectResultsView = (state: RootState): 'list' | 'none' | 'failed' | 'empty' => {
  const { answer, error } = selectResults(state);
  if (error) {
    const status = error.answered ?? error.status;
    return (status > 199 && status < 209) || NOTHING_FOUND.includes(status) ? 'none' : 'failed';
  }
  if (!answer) return 'empty';
  return selectJobs(state).length > 0 ? 'list' : 'none';
};
