import { toServiceErrorState } from '@chamba/kernel/errors';
import { logoutRequested, selectProfile, selectResumeId } from '@chamba/kernel/session';
import { all, call, put, request, select, takeLoad } from '@chamba/kernel/store';
import type { CandidateDataAnswer, ResumeAnswer } from '@chamba/kernel/api';
import { resumeFailed, resumeLoaded, resumeRequested } from './resume.slice.ts';

/** Codes that mean the session is over. */
const SESSION_OVER = ['MYS-2', 'MYS-3', 'AAIS-2'];

/** Answers what the résumé page and the dashboard ask for. */
export function* resumeSaga(): Generator {
  yield takeLoad(resumeRequested.type, loadResume);
}

function* loadResume({ payload }: ReturnType<typeof resumeRequested>): Generator {
  const profile = (yield select(selectProfile)) as ReturnType<typeof selectProfile>;
  if (!profile) return;
  const own = (yield select(selectResumeId)) as string | null;
  const resumeid = payload.resumeid ?? own;
  try {
    const [candidate, resume] = (yield all([
      call(readCandidate, profile.userid),
      call(readResume, profile.userid, resumeid),
    ])) as [CandidateDataAnswer, ResumeAnswer | null];
    yield put(
      resumeLoaded({ candidate: candidate.candidate_data, resume: resume?.resume ?? null, now: Date.now() }),
    );
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'load-resume');
    yield put(resumeFailed(error));
    if (SESSION_OVER.includes(error.code) && typeof window !== 'undefined') {
      const returnUrl = encodeURIComponent(location.pathname + location.search);
      yield put(logoutRequested({ to: `/login?returnUrl=${returnUrl}` }));
    }
  }
}

const readCandidate = (userid: string) => request('candidate.read', { userid });

function* readResume(userid: string, resumeid: string | null): Generator<unknown, ResumeAnswer | null> {
  return resumeid ? yield* request('resume.read', { userid, resumeid }) : null;
}
