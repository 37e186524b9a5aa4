import type { NearestPlaceAnswer } from '@chamba/kernel/api';
import { PLACE_SUGGESTION_MINIMUM } from '@chamba/kernel/catalogues';
import { isMissing, toServiceErrorState } from '@chamba/kernel/errors';
import { navigate } from '@chamba/kernel/router';
import {
  all,
  call,
  delay,
  put,
  request,
  read,
  takeLatest,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { toKnownPlace, rememberPlace } from './known-place.ts';
import { NotLocated, locate } from './near-me.ts';
import {
  boxEntered,
  dialogClosed,
  keywordPicked,
  keywordTyped,
  keywordsSuggested,
  lookUpDropped,
  nearMeFailed,
  nearMeRequested,
  placeLookedUp,
  placePicked,
  placeResolved,
  placeTyped,
  placesSuggested,
  placesWanted,
  searchPicked,
  recentsLoaded,
  searchShown,
  selectSearchBar,
  submitFailed,
  submitted,
} from './search-bar.slice.ts';
import { resolveTypedPlace } from './resolve-place.ts';
import { toSearchUrl, validateSubmit } from './submit-rules.ts';
import { chosenPlace } from './suggestions.tsx';
import type { SearchBarState } from './types.ts';

/** Milliseconds of silence before suggestions are asked for. */
const TYPING_PAUSE_MS = 300;
/** Milliseconds that the phone's search stays after a search was sent. */
const CLOSE_DELAY_MS = 100;

/** Text that places are asked with: of a description chosen before only what stands before its comma. */
export function placeQuery({
  placeText,
  chosenBefore,
}: Pick<SearchBarState, 'placeText' | 'chosenBefore'>): string {
  const text = placeText.trim();
  return text !== '' && text === chosenBefore ? (text.split(',', 1)[0] ?? text).trim() : text;
}

function* suggestPlaces(action: { type: string }): Generator {
  if (action.type !== placeTyped.type && action.type !== placesWanted.type) return;
  const { placeText } = yield* read(selectSearchBar);
  if (placeText.trim().length < PLACE_SUGGESTION_MINIMUM) return;
  if (action.type === placeTyped.type) yield delay(TYPING_PAUSE_MS);
  const bar = yield* read(selectSearchBar);
  try {
    const answer = yield* request('suggests.places', { q: placeQuery(bar) });
    yield put(placesSuggested({ text: bar.placeText, items: answer.suggestions }));
  } catch {
    // Suggestions are a help, not a condition: without them the text can still be typed.
    yield put(placesSuggested({ text: bar.placeText, items: [] }));
  }
}

function* suggestKeywords(action: { type: string }): Generator {
  if (action.type !== keywordTyped.type) return;
  const before = yield* read(selectSearchBar);
  if (before.keyword.trim() === '') return;
  yield delay(TYPING_PAUSE_MS);
  const { keyword } = yield* read(selectSearchBar);
  try {
    const answer = yield* request('suggests.keywords', { term: keyword.trim() });
    yield put(recentsLoaded(answer.recentsearches));
    yield put(keywordsSuggested({ text: keyword, items: answer.suggestions }));
  } catch {
    yield put(keywordsSuggested({ text: keyword, items: [] }));
  }
}

function* loadRecents(): Generator {
  const { recents } = yield* read(selectSearchBar);
  if (recents.length > 0) return;
  try {
    const answer = yield* request('tracking.recentSearches', {});
    yield put(recentsLoaded(answer.recentsearches));
  } catch {
    // Without recent searches the box simply offers none.
  }
}

function* findNearMe(action: { type: string }): Generator {
  // A person who types or chooses meanwhile has decided otherwise.
  if (action.type !== nearMeRequested.type) return;
  try {
    const point = (yield call(locate)) as Awaited<ReturnType<typeof locate>>;
    const { place }: NearestPlaceAnswer = yield* request('lookup.nearest', point);
    const known = toKnownPlace(place);
    if (known) rememberPlace(known);
    // The pick ends this wait as any pick does: nothing comes after it.
    yield put(placePicked(chosenPlace(place)));
  } catch (thrown) {
    if (thrown instanceof NotLocated) yield put(nearMeFailed(thrown.reason));
    else yield put(nearMeFailed(isMissing(toServiceErrorState(thrown, 'near-me')) ? 'outside' : 'failed'));
  }
}

function* submit(action: { type: string }): Generator {
  // A person who types or chooses meanwhile has decided otherwise.
  if (action.type !== submitted.type) return;
  const bar = yield* read(selectSearchBar);
  const error = validateSubmit(bar);
  if (error) {
    yield put(submitFailed(error));
    return;
  }
  if (!bar.place) {
    const from = window.location.href;
    yield put(placeLookedUp());
    const outcome = yield* resolveTypedPlace(bar);
    if (window.location.href !== from) {
      yield put(lookUpDropped());
      return;
    }
    if (typeof outcome === 'string') {
      yield put(submitFailed(outcome));
      return;
    }
    yield put(placeResolved(outcome));
  }
  yield* goTo(toSearchUrl(yield* read(selectSearchBar)));
}

function* goToPicked({ payload: url }: PayloadAction<string>): Generator {
  yield* goTo(url);
}

function* goTo(to: string): Generator {
  yield put(navigate({ to }));
  yield delay(CLOSE_DELAY_MS);
  yield put(dialogClosed());
}

/** Suggestions while typing, and the rules of sending a search. Loaded with the first focus on the bar. */
export const searchBarSaga: SagaDeclaration = {
  name: 'searchBar',
  life: 'session',
  saga: function* () {
    yield all([
      // A pick, a submit or other results also end the wait for suggestions that are no longer wanted.
      takeLatest(
        [
          placeTyped.type,
          placesWanted.type,
          placePicked.type,
          searchPicked.type,
          searchShown.type,
          submitted.type,
        ],
        suggestPlaces,
      ),
      takeLatest([keywordTyped.type, keywordPicked.type, searchPicked.type, submitted.type], suggestKeywords),
      takeLatest(
        [nearMeRequested.type, placeTyped.type, placePicked.type, searchPicked.type, submitted.type],
        findNearMe,
      ),
      takeLatest(boxEntered.type, loadRecents),
      takeLatest(
        [
          submitted.type,
          keywordTyped.type,
          keywordPicked.type,
          placeTyped.type,
          placePicked.type,
          nearMeRequested.type,
          searchPicked.type,
          dialogClosed.type,
        ],
        submit,
      ),
      takeLatest(searchPicked.type, goToPicked),
    ]);
  },
};
