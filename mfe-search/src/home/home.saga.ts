import type { CallName, CallOutput } from '@chamba/kernel/api';
import { toServiceErrorState, type ServiceErrorState } from '@chamba/kernel/errors';
import {
  all,
  call,
  put,
  request,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { formShown } from '../search-bar/search-bar.slice.ts';
import type { FormValues } from '../search-bar/types.ts';
import { homeLoaded, homeRequested } from './home.slice.ts';

/** States shown on the home page; the listing has all of them. */
const STATES_SHOWN = 16;
/** Keywords shown on the home page. */
const KEYWORDS_SHOWN = 20;

type ListCall = Extract<CallName, 'seo.states' | 'seo.keywords' | 'tracking.recentSearches'>;
type Outcome<Name extends ListCall> = { answer: CallOutput<Name> | null; error: ServiceErrorState | null };

/** One list of the page: another one that fails must not take it along. */
function* attempt<Name extends ListCall>(name: Name): Generator<unknown, Outcome<Name>> {
  try {
    return { answer: yield* request(name, {}), error: null };
  } catch (thrown) {
    return { answer: null, error: toServiceErrorState(thrown, name) };
  }
}

function* load({ payload }: PayloadAction<FormValues>): Generator {
  yield put(formShown(payload));
  const [states, keywords, recents] = (yield all([
    call(attempt, 'seo.states'),
    call(attempt, 'seo.keywords'),
    call(attempt, 'tracking.recentSearches'),
  ])) as [Outcome<'seo.states'>, Outcome<'seo.keywords'>, Outcome<'tracking.recentSearches'>];
  yield put(
    homeLoaded({
      states: [...(states.answer?.items ?? [])].sort((a, b) => b.count - a.count).slice(0, STATES_SHOWN),
      keywords: (keywords.answer?.items ?? []).slice(0, KEYWORDS_SHOWN),
      recents: recents.answer?.recentsearches ?? [],
      error: states.error ?? keywords.error,
    }),
  );
}

/** Loads the lists of the home page. */
export const homeSaga: SagaDeclaration = {
  name: 'home',
  life: 'page',
  saga: function* () {
    yield takeLoad(homeRequested.type, load);
  },
};
