import { selectPageAccount, selectResumeId } from '@chamba/kernel/session';
import {
  call,
  delay,
  put,
  race,
  read,
  request,
  take,
  takeEvery,
  takeLoad,
  toastClosed,
  toastShown,
  toastUsed,
  type SagaDeclaration,
} from '@chamba/kernel/store';
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

/** Milliseconds for which a discard can be undone. */
const UNDO_MS = 8_000;

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
  const toast = `discard-${offer.id}`;
  yield put(
    toastShown({
      id: toast,
      kind: 'status',
      text: 'No te la sugeriremos más.',
      action: { label: 'Deshacer', takesFocus: true },
    }),
  );
  yield call(send, 'discard', offer.id);
  const isOurs = (action: { type: string; payload?: unknown }) =>
    (action.type === toastUsed.type || action.type === toastClosed.type) && action.payload === toast;
  const { ended } = (yield race({ ended: take(isOurs), late: delay(UNDO_MS) })) as {
    ended?: { type: string };
  };
  if (!ended) yield put(toastClosed(toast));
  if (ended?.type !== toastUsed.type || (yield* read(selectPageAccount)) !== account) return;
  dropDiscard(offer.id);
  yield put(suggestionRestored(offer));
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
