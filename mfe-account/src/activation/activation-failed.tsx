import type { ServiceErrorState } from '@chamba/kernel/errors';
import { selectIsLogged, selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { EmailBox } from '../email-confirmation/email-box.tsx';
import styles from './activation.module.css';

/** Statuses after which the same link may still work. */
const PASSING = [0, 408, 500, 502, 503];

/** The bad end: why, and what to do now: try again, ask for another mail, or log in to ask for it. */
export function ActivationFailed({ error, onRetry }: { error: ServiceErrorState; onRetry: () => void }) {
  const isLogged = useAppSelector(selectIsLogged);
  const profile = useAppSelector(selectProfile);
  return (
    <div className={styles.result}>
      <CircleAlertIcon size={32} className={styles.bad} />
      <h1 tabIndex={-1} role="alert">
        {error.description}
      </h1>
      {PASSING.includes(error.status) ? (
        <Button onClick={onRetry}>Reintentar</Button>
      ) : !isLogged ? (
        <LinkButton href="/login?returnUrl=%2Fcuenta%2Factivar">Iniciar sesión</LinkButton>
      ) : profile?.validemail ? (
        <LinkButton href="/dashboard">Continuar</LinkButton>
      ) : (
        <Card pad="m" className={styles.box}>
          <EmailBox />
        </Card>
      )}
    </div>
  );
}
