import { findMailProvider } from '@chamba/kernel/catalogues';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { ExternalLinkIcon, MailWarningIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { selectEmailConfirmation } from './email-confirmation.slice.ts';
import { Resend } from './resend.tsx';
import { useCorrection } from './use-correction.tsx';
import styles from './email-confirmation.module.css';

/**
 * Asks to confirm the e-mail: where the mail went, a link to its provider, the resend, and the correction of an address
 * that is wrong. Nothing when no one is signed in or the address is confirmed.
 * @param opensCorrection whether the address is to be corrected at once.
 */
export function EmailBox({ opensCorrection = false }: { opensCorrection?: boolean }) {
  const profile = useAppSelector(selectProfile);
  const { bounced } = useAppSelector(selectEmailConfirmation);
  const correction = useCorrection(opensCorrection);
  if (!profile || profile.validemail) return null;
  const provider = findMailProvider(profile.email);
  const isUnreachable = bounced || profile.mailbounced === true;
  if (correction.form)
    return (
      <div className="stack g12">
        {isUnreachable && <Unreachable />}
        {correction.form}
      </div>
    );
  return (
    <div className="stack g12">
      {isUnreachable ? (
        <Unreachable onCorrect={correction.open} />
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
      <div>
        <div className={styles.line}>
          <span className="s14 muted">¿No llegó?</span>
          <Resend />
        </div>
        <div className={styles.line}>
          <span className="s14 muted">¿Está mal escrito?</span>
          {correction.button}
        </div>
      </div>
    </div>
  );
}

/** Said when mail to the address comes back. @param onCorrect opens its correction here; missing where that is open. */
export function Unreachable({ onCorrect }: { onCorrect?: () => void }) {
  return (
    <Banner tone="danger" rounded role="alert" icon={<MailWarningIcon />}>
      Tenemos un problema, no podemos comunicarnos con tu cuenta de correo. Asegúrate que tengamos el
      correcto.{' '}
      {onCorrect && (
        <a
          href="/curriculo?email=true#contacto"
          onClick={(event) => {
            event.preventDefault();
            onCorrect();
          }}
        >
          Revísalo aquí
        </a>
      )}
    </Banner>
  );
}
