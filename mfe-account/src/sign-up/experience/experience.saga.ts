import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { withSession } from '@chamba/kernel/session';
import { put, read, spawn, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { goTo } from '../../forms/go.ts';
import { saveToResume, type Doubt } from '../resume-save.ts';
import { reloadResume } from '../sign-up.saga.ts';
import { selectSignUp } from '../sign-up.slice.ts';
import { SIGN_UP_PATHS, withoutSubStep } from '../steps.ts';
import { experienceTriples } from '../triples.ts';
import { keepFirstSearch } from './first-search.saga.ts';
import { experience, type ExperiencePayload } from './experience.slice.ts';

type Submitted = SubmittedAction<ExperiencePayload>;

function* saveExperience(doubt: Doubt, { payload }: Submitted): Generator {
  const { data, search, later } = payload;
  try {
    if (data) {
      if (doubt.isOpen) yield* reloadResume();
      const { resume } = yield* read(selectSignUp);
      yield* withSession(() =>
        saveToResume(experienceTriples(data, resume?.professionalexperience.employments[0]?.id)),
      );
    }
    // A step that is left for later was not sent: what was typed into it stays as a draft.
    yield put(later ? experience.reset() : experience.finished());
    // It ends after this page has gone.
    yield spawn(keepFirstSearch);
    yield* goTo(SIGN_UP_PATHS.education + withoutSubStep(search));
  } catch (failure) {
    doubt.isOpen ||= isServiceError(failure) && isUnanswered(failure);
    yield put(experience.failed(toServiceErrorState(failure, 'save-resume')));
  }
}

/** Saves the experience step and goes on to the education. */
export const experienceSaga: SagaDeclaration = {
  name: 'sign-up-experience',
  life: 'page',
  saga: function* watchExperience(): Generator {
    const doubt: Doubt = { isOpen: false };
    yield takeSubmission(experience.submittedType, (action: Submitted) => saveExperience(doubt, action));
  },
};
