import { parseSearchUrl } from '@chamba/kernel/routes';
import {
  delay,
  put,
  request,
  takeLatest,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { countLoaded, countRequested } from './facet-count.slice.ts';

/** Pause in ms after the last tick before its offers are counted. */
const TICKING_MS = 300;

function* count({ payload: url }: PayloadAction<string>): Generator {
  yield delay(TICKING_MS);
  const [path = '', search = ''] = url.split('?');
  const params = parseSearchUrl(path, search);
  if (!params) return;
  try {
    const { totaldocs } = yield* request('jobs.count', params);
    yield put(countLoaded({ url, total: totaldocs }));
  } catch {
    // The ticks can be applied all the same.
  }
}

/** Counts the offers of what is ticked in the open panel. */
export const facetCountSaga: SagaDeclaration = {
  name: 'facet-count',
  life: 'session',
  saga: function* () {
    yield takeLatest(countRequested.type, count);
  },
};
