import type { JobStatus, PublicConfig, Toast, TogglesState } from './core-state.ts';
import type { RootState } from './types.ts';

/**
 * Public settings of the site.
 * @example const { siteName, supportEmail } = useAppSelector(selectConfig);
 */
export const selectConfig = (state: RootState): PublicConfig => state.config;

/**
 * Feature toggles; all off until loaded.
 * @example const { calcISR } = useAppSelector(selectToggles);
 */
export const selectToggles = (state: RootState): TogglesState => state.toggles;

/**
 * Toasts that wait to be shown, oldest first.
 * @example const toasts = useAppSelector(selectToasts);
 */
export const selectToasts = (state: RootState): readonly Toast[] => state.toasts.items;

/**
 * What this device knows that the person did with an offer; undefined when it was neither visited nor applied to.
 * @example const isClosed = useAppSelector((state) => selectJobMark(state, job.id)?.closed);
 */
export const selectJobMark = (state: RootState, jobid: string): JobStatus | undefined =>
  state.jobStatus.items.find((item) => item.jobid === jobid);

/**
 * Local status of an offer, or undefined when it was neither visited nor applied to.
 * @example const isApplied = useAppSelector((state) => selectJobStatus(state, job.id) === 'Applied');
 */
export const selectJobStatus = (state: RootState, jobid: string): JobStatus['status'] | undefined =>
  selectJobMark(state, jobid)?.status;
