import { Fragment, memo, useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import type { Job } from '@chamba/kernel/api';
import { event as makeEvent } from '@chamba/kernel/events';
import { selectJobStatus, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { jobSelected, selectJobs, selectResults } from '../search/results.slice.ts';
import { SaveSearch } from './save-search.tsx';
import styles from './results.module.css';

/** Cards before the invitation to save the search. */
const BEFORE_SAVE = 3;

/** Whether the preview is on the page: the width it is drawn from. */
export const hasPreview = (): boolean => window.matchMedia('(min-width: 1024px)').matches;

/** The vacancies found. On wide screens a click shows the offer beside the list; everywhere the card is its link. */
export function JobList() {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const { selectedId, loadedAt, answer } = useAppSelector(selectResults);
  const shown = useAppSelector(selectShownSearch);

  const firstPartial = answer?.joblist[answer.partialfrom ?? -1]?.id;
  const select = useCallback(
    (jobid: string) => {
      dispatch(jobSelected(jobid));
      dispatch(makeEvent('jobs/visited', { jobid }));
    },
    [dispatch],
  );
  const open = useCallback<CardProps['onOpen']>(
    (job, event, isShown) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasPreview()) return;
      // Enter on the card that is shown already goes on to its page; a mouse has no detail 0.
      if (isShown && event.detail === 0) return;
      event.preventDefault();
      if (!isShown) select(job.id);
    },
    [select],
  );
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !hasPreview()) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[data-job] h2 a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = jobs[at + step];
    const link = links[at + step];
    if (at === -1 || !next || !link) return;
    event.preventDefault();
    link.focus();
    select(next.id);
  }
  return (
    // The arrows serve the links inside: the list itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.list} onKeyDown={move}>
      {jobs.map((job, place) => (
        <Fragment key={job.id}>
          {job.id === firstPartial ? <h2 className={styles.partial}>Con parte de tus palabras</h2> : null}
          <Card job={job} selected={job.id === selectedId} now={loadedAt} onOpen={open} />
          {place === BEFORE_SAVE - 1 && shown ? <SaveSearch shown={shown} /> : null}
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
  const status = useAppSelector((state) => selectJobStatus(state, job.id));
  return (
    <JobCard
      job={job}
      status={status}
      selected={selected}
      className={selected ? styles.selected : undefined}
      now={now}
      onOpen={(opened, event) => onOpen(opened, event, selected)}
    />
  );
});
