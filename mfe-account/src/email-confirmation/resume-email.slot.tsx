import { useEffect, useRef } from 'react';
import { useLocation } from '@chamba/kernel/router';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { EmailBox } from './email-box.tsx';
import { emailConfirmationSagas, emailConfirmationSlices } from './injection.ts';
import styles from './email-confirmation.module.css';

/**
 * The address in the contact data of a résumé: asks to confirm it and corrects it in place, or leads to its change.
 * `?email=true` opens it at once (CV-004).
 */
export default function ResumeEmail() {
  const profile = useAppSelector(selectProfile);
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get('email') === 'true';
  const place = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView({ block: 'center' });
    link.current?.focus();
  }, [isAsked]);
  if (!profile) return null;
  return (
    <div ref={place} className={styles.section}>
      {profile.validemail ? (
        <a ref={link} className={`link s14 ${styles.change}`} href="/cuenta/configuracion/correo">
          Cambiar correo
        </a>
      ) : (
        <EmailBox opensCorrection={isAsked} />
      )}
    </div>
  );
}

export const slices = emailConfirmationSlices;
export const sagas = emailConfirmationSagas;
