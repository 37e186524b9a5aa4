import { Fragment, memo, useCallback, type MouseEvent } from 'react';
import type { Job } from '@chamba/kernel/api';
import { event as makeEvent } from '@chamba/kernel/events';
import { selectJobMark, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { isDesktop } from '@chamba/kernel/viewport';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { jobSelected, selectJobs, selectResults } from '../search/results.slice.ts';
import { SaveSearch } from './save-search.tsx';
import { selectListed, useScores } from '../scores/use-scores.ts';
import styles from './results.module.css';

/** Cards before the invitation to save the search; where there are fewer, it comes after them. */
const BEFORE_SAVE = 3;

/** The vacancies found. On wide screens a click shows the offer beside the list; everywhere the card is its link. */
export function JobList() {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const isCompared = useScores(jobs);
  const { selectedId, loadedAt, answer } = useAppSelector(selectResults);
  const shown = useAppSelector(selectShownSearch);

  const idAt = (place: number | undefined) => answer?.joblist[place ?? -1]?.id;
  const firstNear = idAt(answer?.nearfrom);
  const open = useCallback<CardProps['onOpen']>(
    (job, event, isShown) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !isDesktop()) return;
      // Enter on the card that is shown already goes on to its page; a mouse has no detail 0.
      if (isShown && event.detail === 0) return;
      event.preventDefault();
      if (isShown) return;
      dispatch(jobSelected(job.id));
      dispatch(makeEvent('jobs/visited', { jobid: job.id }));
    },
    [dispatch],
  );
  return (
    <div className={styles.list} data-compared={isCompared}>
      {jobs.map((job, place) => (
        <Fragment key={job.id}>
          {job.id === firstNear || job.id === idAt(answer?.partialfrom) ? (
            <h2 className={styles.partial}>
              {job.id === firstNear ? 'Otras que pueden interesarte' : 'Con parte de tus palabras'}
            </h2>
          ) : null}
          <Card job={job} selected={job.id === selectedId} now={loadedAt} onOpen={open} />
          {place === Math.min(BEFORE_SAVE, jobs.length) - 1 && shown ? <SaveSearch shown={shown} /> : null}
        </Fragment>
      ))}
    </div>
  );
}

type CardProps = {
  job: Job;
  selected: boolean;
  now: number;
  onOpen: (job: Job, event: MouseEvent<HTMLAnchorElement>, isShown: boolean) => void;
};

/** Another choice draws two cards anew, not the whole list. */
const Card = memo(function Card({ job, selected, now, onOpen }: CardProps) {
  const mark = useAppSelector((state) => selectJobMark(state, job.id));
  const affinities = useAppSelector((state) => selectListed(state, job.id));
  return (
    <JobCard
      job={affinities ? { ...job, affinities } : job}
      status={mark?.status}
      closed={mark?.closed}
      selected={selected}
      now={now}
      onOpen={(opened, event) => onOpen(opened, event, selected)}
    />
  );
});
