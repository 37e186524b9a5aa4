import type { CompanyListAnswer, CompanySearchAnswer, LinkListAnswer } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import {
  all,
  delay,
  put,
  request,
  takeLatest,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  companyTyped,
  directoryFailed,
  directoryLoaded,
  directoryRequested,
  suggestionsLoaded,
  type DirectoryRequest,
  type Employer,
} from './directory.slice.ts';

/** Milliseconds without typing after which names are asked for, and the fewest letters. */
const TYPING_MS = 300;
const SHORTEST_NAME = 2;

/** Employers suggested while one types. */
const MAX_SUGGESTIONS = 9;

/** An employer is suggested from its first offer on: the directory of an own site is small. */
const MIN_OFFERS = 1;

const toEmployer = (item: LinkListAnswer['items'][number]): Employer => ({
  companyname: item.description,
  companynamepretty: item.id,
  ofertas: item.count,
  url: item.url,
  logoUrl: item.logoUrl ?? '',
  isdemo: item.isdemo ?? false,
});

function* load({ payload }: PayloadAction<DirectoryRequest>): Generator {
  const operation = payload.by === 'offers' ? 'load-urls' : 'load-companies';
  try {
    if (payload.by === 'offers') {
      const { items }: LinkListAnswer = yield* request('seo.companies', {});
      yield put(directoryLoaded(items.map(toEmployer)));
      return;
    }
    const answer: CompanyListAnswer =
      payload.by === 'letter'
        ? yield* request('companies.byLetter', { letter: payload.value })
        : yield* request('companies.byQuery', { query: payload.value });
    yield put(directoryLoaded(answer.companieslist));
  } catch (thrown) {
    yield put(directoryFailed(toServiceErrorState(thrown, operation)));
  }
}

function* suggest({ payload }: PayloadAction<string>): Generator {
  const q = payload.trim();
  if (q.length < SHORTEST_NAME) {
    yield put(suggestionsLoaded([]));
    return;
  }
  yield delay(TYPING_MS);
  try {
    const { companieslist }: CompanySearchAnswer = yield* request('companies.search', {
      q,
      minoffers: MIN_OFFERS,
    });
    yield put(suggestionsLoaded(companieslist.slice(0, MAX_SUGGESTIONS)));
  } catch {
    // The text can still be sent as it is.
    yield put(suggestionsLoaded([]));
  }
}

/** Loads a part of the directory, and the names that fit what is being typed. */
export const directorySaga: SagaDeclaration = {
  name: 'company-directory',
  life: 'page',
  saga: function* () {
    yield all([takeLoad(directoryRequested.type, load), takeLatest(companyTyped.type, suggest)]);
  },
};
