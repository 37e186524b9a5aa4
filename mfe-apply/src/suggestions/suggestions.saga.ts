import { selectPageAccount, selectResumeId } from '@chamba/kernel/session';
import {
  call,
  delay,
  fork,
  join,
  put,
  read,
  request,
  takeEvery,
  takeLatest,
  takeLoad,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { offerUndo } from '../undo/offer-undo.ts';
import { addDiscard, dropDiscard, readDiscards } from './discards.ts';
import {
  discardRequested,
  discardStood,
  selectShownAtFirst,
  selectSuggestions,
  suggestionRestored,
  suggestionsAdded,
  suggestionsFailed,
  suggestionsLoaded,
  suggestionsRequested,
} from './suggestions.slice.ts';

/** Suggestions that are asked for (2§7). */
const HITS = 10;

/** Pause before more are asked for, in ms: people discard several in a row. */
const REFILL_PAUSE_MS = 300;

/** How suggestions are made: from the résumé, or after an application as well from what was applied for (2§7). */
const toAlgorithm = (after: string) => (after === '' ? 'MJR' : 'MPA');

const toInput = (resumeID: string, after: string) =>
  ({
    resumeID,
    algorithm: toAlgorithm(after),
    channel: 'web',
    hits: HITS,
    last_discards: readDiscards().join(),
    use_cache: true,
  }) as const;

function* load({ payload: { after } }: ReturnType<typeof suggestionsRequested>): Generator {
  const resumeID = yield* read(selectResumeId);
  if (!resumeID) {
    yield put(suggestionsLoaded({ after, items: [], now: Date.now() }));
    return;
  }
  const asked = toInput(resumeID, after);
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

/** Asks for more once fewer are left than are shown: who discards the first ten sees the next. */
function* refill(): Generator {
  yield delay(REFILL_PAUSE_MS);
  const { after, items } = yield* read(selectSuggestions);
  const resumeID = yield* read(selectResumeId);
  if (after !== '' || !resumeID || items.length >= (yield* read(selectShownAtFirst))) return;
  try {
    const { joblist } = yield* request('suggestions.listV2', toInput(resumeID, after));
    yield put(suggestionsAdded(joblist));
  } catch {
    // What is left stays; the next discard asks again.
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
  if (!isUndone || (yield* read(selectPageAccount)) !== account) {
    yield put(discardStood(offer.id));
    return;
  }
  dropDiscard(offer.id);
  yield put(suggestionRestored(offer));
  // The service is to have them in their order.
  yield join(sending);
  yield call(send, 'restore', offer.id, algorithm);
}

function* watchSuggestions(): Generator {
  yield takeLoad(suggestionsRequested.type, load);
  yield takeEvery(discardRequested.type, discard);
  yield takeLatest(discardRequested.type, refill);
}

export const suggestionsSaga: SagaDeclaration = {
  name: 'suggestions',
  saga: watchSuggestions,
  life: 'page',
};
