import { useMemo } from 'react';
import type { Job } from '@chamba/kernel/api';
import { Slot } from '@chamba/kernel/slots';
import { selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { selectOffer } from './offer.slice.ts';
import styles from './offer.module.css';

/**
 * Where the page goes on once an application was sent from it: on wide screens under the title, where its button is; on a
 * phone, whose button is always there, in the place of similar offers, so that nothing moves under the reader's eyes.
 */
export function useAfterApply(): 'title' | 'end' | null {
  const isSent = useAppSelector((state) => {
    const { isSubmitted, job } = selectOffer(state);
    return isSubmitted === true && selectJobStatus(state, job?.id ?? '') === 'Applied';
  });
  return useMemo(() => {
    if (!isSent) return null;
    return window.matchMedia('(min-width: 1024px)').matches ? 'title' : 'end';
  }, [isSent]);
}

/** Other offers, after an application. */
export function AfterApply({ job, isUnderTitle = false }: { job: Job; isUnderTitle?: boolean }) {
  return (
    <div className={isUnderTitle ? styles.across : styles.section}>
      <Slot name="offer.applied" props={{ job }} />
    </div>
  );
}
