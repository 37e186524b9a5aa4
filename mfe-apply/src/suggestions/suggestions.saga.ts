import { selectPageAccount, selectResumeId } from '@chamba/kernel/session';
import {
  call,
  fork,
  join,
  put,
  read,
  request,
  takeEvery,
  takeLoad,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { offerUndo } from '../undo/offer-undo.ts';
import { addDiscard, dropDiscard, readDiscards } from './discards.ts';
import {
  discardRequested,
  suggestionRestored,
  suggestionsFailed,
  suggestionsLoaded,
  suggestionsRequested,
} from './suggestions.slice.ts';

/** Suggestions that are asked for (2§7). */
const HITS = 10;

const ALGORITHM = 'MJR';

function* load(): Generator {
  const resumeID = yield* read(selectResumeId);
  if (!resumeID) {
    yield put(suggestionsLoaded({ items: [], now: Date.now() }));
    return;
  }
  const asked = {
    resumeID,
    algorithm: ALGORITHM,
    channel: 'web',
    hits: HITS,
    last_discards: readDiscards().join(),
    use_cache: true,
  } as const;
  try {
    const { recommendations } = yield* request('suggestions.listV2', asked);
    yield put(suggestionsLoaded({ items: recommendations, now: Date.now() }));
  } catch {
    yield call(loadFirstVersion, asked);
  }
}

/** The first version answers where the second fails. */
function* loadFirstVersion(asked: Parameters<typeof request<'suggestions.list'>>[1]): Generator {
  try {
    const { recommendations } = yield* request('suggestions.list', asked);
    yield put(suggestionsLoaded({ items: recommendations, now: Date.now() }));
  } catch {
    yield put(suggestionsFailed());
  }
}

function* send(topic: string, jobId: string): Generator {
  const resumeID = (yield* read(selectResumeId)) ?? '';
  const message = { origin: 'web', jobId, resumeID, creationDate: new Date().toISOString() };
  try {
    yield* request('events.send', { topic: `candidate-${topic}-${ALGORITHM}`, message });
  } catch {
    // This device remembers it, and says so with its next request.
  }
}

function* discard({ payload: offer }: ReturnType<typeof discardRequested>): Generator {
  const account = yield* read(selectPageAccount);
  addDiscard(offer.id);
  const sending = (yield fork(send, 'discard', offer.id)) as Parameters<typeof join>[0];
  const isUndone = yield* offerUndo(`discard-${offer.id}`, 'No te la sugeriremos más.');
  if (!isUndone || (yield* read(selectPageAccount)) !== account) return;
  dropDiscard(offer.id);
  yield put(suggestionRestored(offer));
  // The service is to have them in their order.
  yield join(sending);
  yield call(send, 'restore', offer.id);
}

function* watchSuggestions(): Generator {
  yield takeLoad(suggestionsRequested.type, load);
  yield takeEvery(discardRequested.type, discard);
}

export const suggestionsSaga: SagaDeclaration = {
  name: 'suggestions',
  saga: watchSuggestions,
  life: 'page',
};
