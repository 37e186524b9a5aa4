import type { JobStatus } from '@chamba/kernel/store';

/**
 * Local marks after a login: everything the candidate applied to, and the visits that have not run out. An offer
 * that is applied is no longer merely visited.
 * @param applied when each offer was applied to, epoch ms, by its id; undefined where that is not known.
 * @param now epoch ms.
 */
export function mergeJobStatus(
  items: readonly JobStatus[],
  applied: ReadonlyMap<string, number | undefined>,
  now: number,
): JobStatus[] {
  const visited = items.filter(
    ({ jobid, status, expires }) =>
      status === 'Visited' && !applied.has(jobid) && (expires === undefined || expires > now),
  );
  const marks = [...applied].map(([jobid, at]): JobStatus => ({
    jobid,
    status: 'Applied',
    ...(at !== undefined && { at }),
  }));
  return [...visited, ...marks];
}
