import { useEffect, useState } from 'react';
import { useNavigation } from '@chamba/kernel/router';
import styles from './progress.module.css';

/** Waits shorter than this show nothing, in ms. */
const APPEAR_MS = 150;

/** A thin bar while the next page loads. */
export function Progress() {
  const loading = useNavigation().state !== 'idle';
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!loading) {
      setVisible(false);
      return;
    }
    const timer = setTimeout(() => setVisible(true), APPEAR_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return visible ? <div className={styles.bar} role="progressbar" aria-label="Cargando página" /> : null;
}
