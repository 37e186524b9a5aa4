import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { resumeChanged, selectProfile, selectResumeId, withSession } from '@chamba/kernel/session';
import {
  put,
  request,
  read,
  selectConfig,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { goTo } from '../../forms/go.ts';
import { forgetReturnPath } from '../../return-path/return-path.ts';
import { activateResume } from '../activate-resume.ts';
import { signUpDestination } from '../destination.ts';
import { saveToResume, type Doubt } from '../resume-save.ts';
import { reloadResume } from '../sign-up.saga.ts';
import { resumeLoaded, selectSignUp } from '../sign-up.slice.ts';
import { educationTriples, englishTriples } from '../triples.ts';
import { education, type EducationPayload } from './education.slice.ts';

function* saveEducation(doubt: Doubt, { payload }: SubmittedAction<EducationPayload>): Generator {
  const { studies, english, search, later } = payload;
  try {
    if (studies && doubt.isOpen) yield* reloadResume();
    const { resume } = yield* read(selectSignUp);
    const updater = [
      ...(studies ? educationTriples(studies, resume?.education.academicexperience[0]?.id) : []),
      ...(english ? englishTriples(english) : []),
    ];
    if (updater.length > 0) yield* withSession(() => saveToResume(updater));
    yield* finishResume();
    // A step that is left for later was not sent: what was typed into it stays as a draft.
    yield put(later ? education.reset() : education.finished());
    yield* leaveSignUp(search);
  } catch (failure) {
    doubt.isOpen ||= isServiceError(failure) && isUnanswered(failure);
    yield put(education.failed(toServiceErrorState(failure, 'save-resume')));
  }
}

/** Activates the résumé and takes its newest state into the page. Neither holds the person up. */
function* finishResume(): Generator {
  try {
    yield* activateResume();
  } catch (failure) {
    const { description } = toServiceErrorState(failure, 'change-resume-status');
    yield put(toastShown({ id: 'activate-resume', kind: 'error', text: description }));
  }
  const profile = yield* read(selectProfile);
  const resumeid = yield* read(selectResumeId);
  if (!profile || !resumeid) return;
  try {
    const { resume } = yield* request('resume.read', { userid: profile.userid, resumeid });
    yield put(resumeLoaded(resume));
    yield put(resumeChanged({ resumeid, iscompleted: resume.iscompleted }));
  } catch {
    // The next page that shows the résumé reads it again.
  }
}

function* leaveSignUp(search: string): Generator {
  const profile = yield* read(selectProfile);
  const config = yield* read(selectConfig);
  const { resume } = yield* read(selectSignUp);
  const validEmail = profile?.validemail ?? false;
  const to = signUpDestination({ validEmail, search, resumeTitle: resume?.resumetitle ?? '', config });
  if (validEmail) forgetReturnPath();
  yield* goTo(to);
}

/** Saves the education step and ends the sign-up. */
export const educationSaga: SagaDeclaration = {
  name: 'sign-up-education',
  life: 'page',
  saga: function* watchEducation(): Generator {
    const doubt: Doubt = { isOpen: false };
    yield takeSubmission(education.submittedType, (action: SubmittedAction<EducationPayload>) =>
      saveEducation(doubt, action),
    );
  },
};
