import { useEffect, useMemo } from 'react';
import type { Job } from '@chamba/kernel/api';
import { selectResumeId } from '@chamba/kernel/session';
import { selectJobMark, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { selectAffinities } from '../scores/scores-state.ts';
import { compare } from '../scores/scores.ts';
import styles from './offer.module.css';

const MAX_SIMILAR = 6;

/** Cards of offers that are like the one of the page. */
export default function SimilarList({ jobs, now }: { jobs: readonly Job[]; now: number }) {
  const shown = useMemo(() => jobs.slice(0, MAX_SIMILAR), [jobs]);
  const store = useChambaStore();
  const resumeid = useAppSelector(selectResumeId);
  useEffect(() => {
    if (resumeid) compare(store, resumeid, shown);
  }, [store, resumeid, shown]);
  return (
    <div className={styles.similar} data-compared={resumeid !== null}>
      {shown.map((job) => (
        <SimilarJob key={job.id} job={job} now={now} />
      ))}
    </div>
  );
}

function SimilarJob({ job, now }: { job: Job; now: number }) {
  const mark = useAppSelector((state) => selectJobMark(state, job.id));
  const affinities = useAppSelector((state) => selectAffinities(state, job.id));
  return (
    <JobCard
      job={affinities ? { ...job, affinities } : job}
      status={mark?.status}
      closed={mark?.closed}
      now={now}
      level={3}
      className={styles.similarJob}
    />
  );
}
