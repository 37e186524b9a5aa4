import type { UpdaterTriple, UserProfile } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { ServiceError, UNEXPECTED_TEXT } from '@chamba/kernel/errors';
import { resumeChanged, selectProfile, selectResumeId } from '@chamba/kernel/session';
import { put, request, read } from '@chamba/kernel/store';

/**
 * Saga step: the profile of the session.
 * @throws ServiceError MYS-2 when the session ended meanwhile.
 */
export function* currentProfile(operation: string): Generator<unknown, UserProfile> {
  const profile = yield* read(selectProfile);
  if (profile) return profile;
  throw new ServiceError({ status: 404, code: 'MYS-2', description: UNEXPECTED_TEXT, operation });
}

/** Whether a save was left without an answer on this page: what it added, the next one has to change. */
export type Doubt = { isOpen: boolean };

/** Saga step: the résumé that the server knows of: an answer that was lost, or another tab, may have made one. */
function* existingResume(userid: string): Generator<unknown, string | null> {
  try {
    const { user_profile, resume } = yield* request('session.current', {});
    if (user_profile.userid !== userid || !resume.resumeid) return null;
    yield put(resumeChanged(resume));
    return resume.resumeid;
  } catch {
    // Creating it says what is wrong.
    return null;
  }
}

/**
 * Saga step: saves fields of the candidate's résumé, which is created first if missing. When the save fails
 * after the creation, the next try finds the résumé and only saves.
 * @returns the résumé's id.
 */
export function* saveToResume(updater: readonly UpdaterTriple[]): Generator<unknown, string> {
  const { userid } = yield* currentProfile('save-resume');
  let resumeid = yield* read(selectResumeId);
  resumeid ||= yield* existingResume(userid);
  if (!resumeid) {
    const created = yield* request('resume.create', { userid });
    resumeid = created.resumeid;
    yield put(resumeChanged({ resumeid, iscompleted: false }));
  }
  yield* request('resume.save', { userid, resumeid, updater });
  yield put(event('resume/saved', { resumeid }));
  return resumeid;
}
