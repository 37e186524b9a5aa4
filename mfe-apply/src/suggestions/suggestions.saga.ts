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
  selectSuggestions,
  suggestionRestored,
  suggestionsFailed,
  suggestionsLoaded,
  suggestionsRequested,
} from './suggestions.slice.ts';

/** Suggestions that are asked for (2§7). */
const HITS = 10;

/** How suggestions are made: from the résumé, or after an application as well from what was applied for (2§7). */
const toAlgorithm = (after: string) => (after === '' ? 'MJR' : 'MPA');

function* load({ payload: { after } }: ReturnType<typeof suggestionsRequested>): Generator {
  const resumeID = yield* read(selectResumeId);
  if (!resumeID) {
    yield put(suggestionsLoaded({ after, items: [], now: Date.now() }));
    return;
  }
  const asked = {
    resumeID,
    algorithm: toAlgorithm(after),
    channel: 'web',
    hits: HITS,
    last_discards: readDiscards().join(),
    use_cache: true,
  } as const;
  if (after !== '') {
    yield call(loadFirstVersion, after, { ...asked, applies: after });
    return;
  }
  try {
    const { joblist } = yield* request('suggestions.listV2', asked);
    yield put(suggestionsLoaded({ after, items: joblist, now: Date.now() }));
  } catch {
    yield call(loadFirstVersion, after, asked);
  }
}

/** The first version knows what was applied for, and answers where the second fails. */
function* loadFirstVersion(
  after: string,
  asked: Parameters<typeof request<'suggestions.list'>>[1],
): Generator {
  try {
    const { joblist } = yield* request('suggestions.list', asked);
    yield put(suggestionsLoaded({ after, items: joblist, now: Date.now() }));
  } catch {
    yield put(suggestionsFailed());
  }
}

function* send(topic: 'discard' | 'restore', jobId: string, algorithm: string): Generator {
  const resumeID = (yield* read(selectResumeId)) ?? '';
  const message = { origin: 'web', jobId, resumeID, creationDate: new Date().toISOString() };
  try {
    yield* request('events.send', { topic: `candidate-${topic}-${algorithm}`, message });
  } catch {
    // This device remembers it, and says so with its next request.
  }
}

function* discard({ payload: offer }: ReturnType<typeof discardRequested>): Generator {
  const account = yield* read(selectPageAccount);
  const algorithm = toAlgorithm((yield* read(selectSuggestions)).after);
  addDiscard(offer.id);
  const sending = (yield fork(send, 'discard', offer.id, algorithm)) as Parameters<typeof join>[0];
  const isUndone = yield* offerUndo(`discard-${offer.id}`, 'No te la sugeriremos más.');
  if (!isUndone || (yield* read(selectPageAccount)) !== account) return;
  dropDiscard(offer.id);
  yield put(suggestionRestored(offer));
  // The service is to have them in their order.
  yield join(sending);
  yield call(send, 'restore', offer.id, algorithm);
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
