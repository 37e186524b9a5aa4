import { Banner } from '@chamba/kernel/ui/banner';
import { MailWarningIcon } from '@chamba/kernel/ui/icon';

/** Notifies a candidate that mails to them bounce. */
export function EmailBanner() {
  return (
    <Banner tone="danger" icon={<MailWarningIcon />}>
      Tenemos un problema, no podemos comunicarnos con tu cuenta de correo. Asegúrate que tengamos el
      correcto. <a href="/curriculo?email=true#contacto">Revísalo aquí</a>
    </Banner>
  );
}
