import type { Job } from '@chamba/kernel/api';
import { selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { selectOffer } from './offer.slice.ts';
import styles from './offer.module.css';

const MOST_SIMILAR = 6;

/** Similar offers, which come after the page was painted; their place is kept free. */
export function SimilarJobs({ className }: { className?: string }) {
  const { extras, loadedAt } = useAppSelector(selectOffer);
  const similar = extras?.similar ?? null;
  return (
    <section className={[styles.section, className].filter(Boolean).join(' ')} aria-labelledby="similar-jobs">
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
          {similar.slice(0, MOST_SIMILAR).map((job) => (
            <SimilarJob key={job.id} job={job} now={loadedAt} />
          ))}
        </div>
      ) : (
        <p className="muted">{extras.failure}</p>
      )}
    </section>
  );
}

/** Searches for the like, which come after the page was painted. */
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
