import { useEffect } from 'react';
import type { Job } from '@chamba/kernel/api';
import { selectResumeId } from '@chamba/kernel/session';
import { useAppSelector, useChambaStore, type RootState } from '@chamba/kernel/store';
import type { JobScore, Scores } from './scores-state.ts';

/**
 * How an offer of a list fits the résumé of who is signed in; null or undefined while it is not known. As in
 * `scores-state.ts`: what other chunks import is not inlined into the page, which is heavier for it.
 */
export const selectListed = (state: RootState, jobid: string): JobScore | null | undefined =>
  // A slice's key belongs to its reducer: no other state can be there.
  (state['scores'] as Scores | undefined)?.[selectResumeId(state) ?? '']?.byJob[jobid];

// With other code that follows the page: a chunk of its own would cost every page more than it saves.
const load = () => import(/* webpackChunkName: "offer-extras" */ './scores.ts');

/**
 * Compares the offers of a list with the résumé of who is signed in, after the list is drawn.
 * @returns whether they are compared: their cards keep a place free for the ring.
 */
export function useScores(jobs: readonly Job[]): boolean {
  const store = useChambaStore();
  const resumeid = useAppSelector(selectResumeId);
  useEffect(() => {
    // A list reads without its scores.
    if (resumeid)
      load().then(
        ({ compare }) => compare(store, resumeid, jobs),
        () => {},
      );
  }, [store, resumeid, jobs]);
  return resumeid !== null;
}
