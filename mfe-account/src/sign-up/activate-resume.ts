import { selectResumeId } from '@chamba/kernel/session';
import { request, read } from '@chamba/kernel/store';
import { currentProfile } from './resume-save.ts';

/**
 * Saga step: makes the résumé visible to recruiters; does nothing without a résumé.
 * @throws ServiceError when its status could not be changed.
 */
export function* activateResume(): Generator {
  const resumeid = yield* read(selectResumeId);
  if (!resumeid) return;
  const { userid } = yield* currentProfile('change-resume-status');
  yield* request('resume.changeStatus', { userid, resumeid, op_type: 'activate' });
}
