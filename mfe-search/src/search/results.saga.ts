import type { JobAnswer } from '@chamba/kernel/api';
import { isMissing, toServiceErrorState } from '@chamba/kernel/errors';
import { buildSearchUrl } from '@chamba/kernel/routes';
import {
  all,
  fork,
  put,
  request,
  read,
  takeLatest,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { loadCompany } from '../companies/load-company.ts';
import { searchShown } from '../search-bar/search-bar.slice.ts';
import type { Place, ShownSearch } from '../search-bar/types.ts';
import { newId } from './new-id.ts';
import {
  jobSelected,
  previewFailed,
  previewLoaded,
  resultsFailed,
  resultsLoaded,
  resultsRequested,
  selectResults,
  type LoadPayload,
} from './results.slice.ts';
import type { SearchParams } from '@chamba/kernel/routes';

/** Address of a search without its page: what makes two searches the same one. */
export function toFilterKey(params: SearchParams): string {
  return buildSearchUrl({ ...params, page: undefined });
}

/** The identifier of a search: that of the last one while only the page differs, a new one otherwise. */
export function searchUuid(params: SearchParams, last: ShownSearch | null): string {
  return last && last.filterKey === toFilterKey(params) ? last.uuid : newId();
}

const worded = (slug: string): string =>
  slug.replace(/\b\w/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** The place of an address, in the words of the address: for services that do not say how they understood a search. */
function toPlace({ location, ci }: SearchParams): Place | null {
  if (!location) return null;
  return {
    id: '',
    type: ci ? 'CI' : 'ST',
    description: worded([ci ?? [], location].flat().join(', ')),
    seourl: buildSearchUrl({ location, ci }).slice('/empleos-'.length),
  };
}

function* load({ payload: { params, uuid, isForFilters } }: PayloadAction<LoadPayload>): Generator {
  yield fork(loadCompany, params.cop ?? null);
  try {
    const answer = yield* request('jobs.search', { params, uuid });
    yield put(resultsLoaded({ answer, at: Date.now() }));
    if (isForFilters) return;
    const { q = params.q ?? '', location = toPlace(params) } = answer.query ?? {};
    yield put(
      searchShown({
        url: buildSearchUrl(params),
        filterKey: toFilterKey(params),
        uuid,
        keyword: q,
        place: location,
      }),
    );
  } catch (thrown) {
    yield put(resultsFailed(toServiceErrorState(thrown, 'load-jobs')));
  }
}

function* loadPreview({ payload: jobID }: PayloadAction<string>): Generator {
  const { uuid } = yield* read(selectResults);
  try {
    const { job }: JobAnswer = yield* request('jobs.offer', { jobID, uuid });
    yield put(previewLoaded(job));
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'load-job');
    yield put(previewFailed({ jobid: jobID, status: isMissing(error) ? 'missing' : 'failed' }));
  }
}

/** Loads a search and the preview of the chosen offer. */
export const resultsSaga: SagaDeclaration = {
  name: 'results',
  life: 'page',
  saga: function* () {
    yield all([takeLoad(resultsRequested.type, load), takeLatest(jobSelected.type, loadPreview)]);
  },
};
