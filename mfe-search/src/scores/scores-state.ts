import type { Affinities } from '@chamba/kernel/api';
import { selectResumeId } from '@chamba/kernel/session';
import { lazySelector, type RootState } from '@chamba/kernel/store';

/** How an offer fits a résumé, with how many of the parts that could be compared fit; none where the service does not say. */
export type JobScore = Affinities & { parts?: { fitting: number; compared: number } | undefined };

/** How offers fit résumés, by the résumé's id. */
export type Scores = Readonly<
  Record<
    string,
    {
      /** Instant of the first of them, in ms. */
      since: number;
      /** Null of an offer that cannot be compared. */
      byJob: Readonly<Record<string, JobScore | null>>;
    }
  >
>;

/** The scores; their slice comes with the first list that is compared. */
export const selectScores = lazySelector({ name: 'scores', getInitialState: (): Scores => ({}) });

/** How an offer fits the résumé of who is signed in; null or undefined while it is not known. */
export const selectAffinities = (state: RootState, jobid: string): JobScore | null | undefined =>
  selectScores(state)[selectResumeId(state) ?? '']?.byJob[jobid];
