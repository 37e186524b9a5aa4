import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@chamba/kernel/store';
import { CircleAlertIcon, LocateIcon } from '@chamba/kernel/ui/icon';
import { LOCATING_TEXT, NEAR_ME_ERROR_TEXTS } from './near-me.ts';
import { selectSearchBar } from './search-bar.slice.ts';
import type { SearchBarState } from './types.ts';
import styles from './submit-error.module.css';

/** The place that was found, in words, once it was. */
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

/** State of the geolocation request: pending, answered (for screen readers: the box shows it), or the reason of its failure. */
export function NearMeStatus({ className }: { className?: string }) {
  const { nearMe, place } = useAppSelector(selectSearchBar);
  const located = useLocated(nearMe, place);
  const isLocating = nearMe === 'locating';
  const error = nearMe === null || isLocating ? null : nearMe;
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
      <div role="alert" className={error ? className : undefined}>
        {error ? (
          <p className={styles.message}>
            <CircleAlertIcon size={18} />
            {NEAR_ME_ERROR_TEXTS[error]}
          </p>
        ) : null}
      </div>
    </>
  );
}
