import type { MouseEvent } from 'react';
import { useAppSelector } from '@chamba/kernel/store';
import { ArrowLeftIcon } from '@chamba/kernel/ui/icon';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import styles from './offer.module.css';

/** Whether the tab's history has a previous page; false if the browser does not expose it. */
function isBefore(url: string): boolean {
  const { navigation } = window as Partial<Window>;
  const at = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[at - 1]?.url === new URL(url, window.location.href).href;
}

/** Leads back to the results the offer was found in, page and all; to every offer when there were none. */
export function BackLink() {
  const url = useAppSelector(selectShownSearch)?.url;
  function goBack(event: MouseEvent) {
    if (!url || event.metaKey || event.ctrlKey || event.shiftKey || !isBefore(url)) return;
    // Their entry keeps the place in the list, which a new visit would lose.
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
