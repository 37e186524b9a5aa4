import type { LocationAnswer } from '@chamba/kernel/api';
import { SEVERAL_PLACES, isMissing, toServiceErrorState } from '@chamba/kernel/errors';
import { put, request } from '@chamba/kernel/store';
import { placesSuggested } from './search-bar.slice.ts';
import { chosenPlace, isPlaceNamed, placeText } from './suggestions.tsx';
import type { Place, SearchBarState, SubmitError } from './types.ts';

type Outcome = Extract<SubmitError, 'placeNotChosen' | 'placeUnknown' | 'placeFailed'>;

/** The one place among those suggested before that is called exactly as typed: all there is without a network. */
function knownPlace({ placeText: typed, places }: SearchBarState): Place | null {
  const named = (places?.items ?? []).filter((item) => isPlaceNamed(item, typed));
  return named.length === 1 && named[0] ? chosenPlace(named[0]) : null;
}

/** Suggests places for a text that resolves to no single place. @returns whether there are any. */
function* suggest(text: string): Generator<unknown, boolean> {
  try {
    const answer = yield* request('suggests.places', { q: text.trim() });
    yield put(placesSuggested({ text, items: answer.suggestions }));
    return answer.suggestions.length > 0;
  } catch {
    return false;
  }
}

/**
 * Looks up the place that was typed and not chosen, by the very call that answers the form without JavaScript.
 * @returns the place when the text means one for certain, else why it does not; then suggestions are in the state.
 */
export function* resolveTypedPlace(bar: SearchBarState): Generator<unknown, Place | Outcome> {
  const text = bar.placeText.trim();
  try {
    const { location }: LocationAnswer = yield* request('lookup.resolve', { text });
    const { id, type, seourl } = location;
    return { id, type, seourl, description: placeText(location) };
  } catch (thrown) {
    const failure = toServiceErrorState(thrown, 'resolve-place');
    if (!isMissing(failure)) return knownPlace(bar) ?? 'placeFailed';
    // The list of what it may be stands open under the reason; without one there is nothing to choose from.
    return failure.code === SEVERAL_PLACES && (yield* suggest(bar.placeText))
      ? 'placeNotChosen'
      : 'placeUnknown';
  }
}
