import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { XIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
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
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className={styles.title}>
        Empleos sugeridos para ti
      </h2>
      {isEmpty && (status === 'idle' || status === 'loading') ? (
        <SkeletonGroup label="Cargando sugerencias">
          <Skeleton height={168} radius={16} />
        </SkeletonGroup>
      ) : null}
      {status === 'failed' ? (
        <Card pad="m" role="alert" className={styles.line}>
          <p>Hubo un error al obtener sugerencias.</p>
          <Button variant="soft" size="sm" onClick={() => dispatch(suggestionsRequested())}>
            Reintentar
          </Button>
        </Card>
      ) : null}
      {isEmpty && status === 'ready' ? (
        <Card pad="m" className={styles.line}>
          <p className="muted">Completa tu CV y aquí verás vacantes para ti.</p>
          <a className="link hit" href="/curriculo">
            Ir a mi CV
          </a>
        </Card>
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
    </section>
  );
}
