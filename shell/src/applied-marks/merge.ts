import type { JobStatus } from '@chamba/kernel/store';

/**
 * Local marks after a login: everything the candidate applied to, and the visits that have not run out. An offer
 * that is applied is no longer merely visited.
 * @param now epoch ms.
 */
export function mergeJobStatus(
  items: readonly JobStatus[],
  applied: readonly string[],
  now: number,
): JobStatus[] {
  const settled = new Set(applied);
  const visited = items.filter(
    ({ jobid, status, expires }) =>
      status === 'Visited' && !settled.has(jobid) && (expires === undefined || expires > now),
  );
  return [...visited, ...[...settled].map((jobid): JobStatus => ({ jobid, status: 'Applied' }))];
}
