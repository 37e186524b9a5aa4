import { LinkButton } from '@chamba/kernel/ui/link-button';
import styles from '../errors/error-screen.module.css';

/** The page for addresses nobody owns. */
export function NotFound() {
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className={styles.title} tabIndex={-1}>
        No encontramos la página que buscas.
      </h1>
      <LinkButton href="/">Ir al inicio</LinkButton>
    </div>
  );
}
