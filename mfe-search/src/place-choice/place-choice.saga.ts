import type { PlaceSuggestionsAnswer } from '@chamba/kernel/api';
import {
  createAction,
  put,
  request,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { formShown, placesSuggested } from '../search-bar/search-bar.slice.ts';

/** What the form without JavaScript held whose place may be several. */
export type TypedSearch = { keyword: string; placeText: string };

/** Asks for the places that a typed text may mean. */
export const placeChoiceRequested = createAction<TypedSearch>('placeChoice/requested');

function* load({ payload }: PayloadAction<TypedSearch>): Generator {
  // The bar in the header holds what was typed, to be changed there.
  const typed = { ...payload, open: false };
  yield put(formShown({ ...typed, error: null }));
  const text = payload.placeText;
  if (text.trim() === '') return;
  try {
    const { suggestions }: PlaceSuggestionsAnswer = yield* request('suggests.places', { q: text.trim() });
    yield put(placesSuggested({ text, items: suggestions }));
  } catch {
    yield put(formShown({ ...typed, error: 'placeFailed' }));
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
