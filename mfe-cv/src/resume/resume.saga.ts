import { toServiceErrorState } from '@chamba/kernel/errors';
import { selectProfile, selectResumeId } from '@chamba/kernel/session';
import { all, call, put, request, read, takeLoad } from '@chamba/kernel/store';
import type { CandidateDataAnswer, ResumeAnswer } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';
import { resumeFailed, resumeLoaded } from '../model/resume.slice.ts';

/** Answers what the résumé page and the dashboard ask for. */
export function* resumeSaga(): Generator {
  yield takeLoad(resumeRequested.type, loadResume);
}

function* loadResume({ payload }: ReturnType<typeof resumeRequested>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  const own = yield* read(selectResumeId);
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
    // If it reports an expired session, the host checks the cookie once more before it ends it.
    yield put(resumeFailed(toServiceErrorState(thrown, 'load-resume')));
  }
}

const readCandidate = (userid: string) => request('candidate.read', { userid });

function* readResume(userid: string, resumeid: string | null): Generator<unknown, ResumeAnswer | null> {
  return resumeid ? yield* request('resume.read', { userid, resumeid }) : null;
}
