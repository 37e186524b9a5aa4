import type { Job } from '@chamba/kernel/api';
import {
  createAction,
  createSlice,
  lazySelector,
  type PayloadAction,
  type SliceDeclaration,
} from '@chamba/kernel/store';

/** Offers of a place, with the way to all of them. */
export type NearbyOffers = {
  jobs: readonly Job[];
  /** Where they are, as it is said: 'Jalisco'; empty for the whole country. */
  place: string;
  /** Address of all of them. */
  url: string;
  /** Instant of the answer, in ms. */
  now: number;
};

type NearbyState = NearbyOffers & { status: 'idle' | 'loading' | 'ready' | 'failed' };

/** Loads offers around the place that is known of the candidate. */
export const nearbyRequested = createAction('nearby/requested');

const NAME = 'nearby';
const initialState: NearbyState = { status: 'idle', jobs: [], place: '', url: '/empleos', now: 0 };

const nearby = createSlice({
  name: NAME,
  initialState,
  reducers: {
    nearbyLoaded: (_state, { payload }: PayloadAction<NearbyOffers>): NearbyState => ({
      status: 'ready',
      ...payload,
    }),
    nearbyFailed: (state): NearbyState => ({ ...state, status: 'failed' }),
  },
  extraReducers: (builder) => {
    builder.addCase(nearbyRequested, (state): NearbyState => ({ ...state, status: 'loading' }));
  },
});

export const { nearbyLoaded, nearbyFailed } = nearby.actions;

export const nearbySlice: SliceDeclaration = { name: NAME, reducer: nearby.reducer, life: 'page' };

/** The offers around the candidate as they are loaded. */
export const selectNearby = lazySelector(nearby);
