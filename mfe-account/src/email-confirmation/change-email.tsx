import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { emailChange } from '../email-change/email-change.slice.ts';
import styles from './email-confirmation.module.css';

const ChangeEmailForm = lazy(
  () => import(/* webpackChunkName: "change-email-form" */ './change-email-form.tsx'),
);

/** The change of a confirmed address in place; without scripts a link to the settings. @param opensAtOnce shows its form. */
export function ChangeEmail({ opensAtOnce }: { opensAtOnce: boolean }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { status } = useAppSelector(emailChange.select);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isDone = status === 'done';

  useEffect(() => {
    if (opensAtOnce) setOpen(true);
  }, [opensAtOnce]);
  useEffect(() => {
    if (isDone) setOpen(false);
  }, [isDone]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen)
    return (
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <ChangeEmailForm onCancel={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <>
      {isDone ? (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Te enviamos un correo para confirmar el cambio.
        </Banner>
      ) : null}
      {works ? (
        <button
          ref={opener}
          type="button"
          className={`link s14 ${styles.change}`}
          onClick={() => {
            dispatch(emailChange.reset());
            setOpen(true);
          }}
        >
          Cambiar correo
        </button>
      ) : (
        <a className={`link s14 ${styles.change}`} href="/cuenta/configuracion/correo">
          Cambiar correo
        </a>
      )}
    </>
  );
}
