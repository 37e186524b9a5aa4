import { put, request, takeEvery, takeLatest, takeLeading, type SagaDeclaration } from '@chamba/kernel/store';
import { interestsNamed } from '../model/resume.slice.ts';
import {
  areasAnswered,
  areasRequested,
  citiesAnswered,
  citiesRequested,
  codeAnswered,
  codeTyped,
} from './lookups.slice.ts';

function* loadAreas(): Generator {
  try {
    const { categories } = yield* request('lookup.categories', {});
    const named = [...categories, ...categories.flatMap(({ subcategories }) => subcategories)];
    yield put(interestsNamed(Object.fromEntries(named.map(({ id, description }) => [id, description]))));
    yield put(areasAnswered(categories));
  } catch {
    yield put(areasAnswered(null));
  }
}

function* findCode({ payload: cp }: ReturnType<typeof codeTyped>): Generator {
  try {
    const place = yield* request('lookup.postalCode', { postalcode: cp });
    yield put(codeAnswered({ cp, place }));
  } catch {
    yield put(codeAnswered({ cp, place: null }));
  }
}

function* loadCities({ payload: stateid }: ReturnType<typeof citiesRequested>): Generator {
  try {
    const { cities } = yield* request('lookup.cities', { countryID: 'MX', stateID: stateid });
    yield put(citiesAnswered({ stateid, cities }));
  } catch {
    // The city is typed then.
  }
}

/** Fetches the catalogues of the forms. */
export const lookupsSaga: SagaDeclaration = {
  name: 'resume-lookups',
  life: 'page',
  saga: function* watchLookups(): Generator {
    yield takeLeading(areasRequested.type, loadAreas);
    yield takeLatest(codeTyped.type, findCode);
    yield takeEvery(citiesRequested.type, loadCities);
  },
};
