export { AlertRun } from '../alerts/alert-run.ts';
export type { AlertContext, AlertCounts } from '../alerts/alert-run.ts';
export { JobSearch } from '../jobs/search.ts';
export { readSampleClock } from '../model/clock.ts';
