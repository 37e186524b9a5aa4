import { CircleCheckIcon, CircleDashedIcon, CircleXIcon, TriangleAlertIcon } from '@chamba/kernel/ui/icon';
import type { Health } from './health.ts';
import styles from './panel.module.css';

/** How a unit answers, in an icon and words. */
export function HealthText({ health }: { health: Health }) {
  switch (health.state) {
    case 'answers':
      return (
        <span className={`${styles.health} ${styles.good}`}>
          <CircleCheckIcon size={16} label="Responde" />
          {figures(health)}
        </span>
      );
    case 'slow':
      return (
        <span className={`${styles.health} ${styles.slow}`}>
          <TriangleAlertIcon size={16} label="Lenta" />
          {figures(health)}
        </span>
      );
    case 'silent':
      return (
        <span className={`${styles.health} ${styles.silent}`}>
          <CircleXIcon size={16} />
          No responde
        </span>
      );
    case 'asking':
      return <span className={styles.health}>Probando…</span>;
    case 'unloaded':
      return (
        <span className={styles.health}>
          <CircleDashedIcon size={16} />
          Sin cargar
        </span>
      );
  }
}

function figures({ ms, bytes }: { ms: number; bytes: number }): string {
  // Sizes of files on another origin are hidden from the page.
  return bytes > 0 ? `${ms} ms · ${Math.max(1, Math.round(bytes / 1_000))} kB` : `${ms} ms`;
}
