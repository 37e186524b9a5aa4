import { useEffect } from 'react';
import { selectJobMark, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { Job } from '@chamba/kernel/api';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { nearbyRequested, selectNearby } from './nearby.slice.ts';
import styles from './dashboard.module.css';

/** The newest offers around the candidate: what somebody of whom too little is known for suggestions can do next. */
export function NearbyOffers() {
  const dispatch = useAppDispatch();
  const { status, jobs, place, url, now } = useAppSelector(selectNearby);
  useEffect(() => {
    if (status === 'idle') dispatch(nearbyRequested());
  }, [dispatch, status]);
  return (
    <Block
      titleId="nearby-title"
      title={place ? `Vacantes recientes en ${place}` : 'Vacantes recientes'}
      aside={
        jobs.length > 0 ? (
          <a className="link s14 hit" href={url}>
            Ver todas
          </a>
        ) : null
      }
    >
      {status === 'idle' || (status === 'loading' && jobs.length === 0) ? (
        <SkeletonGroup>
          <JobCardSkeleton />
          <JobCardSkeleton />
          <JobCardSkeleton />
        </SkeletonGroup>
      ) : null}
      {status === 'failed' ? <BlockFailure onRetry={() => dispatch(nearbyRequested())} /> : null}
      {status === 'ready' && jobs.length === 0 ? (
        <BlockNote text="Todavía no hay vacantes publicadas." />
      ) : null}
      {jobs.length > 0 ? (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id}>
              <Offer job={job} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}

function Offer({ job, now }: { job: Job; now: number }) {
  const mark = useAppSelector((state) => selectJobMark(state, job.id));
  return <JobCard job={job} now={now} status={mark?.status} closed={mark?.closed} level={3} />;
}
