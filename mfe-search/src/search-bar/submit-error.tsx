import type { MouseEvent } from 'react';
import { useOffline } from '@chamba/kernel/offline';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { searchPicked, selectSearchBar, submitted } from './search-bar.slice.ts';
import { WHOLE_COUNTRY, WHOLE_COUNTRY_LABEL, toSearchUrl, submitErrorText } from './submit-rules.ts';
import styles from './submit-error.module.css';

/** Why a search was not sent. Where a place lacks, one tap searches the whole country; a failed call is made again. */
export function SubmitErrorMessage({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const { error, keyword, placeText, dialogOpen } = useAppSelector(selectSearchBar);
  const isOffline = useOffline();
  const wholeCountry = toSearchUrl({ keyword, place: WHOLE_COUNTRY });
  function search(event: MouseEvent) {
    // On the page it is a link; in the phone's dialog a search like others, which closes it.
    if (!dialogOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(searchPicked(wholeCountry));
  }
  // The live region is there before its text: only what is added to one is announced.
  return (
    <div role="alert" className={error ? className : undefined} data-error={error ?? undefined}>
      {error ? (
        <p className={styles.message}>
          <CircleAlertIcon size={18} />
          <span className={styles.words}>
            <span>{submitErrorText(error, placeText, isOffline)}</span>
            {error === 'placeMissing' || error === 'placeUnknown' ? (
              <a className={styles.action} href={wholeCountry} onClick={search}>
                {WHOLE_COUNTRY_LABEL}
              </a>
            ) : null}
            {error === 'placeFailed' ? (
              <button type="button" className={styles.action} onClick={() => dispatch(submitted())}>
                Reintentar
              </button>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
