import { useEffect, useRef } from 'react';
import { useLocation } from '@chamba/kernel/router';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { emailChangeSaga } from '../email-change/email-change.saga.ts';
import { emailChange } from '../email-change/email-change.slice.ts';
import { ChangeEmail } from './change-email.tsx';
import { EmailBox } from './email-box.tsx';
import { emailConfirmationSagas, emailConfirmationSlices } from './injection.ts';
import styles from './email-confirmation.module.css';

/**
 * The address in the contact data of a résumé: asks to confirm it and corrects it in place, or changes it in place.
 * `?email=true` opens it at once (CV-004).
 */
export default function ResumeEmail() {
  const profile = useAppSelector(selectProfile);
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get('email') === 'true';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  if (!profile) return null;
  return (
    <div ref={place} className={styles.section}>
      {profile.validemail ? <ChangeEmail opensAtOnce={isAsked} /> : <EmailBox opensCorrection={isAsked} />}
    </div>
  );
}

export const slices = [...emailConfirmationSlices, emailChange.slice];
export const sagas = [...emailConfirmationSagas, emailChangeSaga];
