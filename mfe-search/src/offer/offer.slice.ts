import type { Job, JobAnswer, RelatedSearchesAnswer, SalaryMarketAnswer, Seo } from '@chamba/kernel/api';
import { isEvent } from '@chamba/kernel/events';
import { isMissing, type ServiceErrorState } from '@chamba/kernel/errors';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

/** Which offer is asked for, and how the visitor came to it. */
export type OfferRequest = {
  jobID: string;
  /** The search it was found by. */
  uuid?: string;
  userid?: string;
  rank?: string;
  jobtype?: string;
  utm_medium?: string;
  utm_source?: string;
};

/** `isAlone` asks for the related searches without similar offers. */
export type ExtrasRequest = { jobid: string; title: string; isAlone?: boolean };
export type RelatedSearch = RelatedSearchesAnswer['relatedsearches'][number];

/** Asks for what comparable offers pay; holds the offer's number. */
export const marketRequested = createAction<string>('offer/marketRequested');

/** What stands under the offer: loaded when one scrolls to it. */
export type Extras = {
  jobid: string;
  similar: readonly Job[] | null;
  /** Why there are no similar offers; null without a failure. */
  failure: Pick<ServiceErrorState, 'code' | 'description'> | null;
  related: readonly RelatedSearch[] | null;
};

export type OfferState = {
  loading: boolean;
  job: Job | null;
  seo: Seo | null;
  /** `{}` when the address names no offer at all: then no call was made. */
  error: ServiceErrorState | Record<string, never> | null;
  /** Epoch ms of the answer: dates are relative to it, identical on server and browser. */
  loadedAt: number;
  extras: Extras | null;
  /** What comparable offers pay: null where too few are comparable, missing while it is not known. */
  market?: SalaryMarketAnswer['market'] | undefined;
  /** The candidate applied on this page. */
  isSubmitted?: boolean;
};

/** Whether a failure is one of the offer's call; the other is an address that names no offer. */
const isNamed = (error: NonNullable<OfferState['error']>): error is ServiceErrorState => 'code' in error;

/**
 * Why there is no offer: `unnamed` for an address that holds no number, `missing` for a number that no offer has, `failed`
 * when it could not be had and may be there; null while nothing is wrong.
 */
export function offerFault({ error }: Pick<OfferState, 'error'>): 'unnamed' | 'missing' | 'failed' | null {
  if (!error) return null;
  if (!isNamed(error)) return 'unnamed';
  return isMissing(error) ? 'missing' : 'failed';
}

/** Text of an offer that does not exist. */
export const OFFER_NOT_FOUND = 'No se encontraron información sobre la oferta solicitada.';

const initialState: OfferState = {
  loading: false,
  job: null,
  seo: null,
  error: null,
  loadedAt: 0,
  extras: null,
};

const slice = createSlice({
  name: 'offer',
  initialState,
  reducers: {
    offerRequested: (_state, _action: PayloadAction<OfferRequest>) => ({
      ...initialState,
      loading: true,
    }),
    offerLoaded: (_state, { payload: { answer, at } }: PayloadAction<{ answer: JobAnswer; at: number }>) => ({
      ...initialState,
      job: answer.job,
      seo: answer.seo,
      loadedAt: at,
    }),
    marketLoaded: (state, { payload }: PayloadAction<SalaryMarketAnswer['market']>) => {
      state.market = payload;
    },
    offerFailed: (_state, { payload }: PayloadAction<ServiceErrorState>) => ({
      ...initialState,
      error: payload,
    }),
    /** The address holds no number: an error without content, and no call. */
    offerUnnamed: () => ({ ...initialState, error: {} }),
    /** Asks for what stands under the offer. */
    extrasRequested: (state, { payload }: PayloadAction<ExtrasRequest>) => {
      state.extras = { jobid: payload.jobid, similar: null, failure: null, related: null };
    },
    similarLoaded: (state, { payload }: PayloadAction<{ jobid: string; jobs: Job[] }>) => {
      if (state.extras?.jobid === payload.jobid) state.extras.similar = payload.jobs;
    },
    similarFailed: (
      state,
      { payload: { jobid, ...failure } }: PayloadAction<{ jobid: string } & NonNullable<Extras['failure']>>,
    ) => {
      if (state.extras?.jobid !== jobid) return;
      state.extras.similar = [];
      state.extras.failure = failure;
    },
    relatedLoaded: (state, { payload }: PayloadAction<{ jobid: string; searches: RelatedSearch[] }>) => {
      if (state.extras?.jobid === payload.jobid) state.extras.related = payload.searches;
    },
    offerReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isEvent('application/submitted'), (state, { payload }) => {
      state.isSubmitted ||= payload.jobid === state.job?.id;
    });
  },
});

export const {
  extrasRequested,
  marketLoaded,
  offerFailed,
  offerLoaded,
  offerRequested,
  offerReset,
  offerUnnamed,
  relatedLoaded,
  similarFailed,
  similarLoaded,
} = slice.actions;

export const offerSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the offer page; its defaults while the slice is not injected. */
export const selectOffer = lazySelector(slice);
