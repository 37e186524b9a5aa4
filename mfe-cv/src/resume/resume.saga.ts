import { toServiceErrorState } from '@chamba/kernel/errors';
import { selectProfile, selectResumeId } from '@chamba/kernel/session';
import { all, call, put, request, read, takeLoad } from '@chamba/kernel/store';
import type { CandidateDataAnswer, Resume, ResumeAnswer } from '@chamba/kernel/api';
import { resumeRequested } from '../model/requested.ts';
import { resumeFailed, resumeLoaded, type ResumeGains } from '../model/resume.slice.ts';
import { interestIds, listRows } from '../model/rows.ts';

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
    const [candidate, resume, interests, gains] = (yield all([
      call(readCandidate, profile.userid),
      call(readResume, profile.userid, resumeid),
      call(readInterests),
      call(readGains, profile.userid, resumeid),
    ])) as [CandidateDataAnswer, ResumeAnswer | null, Readonly<Record<string, string>>, ResumeGains | null];
    yield put(
      resumeLoaded({
        candidate: candidate.candidate_data,
        resume: resume?.resume ?? null,
        interests: resume ? choiceNames(resume.resume, interests) : {},
        gains,
        now: Date.now(),
      }),
    );
  } catch (thrown) {
    // If it reports an expired session, the host checks the cookie once more before it ends it.
    yield put(resumeFailed(toServiceErrorState(thrown, 'load-resume')));
  }
}

/** What missing parts are good for; null where that is not known in time: the page goes without. */
function* readGains(userid: string, resumeid: string | null): Generator<unknown, ResumeGains | null> {
  if (!resumeid) return null;
  try {
    const { place, areas, gains } = yield* request('resume.gains', { userid, resumeid });
    return { place, areas, gains };
  } catch {
    return null;
  }
}

/** Names of all areas of interest; none where they cannot be read: the page goes without. */
function* readInterests(): Generator<unknown, Readonly<Record<string, string>>> {
  try {
    const { categories } = yield* request('lookup.categories', {});
    const all = [...categories, ...categories.flatMap(({ subcategories }) => subcategories)];
    return Object.fromEntries(all.map(({ id, description }) => [id, description]));
  } catch {
    return {};
  }
}

/** The names that a résumé needs. */
function choiceNames(resume: Resume, names: Readonly<Record<string, string>>): Record<string, string> {
  const ids = interestIds(listRows(resume, 'objective')[0]?.texts['interests'] ?? '');
  return Object.fromEntries(ids.flatMap((id) => (names[id] === undefined ? [] : [[id, names[id]]])));
}

const readCandidate = (userid: string) => request('candidate.read', { userid });

function* readResume(userid: string, resumeid: string | null): Generator<unknown, ResumeAnswer | null> {
  return resumeid ? yield* request('resume.read', { userid, resumeid }) : null;
}
