import { findMailProvider } from '@chamba/kernel/catalogues';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { MailIcon } from '@chamba/kernel/ui/icon';
import { Unreachable } from './email-box.tsx';
import { selectEmailConfirmation } from './email-confirmation.slice.ts';
import { emailConfirmationSagas, emailConfirmationSlices } from './injection.ts';
import { Resend } from './resend.tsx';
import { useCorrection } from './use-correction.tsx';
import styles from './email-confirmation.module.css';

/** The dashboard's reminder to confirm the e-mail. */
export default function DashboardEmailBox() {
  const profile = useAppSelector(selectProfile);
  const { bounced } = useAppSelector(selectEmailConfirmation);
  const correction = useCorrection();
  if (!profile || profile.validemail) return null;
  if (correction.form)
    return (
      <Card as="section" pad="m" aria-label="Corregir correo">
        {correction.form}
      </Card>
    );
  if (bounced || profile.mailbounced === true) return <Unreachable onCorrect={correction.open} />;
  const provider = findMailProvider(profile.email);
  return (
    <section className={styles.banner} aria-label="Confirma tu correo">
      <MailIcon />
      <div className="grow">
        <p className="b">Revisa tu correo electrónico</p>
        <p className="s14">Enviamos la liga a {profile.email}</p>
        {provider && (
          <a
            className={`s14 ${styles.provider}`}
            href={provider.link}
            target="_blank"
            rel="noopener noreferrer"
          >
            {provider.cta}
          </a>
        )}
      </div>
      <div className={styles.actions}>
        {correction.button}
        <Resend />
      </div>
    </section>
  );
}

export const slices = emailConfirmationSlices;
export const sagas = emailConfirmationSagas;
