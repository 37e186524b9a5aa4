import { put, request, takeEvery, takeLatest, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import {
  areasAnswered,
  areasRequested,
  citiesAnswered,
  citiesRequested,
  postalCodeAnswered,
  postalCodeTyped,
  subareasAnswered,
  subareasRequested,
} from './lookups.slice.ts';
import { COUNTRY } from './triples.ts';

function* findPostalCode({ payload: cp }: ReturnType<typeof postalCodeTyped>): Generator {
  try {
    const place = yield* request('lookup.postalCode', { postalcode: cp });
    yield put(postalCodeAnswered({ status: 'ready', cp, place }));
  } catch {
    yield put(postalCodeAnswered({ status: 'failed', cp }));
  }
}

function* loadCities({ payload: stateid }: ReturnType<typeof citiesRequested>): Generator {
  try {
    const { cities } = yield* request('lookup.cities', { countryID: COUNTRY, stateID: stateid });
    yield put(citiesAnswered({ stateid, list: { status: 'ready', items: cities } }));
  } catch {
    yield put(citiesAnswered({ stateid, list: { status: 'failed', items: [] } }));
  }
}

/** Saga step: fetches the interest areas. */
export function* loadAreas(): Generator {
  try {
    const { interestareas } = yield* request('lookup.interestAreas', {});
    yield put(areasAnswered({ status: 'ready', items: interestareas }));
  } catch {
    yield put(areasAnswered({ status: 'failed', items: [] }));
  }
}

/** Saga step: fetches the specialities of an area. */
export function* loadSubareas({ payload: area }: ReturnType<typeof subareasRequested>): Generator {
  try {
    const { subinterestareas } = yield* request('lookup.subinterestAreas', { idparent: area });
    yield put(subareasAnswered({ area, list: { status: 'ready', items: subinterestareas } }));
  } catch {
    yield put(subareasAnswered({ area, list: { status: 'failed', items: [] } }));
  }
}

/** Fetches the catalogues of the sign-up forms. */
export const lookupsSaga: SagaDeclaration = {
  name: 'sign-up-lookups',
  life: 'page',
  saga: function* watchLookups(): Generator {
    yield takeLatest(postalCodeTyped.type, findPostalCode);
    yield takeEvery(citiesRequested.type, loadCities);
    yield takeEvery(subareasRequested.type, loadSubareas);
    yield takeLoad(areasRequested.type, loadAreas);
  },
};
