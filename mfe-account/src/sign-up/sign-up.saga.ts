import { selectProfile, selectResumeId, withSession } from '@chamba/kernel/session';
import { all, call, put, request, read, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import { candidateLoaded, resumeLoaded, signUpRequested } from './sign-up.slice.ts';

function* loadCandidate(userid: string): Generator {
  try {
    const { candidate_data } = yield* withSession(() => request('candidate.read', { userid }));
    yield put(candidateLoaded(candidate_data));
  } catch {
    // The forms start from the profile instead; saving says what is wrong.
  }
}

function* loadResume(userid: string): Generator {
  const resumeid = yield* read(selectResumeId);
  if (!resumeid) return;
  try {
    const { resume } = yield* withSession(() => request('resume.read', { userid, resumeid }));
    yield put(resumeLoaded(resume));
  } catch {
    // As above.
  }
}

/** Saga step: reads the résumé again, before a save that must not add what an earlier one may have added. */
export function* reloadResume(): Generator {
  const profile = yield* read(selectProfile);
  if (profile) yield* loadResume(profile.userid);
}

function* loadSignUp(): Generator {
  const profile = yield* read(selectProfile);
  if (profile) yield all([call(loadCandidate, profile.userid), call(loadResume, profile.userid)]);
}

/** Loads what was saved so far when a step opens. */
export const signUpSaga: SagaDeclaration = {
  name: 'sign-up',
  life: 'page',
  saga: function* watchSignUp(): Generator {
    yield takeLoad(signUpRequested.type, loadSignUp);
  },
};
