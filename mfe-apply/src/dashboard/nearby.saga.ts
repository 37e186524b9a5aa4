import type { Job } from '@chamba/kernel/api';
import { stateByCode } from '@chamba/kernel/catalogues';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { buildSearchUrl, parseSearchUrl, slugify, type SearchParams } from '@chamba/kernel/routes';
import { selectProfile } from '@chamba/kernel/session';
import { all, call, put, read, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { nearbyFailed, nearbyLoaded, nearbyRequested } from './nearby.slice.ts';

/** Offers that are shown. */
const MOST = 5;

const BY_DATE = 2;

type Around = { params: SearchParams; place: string };

const EVERYWHERE: Around = { params: {}, place: '' };

/** Where the candidate lives, by their contact data: the city, and the state for when it has no offers. */
function* aroundHome(): Generator<unknown, Around[]> {
  const profile = yield* read(selectProfile);
  if (!profile) return [];
  try {
    const { candidate_data } = yield* request('candidate.read', { userid: profile.userid });
    const state = stateByCode(candidate_data.dgstateid);
    if (!state) return [];
    const inState = { params: { location: state.slug }, place: state.name };
    const city = candidate_data.dgcity.trim();
    const ci = slugify(city);
    return ci === '' ? [inState] : [{ params: { location: state.slug, ci }, place: city }, inState];
  } catch {
    return [];
  }
}

/** Where, and for what, was searched last on this device. */
function* aroundLastSearch(): Generator<unknown, Around[]> {
  try {
    const { recentsearches } = yield* request('tracking.recentSearches', {});
    const [last] = recentsearches;
    if (!last) return [];
    const [path = '', query] = last.url.split('?');
    const params = parseSearchUrl(path, query ? `?${query}` : '');
    if (!params) return [];
    return [{ params: { ...params, page: undefined }, place: last.query_parameters.placedescription }];
  } catch {
    return [];
  }
}

/** The newest offers of the first place that has any; those of the whole country where nothing else is known. */
function* load(): Generator {
  const [home, last] = (yield all([call(aroundHome), call(aroundLastSearch)])) as [Around[], Around[]];
  try {
    for (const { params, place } of [...home, ...last, EVERYWHERE]) {
      const wanted = { ...params, sort: BY_DATE };
      const url = buildSearchUrl(wanted);
      const jobs = yield* find(wanted, url);
      if (jobs.length === 0) continue;
      yield put(nearbyLoaded({ jobs: jobs.slice(0, MOST), place, url, now: Date.now() }));
      return;
    }
    yield put(nearbyLoaded({ jobs: [], place: '', url: '/empleos', now: Date.now() }));
  } catch {
    yield put(nearbyFailed());
  }
}

/** Not the call of the results page: nobody has searched for this, so it is no search of the past. */
function* find(params: SearchParams, url: string): Generator<unknown, readonly Job[]> {
  try {
    const { joblist } = yield* request('jobs.load', { params, url });
    return joblist;
  } catch (thrown) {
    // 'Nothing found' is an answer, not a failure.
    if (toServiceErrorState(thrown, 'load-nearby').code === 'MYS-20') return [];
    throw thrown;
  }
}

export const nearbySaga: SagaDeclaration = {
  name: 'nearby',
  life: 'page',
  saga: function* watchNearby(): Generator {
    yield takeLoad(nearbyRequested.type, load);
  },
};
