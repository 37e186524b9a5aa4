import { useCallback, useRef } from 'react';
import type { Job } from '@chamba/kernel/api';
import { selectJobStatus, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { extrasRequested, selectOffer } from './offer.slice.ts';
import { useNearView } from './use-near-view.ts';
import styles from './offer.module.css';

const MAX_SIMILAR = 6;

/** Similar offers. They are asked for, with the related searches, when one scrolls to them; their place is kept free. */
export function SimilarJobs({ job: { id, title }, className }: { job: Job; className?: string }) {
  const dispatch = useAppDispatch();
  const { extras, loadedAt } = useAppSelector(selectOffer);
  const section = useRef<HTMLElement>(null);
  const request = useCallback(
    () => void dispatch(extrasRequested({ jobid: id, title })),
    [dispatch, id, title],
  );
  useNearView(section, request);
  const similar = extras?.similar ?? null;
  return (
    <section
      ref={section}
      className={[styles.section, className].filter(Boolean).join(' ')}
      aria-labelledby="similar-jobs"
    >
      <h2 id="similar-jobs">Vacantes similares</h2>
      {extras === null ? (
        <div className={styles.similar} />
      ) : similar === null ? (
        <SkeletonGroup label="Cargando vacantes similares" className={styles.similar}>
          <JobCardSkeleton />
          <JobCardSkeleton />
          <JobCardSkeleton />
        </SkeletonGroup>
      ) : similar.length > 0 ? (
        <div className={styles.similar}>
          {similar.slice(0, MAX_SIMILAR).map((job) => (
            <SimilarJob key={job.id} job={job} now={loadedAt} />
          ))}
        </div>
      ) : (
        <p className="muted">{extras.failure?.description}</p>
      )}
    </section>
  );
}

/** Searches for the like, which come with the similar offers. */
export function RelatedSearches() {
  const related = useAppSelector(selectOffer).extras?.related ?? null;
  return (
    <section className={styles.section} aria-labelledby="related-searches">
      <h2 id="related-searches">Búsquedas relacionadas</h2>
      <div className={styles.related}>
        {related?.map(({ text, url }) => (
          <ChipLink key={url} href={url} icon={<SearchIcon />}>
            {text}
          </ChipLink>
        ))}
        {related?.length === 0 ? <p className="muted">No hay información para esta búsqueda.</p> : null}
      </div>
    </section>
  );
}

function SimilarJob({ job, now }: { job: Job; now: number }) {
  const status = useAppSelector((state) => selectJobStatus(state, job.id));
  return <JobCard job={job} status={status} now={now} level={3} className={styles.similarJob} />;
}
