import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { XIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { discardRequested, selectSuggestions, suggestionsRequested } from './suggestions.slice.ts';
import styles from './suggestions.module.css';

/** Offers for the candidate, each with why it is one. */
export function Suggestions() {
  const dispatch = useAppDispatch();
  const { status, items, now } = useAppSelector(selectSuggestions);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (status === 'idle') dispatch(suggestionsRequested());
  }, [dispatch, status]);
  return (
    <Block titleId="suggestions-title" title="Empleos sugeridos para ti">
      {isEmpty && (status === 'idle' || status === 'loading') ? (
        <SkeletonGroup label="Cargando sugerencias" className={styles.list}>
          <JobCardSkeleton />
          <JobCardSkeleton />
          <JobCardSkeleton />
        </SkeletonGroup>
      ) : null}
      {status === 'failed' ? (
        <BlockFailure
          text="Hubo un error al obtener sugerencias."
          onRetry={() => dispatch(suggestionsRequested())}
        />
      ) : null}
      {isEmpty && status === 'ready' ? (
        <BlockNote text="Completa tu CV y aquí verás vacantes para ti.">
          <a className="link hit" href="/curriculo">
            Ir a mi CV
          </a>
        </BlockNote>
      ) : null}
      {isEmpty ? null : (
        <ul className={styles.list}>
          {items.map((offer) => (
            <li key={offer.id}>
              {offer.reason ? <p className={`s14 muted ${styles.reason}`}>{offer.reason}</p> : null}
              <JobCard
                job={offer}
                now={now}
                level={3}
                actions={
                  <IconButton
                    label={`No me interesa: ${offer.title}`}
                    onClick={() => dispatch(discardRequested(offer))}
                  >
                    <XIcon />
                  </IconButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
