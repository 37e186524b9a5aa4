import { useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { EllipsisVerticalIcon } from '@chamba/kernel/ui/icon';
import { Popover } from '@chamba/kernel/ui/popover';
import styles from './applications.module.css';

export type ApplicationMenuProps = {
  title: string;
  receipt: string;
  offer: string;
  /** Missing where it cannot be taken back. */
  onWithdraw?: (() => void) | undefined;
};

/** What can be done with an application. Without scripts its links stand in the card. */
export function ApplicationMenu({ title, receipt, offer, onWithdraw }: ApplicationMenuProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  const close = () => setOpen(false);
  return (
    <div className={styles.menu}>
      <IconButton
        label={`Opciones de ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      {isOpen ? (
        <Popover align="end" onClose={close} className={styles.menuPanel}>
          <a href={receipt}>Ver comprobante</a>
          <a href={offer}>Ver la vacante</a>
          {onWithdraw ? (
            <button
              type="button"
              onClick={() => {
                close();
                onWithdraw();
              }}
            >
              Retirar postulación
            </button>
          ) : null}
        </Popover>
      ) : null}
    </div>
  );
}
