import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { asClock, useCountdown } from './use-countdown.ts';
import {
  boxShown,
  confirmationChecked,
  RESEND_BLOCK_MS,
  resendRequested,
  selectEmailConfirmation,
} from './email-confirmation.slice.ts';
import styles from './email-confirmation.module.css';

/** 'Reenviar', 'Enviando...' or the countdown to the next resend. Announced at the start and at the end only. */
export function Resend() {
  const dispatch = useAppDispatch();
  const { status, sentAt } = useAppSelector(selectEmailConfirmation);
  const left = useCountdown(sentAt === null ? null : sentAt + RESEND_BLOCK_MS);
  const waiting = left > 0;
  const waited = useRef(false);
  const [news, setNews] = useState('');
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    // The button that was pressed makes room for the countdown.
    if (pressed.current && document.activeElement === document.body) box.current?.focus();
  }, [status, waiting]);

  useEffect(() => {
    dispatch(boxShown());
    const onReturn = () => {
      if (document.visibilityState === 'visible') dispatch(confirmationChecked());
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [dispatch]);

  useEffect(() => {
    if (waiting) setNews('Podrás reenviar el correo en 2 minutos.');
    else if (waited.current) setNews('Ya puedes reenviar el correo.');
    waited.current = waiting;
  }, [waiting]);

  return (
    <span ref={box} tabIndex={-1} className={`s14 ${styles.resend}`}>
      {status === 'sending' ? (
        <span className="muted">Enviando...</span>
      ) : waiting ? (
        <span className="muted" role="timer" aria-live="off">
          Reenviar en <span className={styles.clock}>{asClock(left)}</span>
        </span>
      ) : (
        <button
          type="button"
          className={`link ${styles.again}`}
          onClick={() => {
            pressed.current = true;
            dispatch(resendRequested());
          }}
        >
          Reenviar
        </button>
      )}
      <span className="vh" role="status">
        {news}
      </span>
    </span>
  );
}
