import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '@chamba/kernel/storage';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { BellIcon } from '@chamba/kernel/ui/icon';
import { pushLookedAt, pushWanted, selectPush } from './push.slice.ts';
import styles from './push.module.css';

const isTrue = (value: unknown): value is true => value === true;

/**
 * Offers to notify on this device, once: where the browser has not asked yet. Its question comes only after a tap here.
 */
export function PushCard() {
  const dispatch = useAppDispatch();
  const { permission, isBusy } = useAppSelector(selectPush);
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    setAsked(readLocal('pushAsked', isTrue) ?? false);
    dispatch(pushLookedAt());
  }, [dispatch]);
  if (permission !== 'default' || (isAsked && !isBusy)) return null;
  const answer = (isWanted: boolean) => {
    writeLocal('pushAsked', true);
    setAsked(true);
    if (isWanted) dispatch(pushWanted(true));
  };
  return (
    <Card as="section" pad="m" className={styles.card} aria-labelledby="push-title">
      <span className={styles.icon} aria-hidden="true">
        <BellIcon />
      </span>
      <div className={styles.text}>
        <h2 id="push-title" className={styles.title}>
          Entérate aunque el sitio esté cerrado
        </h2>
        <p className="s14 muted">
          Te avisamos en este dispositivo cuando vean tu CV o te respondan, y cuando haya vacantes nuevas en
          tus búsquedas guardadas.
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" busy={isBusy} onClick={() => answer(true)}>
          Activar avisos
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => answer(false)}>
          Ahora no
        </Button>
      </div>
    </Card>
  );
}
