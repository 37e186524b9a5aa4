import type { JobStatus, PublicConfig, Toast, TogglesState } from './core-state.ts';
import type { RootState } from './types.ts';

/** Public settings of the site. */
export const selectConfig = (state: RootState): PublicConfig => state.config;

/** Feature toggles; all off until loaded. */
export const selectToggles = (state: RootState): TogglesState => state.toggles;

/** Toasts that wait to be shown, oldest first. */
export const selectToasts = (state: RootState): readonly Toast[] => state.toasts.items;

/** Local status of an offer, or undefined when it was neither visited nor applied to. */
export const selectJobStatus = (state: RootState, jobid: string): JobStatus['status'] | undefined =>
  state.jobStatus.items.find((item) => item.jobid === jobid)?.status;
