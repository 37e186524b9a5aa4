import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import styles from './email-confirmation.module.css';

const CorrectionForm = lazy(
  () => import(/* webpackChunkName: "email-correction-form" */ './correction-form.tsx'),
);

/**
 * The correction of an address in place.
 * @param opensAtOnce for an address that leads to it.
 * @returns what opens it, and the form while it is open; it closes when the address has changed.
 */
export function useCorrection(opensAtOnce = false): {
  open: () => void;
  button: ReactNode;
  form: ReactNode;
} {
  const current = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Of the address that is corrected: once that has changed, nothing is open.
  const [corrected, setCorrected] = useState<string | null>(null);
  const isOpen = corrected !== null && corrected === current;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (opensAtOnce) setCorrected(current);
    // Only at the beginning: the address may be corrected once and stand after that.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opensAtOnce]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    open: () => setCorrected(current),
    button: (
      <button
        ref={button}
        type="button"
        className={`link s14 ${styles.again}`}
        onClick={() => setCorrected(current)}
      >
        Corregir correo
      </button>
    ),
    form: isOpen ? (
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <CorrectionForm id={`correct-email${id}`} current={current} onCancel={() => setCorrected(null)} />
      </Suspense>
    ) : null,
  };
}
