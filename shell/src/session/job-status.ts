import { isListOf, isNumber, isRecord, isText, readLocal, writeLocal } from '@chamba/kernel/storage';
import { jobStatusRestored, type ChambaStore, type JobStatus } from '@chamba/kernel/store';

const isJobStatus = (value: unknown): value is JobStatus =>
  isRecord(value) &&
  isText(value['jobid']) &&
  (value['status'] === 'Visited' || value['status'] === 'Applied') &&
  (value['expires'] === undefined || isNumber(value['expires']));

/** Brings the visited and applied marks of this browser into the store and keeps them there. */
export function keepJobStatus(store: ChambaStore): void {
  const now = Date.now();
  const kept: readonly JobStatus[] = (readLocal('jobStatus', isListOf(isJobStatus)) ?? []).filter(
    ({ expires }) => expires === undefined || expires > now,
  );
  const current = store.getState().jobStatus.items;
  const known = new Set(current.map(({ jobid }) => jobid));
  // An offer that the page itself shows may have been marked before this runs.
  let written = kept;
  const keep = (): void => {
    const { items } = store.getState().jobStatus;
    if (items === written || items.length + written.length === 0) return;
    written = items;
    writeLocal('jobStatus', items);
  };
  store.subscribe(keep);
  store.dispatch(jobStatusRestored([...current, ...kept.filter(({ jobid }) => !known.has(jobid))]));
}
