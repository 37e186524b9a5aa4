import { useLocation } from '@chamba/kernel/router';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { MailWarningIcon } from '@chamba/kernel/ui/icon';

/** Whether the notice about an e-mail address that mails come back from stands on this page. */
export function useEmailBanner(): boolean {
  const { pathname, search } = useLocation();
  const profile = useAppSelector(selectProfile);
  const isBeingMended = pathname === '/curriculo' && new URLSearchParams(search).get('email') === 'true';
  return profile?.mailbounced === true && !isBeingMended;
}

/** Tells somebody signed in that no mail reaches them. */
export function EmailBanner() {
  if (!useEmailBanner()) return null;
  return (
    <Banner tone="danger" icon={<MailWarningIcon />}>
      Tenemos un problema, no podemos comunicarnos con tu cuenta de correo. Asegúrate que tengamos el
      correcto. <a href="/curriculo?email=true#contacto">Revísalo aquí</a>
    </Banner>
  );
}
