import type { RootState } from '@chamba/kernel/store';
import { selectApply, type ApplyEntry, type ApplyState } from './apply.slice.ts';

/** Where the application to an offer stands in this page view; undefined when it was not asked for. */
export const selectApplication = (state: RootState, jobid: string): ApplyEntry | undefined =>
  selectApply(state).byJob[jobid];

/** Applications by offer id. The object changes only when one of them does. */
export const selectApplications = (state: RootState): ApplyState['byJob'] => selectApply(state).byJob;
