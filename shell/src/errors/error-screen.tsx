import { useOffline, useWhenOnline } from '@chamba/kernel/offline';
import { ErrorArt, OfflineArt } from '@chamba/kernel/ui/art';
import { Button } from '@chamba/kernel/ui/button';
import { FAILURE_TEXTS } from '@chamba/kernel/ui/error-state';
import { RefreshCwIcon } from '@chamba/kernel/ui/icon';
import styles from './error-screen.module.css';

/**
 * The generic error screen: what happened, what to do, and a retry that needs no reload. Without a network it says that,
 * and tries again by itself when there is one.
 */
export function ErrorScreen({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const offline = useOffline();
  useWhenOnline(offline, onRetry);
  const { title, text } = offline ? FAILURE_TEXTS.offline : FAILURE_TEXTS.online;
  return (
    <div className={`wrap ${styles.screen}`} role="alert">
      {offline ? <OfflineArt /> : <ErrorArt />}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <Button onClick={onRetry} busy={busy} busyLabel="Cargando..." icon={<RefreshCwIcon />}>
        Reintentar
      </Button>
    </div>
  );
}
