import { toServiceErrorState } from '@chamba/kernel/errors';
import { toPosted, type SubmittedAction } from '@chamba/kernel/forms';
import { selectResumeId, withSession } from '@chamba/kernel/session';
import {
  all,
  call,
  delay,
  put,
  race,
  request,
  read,
  take,
  takeLatest,
  takeLeading,
  takeLoad,
  takeSubmission,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { goTo } from '../../forms/go.ts';
import { activateResume } from '../activate-resume.ts';
import { loadAreas, loadSubareas } from '../lookups.saga.ts';
import { savedNamesAnswered, savedNamesRequested, subareasRequested } from '../lookups.slice.ts';
import { saveToResume } from '../resume-save.ts';
import { resumeLoaded, signUpRequested } from '../sign-up.slice.ts';
import { SIGN_UP_PATHS } from '../steps.ts';
import { professionTriples, type ProfessionData } from '../triples.ts';
import { professionErrors, savedInterests, toProfessionData } from './profession-values.ts';
import { profession, professionPosted } from './profession.slice.ts';

/** Longest that the names of saved specialities wait for the résumé that holds them, in ms. */
const RESUME_PATIENCE_MS = 800;

/** @returns whether it was saved. */
function* saveProfession({
  payload,
}: SubmittedAction<{ data: ProfessionData; search: string }>): Generator<unknown, boolean> {
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
    return true;
  } catch (failure) {
    yield put(profession.failed(toServiceErrorState(failure, 'save-resume')));
    return false;
  }
}

/** Names saved specialities by the catalogue: their ids are all that a résumé has of them. */
function* nameSaved({ payload: wanted }: PayloadAction<readonly string[]>): Generator {
  try {
    const { categories } = yield* request('lookup.categories', {});
    const items = categories
      .flatMap(({ subcategories }) => subcategories)
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, description }) => ({ id, description }));
    yield put(savedNamesAnswered({ status: 'ready', items }));
  } catch {
    yield put(savedNamesAnswered({ status: 'failed', items: [] }));
  }
}

/** The names belong to what the page loads, so that a page of the server has them; a late résumé does not hold it up. */
function* nameSavedOnLoad(): Generator {
  if ((yield* read(selectResumeId)) === null) return;
  const { loaded } = (yield race({ loaded: take(resumeLoaded.type), late: delay(RESUME_PATIENCE_MS) })) as {
    loaded?: ReturnType<typeof resumeLoaded>;
  };
  const wanted = loaded ? savedInterests(loaded.payload) : [];
  if (wanted.length > 0) yield* nameSaved(savedNamesRequested(wanted));
}

function* loadCatalogues(): Generator {
  yield all([call(loadAreas), call(nameSavedOnLoad)]);
}

/** The names of all that the page shows are there before it is rendered, also where the save failed. */
function* answerPosted({ payload }: ReturnType<typeof professionPosted>): Generator {
  const { values, isDraft, search } = payload;
  const posted = toPosted(values, professionErrors(values));
  yield put(profession.posted(isDraft ? { ...posted, isDraft } : posted));
  if (!isDraft && !posted.isFaulty) {
    const data = toProfessionData(values);
    if (yield* saveProfession(profession.submitted({ data, search }))) return;
  }
  if (values.area !== '') yield* loadSubareas(subareasRequested(values.area));
  if (values.interests.length > 0) yield* nameSaved(savedNamesRequested(values.interests));
}

/** Saves the profession step, which brings its own catalogue. */
export const professionSaga: SagaDeclaration = {
  name: 'sign-up-profession',
  life: 'page',
  saga: function* watchProfession(): Generator {
    yield takeLeading(profession.submittedType, saveProfession);
    yield takeSubmission(professionPosted.type, answerPosted);
    yield takeLoad(signUpRequested.type, loadCatalogues);
    yield takeLatest(savedNamesRequested.type, nameSaved);
  },
};
