import type { Job } from '@chamba/kernel/api';
import { selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { selectOffer } from './offer.slice.ts';
import styles from './offer.module.css';

/** Similar offers and searches, which come after the page was painted; their places are kept free. */
export function OfferExtras() {
  const { extras, loadedAt } = useAppSelector(selectOffer);
  const similar = extras?.similar ?? null;
  const related = extras?.related ?? null;
  return (
    <>
      <section className={styles.section} aria-labelledby="similar-jobs">
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
            {similar.slice(0, 6).map((job) => (
              <SimilarJob key={job.id} job={job} now={loadedAt} />
            ))}
          </div>
        ) : (
          <p className="muted">No se encontró información sobre las ofertas similares.</p>
        )}
      </section>
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
    </>
  );
}

function SimilarJob({ job, now }: { job: Job; now: number }) {
  const status = useAppSelector((state) => selectJobStatus(state, job.id));
  return <JobCard job={job} status={status} now={now} level={3} lazy className={styles.similarJob} />;
}
