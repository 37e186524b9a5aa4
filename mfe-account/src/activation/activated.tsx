import { useEffect, useState } from 'react';
import { selectProfile, selectResumeId } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { returnLabel, wantedPath } from '../return-path/return-path.ts';
import { SIGN_UP_PATHS, withoutCodeMode } from '../sign-up/steps.ts';
import type { ActivationOutcome } from './activation.slice.ts';
import styles from './activation.module.css';

const TITLES: Readonly<Record<ActivationOutcome, string>> = {
  activated: 'Tu cuenta ha sido activada.',
  'address-changed': 'Tu nuevo correo quedó confirmado.',
  'already-active': 'Tu cuenta ya está activa.',
};

/**
 * The good end: the account is active, and the way on: to the steps of a sign-up that has no résumé yet, else first of all
 * to where the person came from.
 */
export function Activated({
  search,
  outcome = 'activated',
}: {
  search: string;
  outcome?: ActivationOutcome;
}) {
  const profile = useAppSelector(selectProfile);
  const resumeid = useAppSelector(selectResumeId);
  const [wanted, setWanted] = useState<string | null>(null);
  // Kept by the browser, which the server does not see.
  useEffect(() => setWanted(wantedPath(search)), [search]);
  const lacksResume = profile !== null && !resumeid;
  return (
    <div className={styles.result} role="status">
      <CircleCheckIcon size={32} className={styles.good} />
      <h1 tabIndex={-1}>{TITLES[outcome]}</h1>
      {outcome === 'already-active' && profile && <p className="muted">Entras con {profile.email}.</p>}
      {lacksResume && <p className="muted">Faltan tus datos de contacto y tu profesión para postularte.</p>}
      <div className={styles.actions}>
        {lacksResume ? (
          <LinkButton href={SIGN_UP_PATHS.contact + withoutCodeMode(search)}>Completar mis datos</LinkButton>
        ) : (
          wanted && <LinkButton href={wanted}>{returnLabel(wanted)}</LinkButton>
        )}
        <LinkButton variant={wanted || lacksResume ? 'soft' : 'primary'} href="/dashboard">
          Continuar
        </LinkButton>
      </div>
    </div>
  );
}
