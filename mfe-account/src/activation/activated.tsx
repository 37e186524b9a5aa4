import { useEffect, useState } from 'react';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { returnLabel, wantedPath } from '../return-path/return-path.ts';
import styles from './activation.module.css';

/**
 * The good end: the account is active, and the way on, first of all to where the person came from.
 * @param isChange whether the link confirmed a changed address of an account that was active already.
 */
export function Activated({ search, isChange = false }: { search: string; isChange?: boolean }) {
  const [wanted, setWanted] = useState<string | null>(null);
  // Kept by the browser, which the server does not see.
  useEffect(() => setWanted(wantedPath(search)), [search]);
  return (
    <div className={styles.result} role="status">
      <CircleCheckIcon size={32} className={styles.good} />
      <h1 tabIndex={-1}>{isChange ? 'Tu nuevo correo quedó confirmado.' : 'Tu cuenta ha sido activada.'}</h1>
      <div className={styles.actions}>
        {wanted && <LinkButton href={wanted}>{returnLabel(wanted)}</LinkButton>}
        <LinkButton variant={wanted ? 'soft' : 'primary'} href="/dashboard">
          Continuar
        </LinkButton>
      </div>
    </div>
  );
}
