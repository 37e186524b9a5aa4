import { lazy, Suspense, useCallback, useRef } from 'react';
import type { Job } from '@chamba/kernel/api';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ChipLink } from '@chamba/kernel/ui/chip';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { extrasRequested, selectOffer } from './offer.slice.ts';
import { useNearView } from './use-near-view.ts';
import styles from './offer.module.css';

/** Its cards come when one scrolls to them. Without their code the page stays as it is. */
const SimilarList = lazy(() =>
  import(/* webpackChunkName: "offer-extras" */ './similar-list.tsx').catch(() => ({
    default: () => <p className="muted">Hay un problema para cargar este contenido.</p>,
  })),
);

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
  const waiting = (
    <SkeletonGroup label="Cargando vacantes similares" className={styles.similar}>
      <JobCardSkeleton />
      <JobCardSkeleton />
      <JobCardSkeleton />
    </SkeletonGroup>
  );
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
        waiting
      ) : similar.length > 0 ? (
        <Suspense fallback={waiting}>
          <SimilarList jobs={similar} now={loadedAt} />
        </Suspense>
      ) : (
        <p className="muted">{extras.failure?.description}</p>
      )}
    </section>
  );
}

/**
 * Searches for the like, which come with the similar offers.
 * @param job the offer where no similar ones stand above: they are asked for alone then.
 */
export function RelatedSearches({ job }: { job?: Job }) {
  const dispatch = useAppDispatch();
  const { extras } = useAppSelector(selectOffer);
  const section = useRef<HTMLElement>(null);
  const wanted = extras ? undefined : job;
  const request = useCallback(() => {
    if (wanted) dispatch(extrasRequested({ jobid: wanted.id, title: wanted.title, isAlone: true }));
  }, [dispatch, wanted]);
  useNearView(section, request);
  const related = extras?.related;
  return (
    <section ref={section} className={styles.section} aria-labelledby="related-searches">
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
