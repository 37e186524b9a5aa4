import { ArrowLeftIcon } from '@chamba/kernel/ui/icon';
import { LISTING_PATH } from './addresses.ts';
import styles from './directory.module.css';

/** On narrow screens stands in place of the header and leads back to the list of employers. */
export function BackBar() {
  return (
    <nav className={styles.back} aria-label="Regresar" data-back-bar>
      <a href={LISTING_PATH}>
        <ArrowLeftIcon />
        Regresar
      </a>
    </nav>
  );
}
