import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { XIcon } from '@chamba/kernel/ui/icon';
import { JobCard } from '@chamba/kernel/ui/job-card';
import { JobCardSkeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { useUndoFocus } from '../undo/use-undo-focus.ts';
import { discardRequested, selectSuggestions, suggestionsRequested } from './suggestions.slice.ts';
import styles from './suggestions.module.css';

type SuggestedProps = {
  title: string;
  /** The offer after whose application they are made. */
  after?: string;
  /** Most that are shown at first; the next one fills in for one that is discarded. */
  most: number;
  /** Whether the others are shown on request. */
  expandable?: boolean;
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
  expandable = false,
  inRow = false,
  emptyText,
  emptyAction,
}: SuggestedProps) {
  const dispatch = useAppDispatch();
  const heading = useId();
  const [isExpanded, setExpanded] = useState(false);
  const listItems = useRef<HTMLUListElement>(null);
  const { status, items, removed, now, after: loadedAfter } = useAppSelector(selectSuggestions);
  const isOther = status === 'idle' || loadedAfter !== after;
  const isEmpty = isOther || items.length === 0;
  const shown = isExpanded ? items : items.slice(0, most);
  const list = inRow ? `${styles.list} ${styles.row}` : styles.list;
  const load = () => dispatch(suggestionsRequested({ after }));
  useEffect(() => {
    if (isOther) dispatch(suggestionsRequested({ after }));
  }, [dispatch, isOther, after]);
  // The control that was pressed is gone: who uses a keyboard goes on with the first of the others.
  useEffect(() => {
    if (isExpanded) listItems.current?.children[most]?.querySelector('a')?.focus();
  }, [isExpanded, most]);
  useUndoFocus(
    heading,
    shown.map(({ id }) => id),
    removed,
  );
  return (
    <Block
      titleId={heading}
      title={title}
      aside={
        expandable && !isEmpty && items.length > shown.length ? (
          <button
            type="button"
            className="link hit"
            aria-describedby={heading}
            onClick={() => setExpanded(true)}
          >
            Ver todas
          </button>
        ) : null
      }
    >
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
        <ul ref={listItems} className={list} data-all={isExpanded || undefined}>
          {shown.map((offer) => (
            <li key={offer.id}>
              {offer.reason ? <p className={`s14 muted ${styles.reason}`}>{offer.reason}</p> : null}
              <JobCard
                job={offer}
                now={now}
                level={3}
                actions={
                  <Button
                    variant="ghost"
                    size="sm"
                    className={styles.discard}
                    icon={<XIcon size={18} />}
                    aria-label={`No me interesa: ${offer.title}`}
                    onClick={() => dispatch(discardRequested(offer))}
                  >
                    No me interesa
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
