import { createSelector, type RootState } from '@chamba/kernel/store';
import type { Application } from '@chamba/kernel/api';
import { selectApplications as selectOnTheirWay } from '../apply/apply.selectors.ts';
import type { AppliedOffer, ApplyEntry } from '../apply/apply.slice.ts';
import { selectApplicationList } from './applications.slice.ts';

/** An application in the outbox whose offer is known. */
export type PendingApplication = ApplyEntry & { offer: AppliedOffer };

const isPending = (entry: ApplyEntry): entry is PendingApplication =>
  entry.offer !== null && (entry.status === 'onItsWay' || entry.status === 'sending');

/** Applications that are still in the outbox and that the server does not list yet, newest first. */
export const selectPendingApplications: (state: RootState) => readonly PendingApplication[] = createSelector(
  [selectOnTheirWay, (state: RootState) => selectApplicationList(state).items],
  (byJob, items) => {
    const listed = new Set(items.map((item) => item.jobid));
    return Object.values(byJob)
      .filter(isPending)
      .filter((entry) => !listed.has(entry.jobid))
      .sort((one, other) => other.at - one.at);
  },
);

/** Ids of the offers that were looked at and not applied to, newest first. */
export const selectVisitedIds: (state: RootState) => readonly string[] = createSelector(
  [(state: RootState) => state.jobStatus.items, (state: RootState) => selectApplicationList(state).now],
  (items, now) =>
    items
      .filter(({ status, expires }) => status === 'Visited' && (expires === undefined || expires > now))
      .map(({ jobid }) => jobid)
      .reverse(),
);

/** Whether an application's offer has passed its last day. */
export const isClosed = (application: Application, now: number): boolean =>
  Date.parse(application.dateexpires) < now;

/** Whether anything can still come of an application. */
export const isActive = (application: Application, now: number): boolean =>
  !isClosed(application, now) && !OVER.includes(application.status);

const OVER: ReadonlyArray<Application['status']> = ['withdrawn', 'expired', 'rejected'];
