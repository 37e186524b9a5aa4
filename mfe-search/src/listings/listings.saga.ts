import { toServiceErrorState } from '@chamba/kernel/errors';
import { put, request, takeLoad, type PayloadAction, type SagaDeclaration } from '@chamba/kernel/store';
import { listingFailed, listingLoaded, listingRequested, type ListingName } from './listings.slice.ts';

const CALLS = {
  states: 'seo.states',
  cities: 'seo.cities',
  categories: 'seo.categories',
  keywords: 'seo.keywords',
  employmentTypes: 'seo.employmentTypes',
} as const satisfies Record<ListingName, string>;

function* load({ payload }: PayloadAction<ListingName>): Generator {
  try {
    const answer = yield* request(CALLS[payload], {});
    yield put(listingLoaded(answer));
  } catch (thrown) {
    yield put(listingFailed(toServiceErrorState(thrown, 'load-urls')));
  }
}

/** Loads the links of a listing. */
export const listingSaga: SagaDeclaration = {
  name: 'listing',
  life: 'page',
  saga: function* () {
    yield takeLoad(listingRequested.type, load);
  },
};
