import type { MouseEvent } from 'react';
import { useAppSelector } from '@chamba/kernel/store';
import { ArrowLeftIcon } from '@chamba/kernel/ui/icon';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import styles from './offer.module.css';

/** Leads back to the results the offer was found in, page and all; to every offer when there were none. */
export function BackLink() {
  const url = useAppSelector(selectShownSearch)?.url;
  function goBack(event: MouseEvent) {
    // The entry before this one keeps the place in the list, which a new visit would lose.
    const before: unknown = window.history.state;
    const hasEntry =
      typeof before === 'object' && before !== null && 'idx' in before && Number(before.idx) > 0;
    if (!url || !hasEntry || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <a className={styles.back} href={url ?? '/empleos'} onClick={goBack}>
      <ArrowLeftIcon />
      Regresar a los resultados
    </a>
  );
}
