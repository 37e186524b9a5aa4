import { findMailProvider } from '@chamba/kernel/catalogues';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { MailIcon } from '@chamba/kernel/ui/icon';
import { Unreachable } from './email-box.tsx';
import { emailConfirmationSaga } from './email-confirmation.saga.ts';
import { emailConfirmationSlice, selectEmailConfirmation } from './email-confirmation.slice.ts';
import { Resend } from './resend.tsx';
import styles from './email-confirmation.module.css';

/** The dashboard's reminder to confirm the e-mail. */
export default function DashboardEmailBox() {
  const profile = useAppSelector(selectProfile);
  const { bounced } = useAppSelector(selectEmailConfirmation);
  if (!profile || profile.validemail) return null;
  if (bounced) return <Unreachable />;
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
      <Resend />
    </section>
  );
}

export const slices = [emailConfirmationSlice];
export const sagas = [emailConfirmationSaga];
