import type { RootState } from '@chamba/kernel/store';
import type { ApplyEntry, ApplyState } from './apply.slice.ts';

const nothing: ApplyState = { byJob: {} };

const selectApply = (state: RootState): ApplyState => (state['apply'] as ApplyState | undefined) ?? nothing;

/** Where the application to an offer stands in this page view; undefined when it was not asked for. */
export const selectApplication = (state: RootState, jobid: string): ApplyEntry | undefined =>
  selectApply(state).byJob[jobid];

/** Applications by offer id. The object changes only when one of them does. */
export const selectApplications = (state: RootState): ApplyState['byJob'] => selectApply(state).byJob;
