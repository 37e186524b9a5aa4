import { useHydrated } from '@chamba/kernel/hydration';
import { OptionsMenu } from '../blocks/options-menu.tsx';
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
  if (!useHydrated()) return null;
  return (
    <OptionsMenu label={`Opciones de ${title}`} className={styles.menu}>
      {(choose) => (
        <>
          <a href={receipt}>Ver comprobante</a>
          <a href={offer}>Ver la vacante</a>
          {onWithdraw ? (
            <button type="button" onClick={choose(onWithdraw)}>
              Retirar postulación
            </button>
          ) : null}
        </>
      )}
    </OptionsMenu>
  );
}
