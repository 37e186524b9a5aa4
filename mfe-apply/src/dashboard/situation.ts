import { useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { selectResumeId } from '@chamba/kernel/session';
import { useChambaStore, type RootState } from '@chamba/kernel/store';
import { selectApplicationList } from '../applications/applications.slice.ts';
import type { BlockName } from './blocks.tsx';
import { hasMoved } from './moved.ts';

/** How far somebody is: what is most useful to them comes first. */
export type Situation = 'noResume' | 'noApplications' | 'active' | 'news';

/**
 * The blocks of each situation, in their order: beside each other on wide screens, one column after the other on phones.
 * What the server cannot know of, such as whether a device may be notified, comes last: it moves nothing as it appears.
 */
export const LAYOUTS: Readonly<
  Record<Situation, { main: readonly BlockName[]; side: readonly BlockName[] }>
> = {
  noResume: { main: ['completeness', 'nearby'], side: ['searches'] },
  noApplications: {
    main: ['suggestions'],
    side: ['searches', 'notifications', 'applications', 'completeness', 'views', 'push'],
  },
  active: {
    main: ['counts', 'suggestions'],
    side: ['applications', 'notifications', 'searches', 'completeness', 'views', 'push'],
  },
  news: {
    main: ['counts', 'applications', 'suggestions'],
    side: ['notifications', 'searches', 'completeness', 'views', 'push'],
  },
};

/** @param marks whether what this device remembers of applications counts. */
function findSituation(state: RootState, marks: boolean): Situation {
  const { items, now } = selectApplicationList(state);
  if (items.some((item) => hasMoved(item, now))) return 'news';
  const hasApplied =
    items.length > 0 || (marks && state.jobStatus.items.some(({ status }) => status === 'Applied'));
  if (hasApplied) return 'active';
  return selectResumeId(state) ? 'noApplications' : 'noResume';
}

/**
 * How far the candidate is, as it is known when the page is drawn first: what comes later does not move the blocks that
 * are being read.
 */
export function useSituation(): Situation {
  const store = useChambaStore();
  // What the device remembers is not in the server's HTML.
  const isHydrated = useHydrated();
  const [situation] = useState(() => findSituation(store.getState(), isHydrated));
  return situation;
}
