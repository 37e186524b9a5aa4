import { isListOf, isNumber, isRecord, isText, readLocal, writeLocal } from '@chamba/kernel/storage';
import { jobStatusRestored, type ChambaStore, type JobStatus } from '@chamba/kernel/store';

const isJobStatus = (value: unknown): value is JobStatus =>
  isRecord(value) &&
  isText(value['jobid']) &&
  (value['status'] === 'Visited' || value['status'] === 'Applied') &&
  (value['expires'] === undefined || isNumber(value['expires']));

/** What the browser keeps and has not expired. */
function readMarks(): readonly JobStatus[] {
  const now = Date.now();
  const marks = readLocal('jobStatus', isListOf(isJobStatus)) ?? [];
  return marks.filter(({ expires }) => expires === undefined || expires > now);
}

/** Brings the visited and applied marks of this browser into the store and keeps them there. */
export function keepJobStatus(store: ChambaStore): void {
  const kept = readMarks();
  const current = store.getState().jobStatus.items;
  const known = new Set(current.map(({ jobid }) => jobid));
  // An offer that the page itself shows may have been marked before this runs.
  let written = kept;
  const keep = (): void => {
    const { items } = store.getState().jobStatus;
    if (items === written || items.length + written.length === 0) return;
    writeLocal('jobStatus', withOthers(items, written));
    written = items;
  };
  store.subscribe(keep);
  store.dispatch(jobStatusRestored([...current, ...kept.filter(({ jobid }) => !known.has(jobid))]));
}

/** The marks of this tab with those of other tabs. @param written this tab's when it last wrote: some may be taken back. */
function withOthers(items: readonly JobStatus[], written: readonly JobStatus[]): readonly JobStatus[] {
  const isIn = (list: readonly JobStatus[], { jobid, status }: JobStatus): boolean =>
    list.some((mark) => mark.jobid === jobid && (mark.status === status || mark.status === 'Applied'));
  const others = readMarks().filter((mark) => !isIn(written, mark) && !isIn(items, mark));
  const outranked = new Set(others.map(({ jobid }) => jobid));
  return [...items.filter(({ jobid }) => !outranked.has(jobid)), ...others];
}
