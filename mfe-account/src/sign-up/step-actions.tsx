import type { ReactNode } from 'react';
import { useSentButton } from '@chamba/kernel/forms';
import { selectPageAccount } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import styles from './sign-up.module.css';

/** The button that goes on: fixed at the bottom on phones, to the right on wide screens. */
export function StepActions({ busy, children }: { busy: boolean; children?: ReactNode }) {
  const account = useAppSelector(selectPageAccount);
  return (
    <div className={styles.actions} data-bottom-bar>
      <input type="hidden" name="page_account" value={account} />
      {children}
      <Button type="submit" size="lg" className={styles.next} busy={busy} busyLabel="Guardando...">
        Continuar
      </Button>
    </div>
  );
}

/** The button that leaves a step for later. Without scripts it is sent with the form, as `skip`. */
export function SkipButton({ onSkip }: { onSkip: () => void }) {
  return (
    <Button variant="ghost" size="lg" {...useSentButton({ name: 'skip', value: '1' })} onClick={onSkip}>
      Omitir
    </Button>
  );
}
