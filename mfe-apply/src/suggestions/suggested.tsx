import { useEffect, useId, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { XIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { discardRequested, selectSuggestions, suggestionsRequested } from './suggestions.slice.ts';
import styles from './suggestions.module.css';

type SuggestedProps = {
  title: string;
  /** The offer after whose application they are made. */
  after?: string;
  /** Most that are shown; the next one fills in for one that is discarded. */
  most?: number;
  /** Beside each other where there is room; on phones in a row that scrolls. */
  inRow?: boolean;
  /** Said where there are none, and what to do then. */
  emptyText: string;
  emptyAction?: ReactNode;
};

/** Offers for the candidate, each with why it is one. */
export function Suggested({
  title,
  after = '',
  most,
  inRow = false,
  emptyText,
  emptyAction,
}: SuggestedProps) {
  const dispatch = useAppDispatch();
  const heading = useId();
  const { status, items, now, after: loadedAfter } = useAppSelector(selectSuggestions);
  const isOther = status === 'idle' || loadedAfter !== after;
  const isEmpty = isOther || items.length === 0;
  const list = inRow ? `${styles.list} ${styles.row}` : styles.list;
  const load = () => dispatch(suggestionsRequested({ after }));
  useEffect(() => {
    if (isOther) dispatch(suggestionsRequested({ after }));
  }, [dispatch, isOther, after]);
  return (
    <Block titleId={heading} title={title}>
      {isEmpty && (isOther || status === 'loading') ? (
        <SkeletonGroup label="Cargando sugerencias" className={list}>
          <JobCardSkeleton />
          <JobCardSkeleton />
          <JobCardSkeleton />
        </SkeletonGroup>
      ) : null}
      {status === 'failed' && !isOther ? (
        <BlockFailure text="Hubo un error al obtener sugerencias." onRetry={load} />
      ) : null}
      {isEmpty && status === 'ready' && !isOther ? (
        <BlockNote text={emptyText}>{emptyAction}</BlockNote>
      ) : null}
      {isEmpty ? null : (
        <ul className={list}>
          {items.slice(0, most).map((offer) => (
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
