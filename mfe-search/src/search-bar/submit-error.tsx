import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@chamba/kernel/store';
import { CircleAlertIcon, LocateIcon } from '@chamba/kernel/ui/icon';
import { LOCATING_TEXT, NEAR_ME_ERROR_TEXTS } from './near-me.ts';
import { selectSearchBar } from './search-bar.slice.ts';
import { SUBMIT_ERROR_TEXTS, WHOLE_COUNTRY_LABEL, searchUrlOf } from './submit-rules.ts';
import type { NearMeError, SearchBarState } from './types.ts';
import styles from './submit-error.module.css';

const isNearMeError = (nearMe: SearchBarState['nearMe']): nearMe is NearMeError =>
  nearMe !== null && nearMe !== 'locating';

/** Says the place that was found, once it was. */
function useLocated(nearMe: SearchBarState['nearMe'], place: SearchBarState['place']): string {
  const wasLocating = useRef(false);
  const [text, setText] = useState('');
  useEffect(() => {
    const found = wasLocating.current && nearMe === null && place;
    wasLocating.current = nearMe === 'locating';
    if (found) setText(`Tu ubicación: ${place.description}`);
    else if (nearMe !== null) setText('');
  }, [nearMe, place]);
  return text;
}

/** Why a search was not sent; a keyword without a place also gets the one tap that searches the whole country. */
export function SubmitErrorMessage({ className }: { className?: string }) {
  const { error, nearMe, keyword, place } = useAppSelector(selectSearchBar);
  const isLocating = nearMe === 'locating';
  const located = useLocated(nearMe, place);
  // The live region is there before its text: only what is added to one is announced.
  return (
    <>
      <div role="status" className={isLocating ? className : 'vh'}>
        {isLocating ? (
          <p className={`${styles.message} ${styles.calm}`}>
            <LocateIcon size={18} />
            {LOCATING_TEXT}
          </p>
        ) : (
          located
        )}
      </div>
      <div role="alert" className={error || isNearMeError(nearMe) ? className : undefined}>
        {error ? (
          <p className={styles.message}>
            <CircleAlertIcon size={18} />
            <span className={styles.words}>
              <span>{SUBMIT_ERROR_TEXTS[error]}</span>
              {error === 'placeMissing' ? (
                <a className={styles.action} href={searchUrlOf({ keyword, place: null })}>
                  {WHOLE_COUNTRY_LABEL}
                </a>
              ) : null}
            </span>
          </p>
        ) : isNearMeError(nearMe) ? (
          <p className={styles.message}>
            <CircleAlertIcon size={18} />
            {NEAR_ME_ERROR_TEXTS[nearMe]}
          </p>
        ) : null}
      </div>
    </>
  );
}
