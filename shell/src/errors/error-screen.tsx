import { Button } from '@chamba/kernel/ui/button';
import { RefreshCwIcon } from '@chamba/kernel/ui/icon';
import styles from './error-screen.module.css';

/** The generic error screen: what happened, what to do, and a retry that needs no reload. */
export function ErrorScreen({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className={`wrap ${styles.screen}`} role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        Hay un problema para cargar este contenido.
      </h1>
      <p className="muted">Por favor inténtalo de nuevo más tarde si el problema persiste</p>
      <Button onClick={onRetry} busy={busy} busyLabel="Cargando..." icon={<RefreshCwIcon />}>
        Reintentar
      </Button>
    </div>
  );
}
