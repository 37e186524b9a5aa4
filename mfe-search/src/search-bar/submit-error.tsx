import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { searchPicked, selectSearchBar } from './search-bar.slice.ts';
import { SUBMIT_ERROR_TEXTS, WHOLE_COUNTRY, WHOLE_COUNTRY_LABEL, searchUrlOf } from './submit-rules.ts';
import styles from './submit-error.module.css';

/** Why a search was not sent; a keyword without a place also gets the one tap that searches the whole country. */
export function SubmitErrorMessage({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const { error, keyword, dialogOpen } = useAppSelector(selectSearchBar);
  const wholeCountry = searchUrlOf({ keyword, place: WHOLE_COUNTRY });
  function search(event: MouseEvent) {
    // On the page it is a link; in the phone's dialog a search like others, which closes it.
    if (!dialogOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(searchPicked(wholeCountry));
  }
  // The live region is there before its text: only what is added to one is announced.
  return (
    <div role="alert" className={error ? className : undefined}>
      {error ? (
        <p className={styles.message}>
          <CircleAlertIcon size={18} />
          <span className={styles.words}>
            <span>{SUBMIT_ERROR_TEXTS[error]}</span>
            {error === 'placeMissing' ? (
              <a className={styles.action} href={wholeCountry} onClick={search}>
                {WHOLE_COUNTRY_LABEL}
              </a>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
