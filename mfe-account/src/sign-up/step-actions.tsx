import type { ReactNode } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import styles from './sign-up.module.css';

/** The button that goes on: fixed at the bottom on phones, to the right on wide screens. */
export function StepActions({ busy, children }: { busy: boolean; children?: ReactNode }) {
  return (
    <div className={styles.actions} data-bottom-bar>
      {children}
      <Button type="submit" size="lg" className={styles.next} busy={busy} busyLabel="Guardando...">
        Continuar
      </Button>
    </div>
  );
}
