import { selectJobMark, type RootState } from '@chamba/kernel/store';
import { selectApply, type ApplyEntry, type ApplyState } from './apply.slice.ts';

/** Where the application to an offer stands in this page view; undefined when it was not asked for. */
export const selectApplication = (state: RootState, jobid: string): ApplyEntry | undefined =>
  selectApply(state).byJob[jobid];

/** Applications by offer id. The object changes only when one of them does. */
export const selectApplications = (state: RootState): ApplyState['byJob'] => selectApply(state).byJob;

/**
 * Since when an offer counts as applied to, epoch ms; 0 where only that is known, undefined where it is not applied to.
 */
export function selectAppliedAt(state: RootState, jobid: string): number | undefined {
  const mark = selectJobMark(state, jobid);
  return mark?.status === 'Applied' ? (mark.at ?? 0) : undefined;
}
