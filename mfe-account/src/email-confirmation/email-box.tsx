import { findMailProvider } from '@chamba/kernel/catalogues';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { ExternalLinkIcon, MailWarningIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { selectEmailConfirmation } from './email-confirmation.slice.ts';
import { Resend } from './resend.tsx';
import styles from './email-confirmation.module.css';

/**
 * Asks to confirm the e-mail: where the mail went, a link to its provider and the resend. Nothing when no one is
 * signed in or the address is confirmed.
 */
export function EmailBox() {
  const profile = useAppSelector(selectProfile);
  const { bounced } = useAppSelector(selectEmailConfirmation);
  if (!profile || profile.validemail) return null;
  const provider = findMailProvider(profile.email);
  return (
    <div className="stack g12">
      {bounced ? (
        <Unreachable />
      ) : (
        <p className="muted">
          Abre la liga que enviamos a <b className={styles.address}>{profile.email}</b> para confirmar tu
          cuenta y poder postularte.
        </p>
      )}
      {provider && (
        <LinkButton
          href={provider.link}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLinkIcon />}
          block
        >
          {provider.cta}
        </LinkButton>
      )}
      <div className={styles.line}>
        <span className="s14 muted">¿No llegó?</span>
        <Resend />
      </div>
    </div>
  );
}

/** Said when mail to the address comes back. */
export function Unreachable() {
  return (
    <Banner tone="danger" rounded role="alert" icon={<MailWarningIcon />}>
      Tenemos un problema, no podemos comunicarnos con tu cuenta de correo. Asegúrate que tengamos el
      correcto. <a href="/curriculo?email=true#contacto">Revísalo aquí</a>
    </Banner>
  );
}
