import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import { put, request, takeLatest, takeLeading, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { goTo } from '../../forms/go.ts';
import type { SubmittedAction } from '../../forms/submission.ts';
import { activateResume } from '../activate-resume.ts';
import { loadAreas } from '../lookups.saga.ts';
import { subareasAnswered } from '../lookups.state.ts';
import { saveToResume } from '../resume-save.ts';
import { resumeLoaded, signUpRequested } from '../sign-up.state.ts';
import { SIGN_UP_PATHS } from '../steps.ts';
import { professionTriples, type ProfessionData } from '../triples.ts';
import { savedInterests } from './profession-values.ts';
import { profession } from './profession.state.ts';

function* saveProfession({ payload }: SubmittedAction<{ data: ProfessionData; search: string }>): Generator {
  const { data, search } = payload;
  try {
    yield* withSession(() => saveToResume(professionTriples(data)));
    try {
      yield* activateResume();
    } catch {
      // The end of the sign-up activates it again and says so if that fails too.
    }
    yield put(profession.finished());
    yield* goTo(SIGN_UP_PATHS.experience + search);
  } catch (failure) {
    yield put(profession.failed(toServiceErrorState(failure, 'save-resume')));
  }
}

/** Names of specialities that were saved before: their lists are not on the page yet. */
function* nameSavedInterests({ payload: resume }: ReturnType<typeof resumeLoaded>): Generator {
  const wanted = savedInterests(resume);
  if (wanted.length === 0) return;
  try {
    const { categories } = yield* request('lookup.categories', {});
    for (const { id: area, subcategories } of categories) {
      if (!subcategories.some(({ id }) => wanted.includes(id))) continue;
      yield put(subareasAnswered({ area, list: { status: 'ready', items: subcategories } }));
    }
  } catch {
    // They are kept without their names.
  }
}

/** Saves the profession step, which brings its own catalogue. */
export const professionSaga: SagaDeclaration = {
  name: 'sign-up-profession',
  life: 'page',
  saga: function* watchProfession(): Generator {
    yield takeLeading(profession.submittedType, saveProfession);
    yield takeLoad(signUpRequested.type, loadAreas);
    yield takeLatest(resumeLoaded.type, nameSavedInterests);
  },
};
