import { useEffect, useState } from 'react';
import { definePage } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ByeArt } from '@chamba/kernel/ui/art';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { DELETION_TEXTS } from './deletion-texts.ts';
import { farewellSlice, selectFarewell } from './deletion.slice.ts';
import styles from './deletion.module.css';

/** Seconds after which the page leads home. */
const SECONDS = 4;

/** Says goodbye, by name where the deletion was asked for in this tab, and leads home. */
function AccountDeletedPage() {
  const dispatch = useAppDispatch();
  const { name, isAsked } = useAppSelector(selectFarewell);
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else dispatch(navigate({ to: '/', replace: true }));
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, dispatch]);
  return (
    <div className={styles.farewell}>
      <ByeArt />
      <h1 tabIndex={-1}>
        {isAsked ? `Gracias por tu tiempo${name ? `, ${name}` : ''}` : 'Tu cuenta ha sido eliminada.'}
      </h1>
      <p className="muted">
        Te llevamos al inicio en <strong>{left}</strong> {left === 1 ? 'segundo' : 'segundos'}.
      </p>
      <LinkButton variant="soft" href="/">
        Ir al inicio
      </LinkButton>
    </div>
  );
}

export default definePage({
  Component: AccountDeletedPage,
  slices: [farewellSlice],
  texts: DELETION_TEXTS,
  robots: 'hidden',
});
