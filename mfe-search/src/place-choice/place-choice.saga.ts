import type { PlaceSuggestionsAnswer } from '@chamba/kernel/api';
import { put, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { formShown } from '../search-bar/search-bar.slice.ts';
import { placeChoiceFailed, placeChoiceLoaded, placeChoiceRequested } from './place-choice.slice.ts';

function* load({ payload }: ReturnType<typeof placeChoiceRequested>): Generator {
  const { keyword, placeText, isRetry = false } = payload;
  // The bar in the header holds what was typed, to be changed there; a retry leaves those changes alone.
  if (!isRetry) yield put(formShown({ keyword, placeText, open: false, error: null }));
  const q = placeText.trim();
  if (q === '') return;
  try {
    const { suggestions }: PlaceSuggestionsAnswer = yield* request('suggests.places', { q });
    yield put(placeChoiceLoaded(suggestions));
  } catch {
    yield put(placeChoiceFailed());
  }
}

/** Loads the places to choose from. */
export const placeChoiceSaga: SagaDeclaration = {
  name: 'place-choice',
  life: 'page',
  saga: function* () {
    yield takeLoad(placeChoiceRequested.type, load);
  },
};
