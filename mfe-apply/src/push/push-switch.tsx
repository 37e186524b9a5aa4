import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { Switch } from '@chamba/kernel/ui/switch';
import { pushLookedAt, pushWanted, selectPush } from './push.slice.ts';
import styles from './push.module.css';

const TEXTS = {
  able: 'Cuando vean tu CV o te respondan, y cuando haya vacantes nuevas en tus búsquedas guardadas.',
  denied: 'Tu navegador no los permite. Permítelos en los ajustes del navegador para este sitio.',
  none: 'Este navegador no puede recibirlos. En un iPhone, agrega primero el sitio a tu pantalla de inicio.',
} as const;

/** Whether this device is notified, and the kinds of messages beside it. */
export function PushSwitch() {
  const dispatch = useAppDispatch();
  const { permission, isOn, isBusy } = useAppSelector(selectPush);
  useEffect(() => void dispatch(pushLookedAt()), [dispatch]);
  const isAble = permission === 'default' || permission === 'granted';
  return (
    <Card as="section" pad="m" className={styles.settings} aria-labelledby="push-switch">
      <div className={styles.line}>
        <h2 id="push-switch" className={styles.title}>
          Avisos en este dispositivo
        </h2>
        {isAble ? (
          <Switch
            checked={isOn}
            disabled={isBusy}
            onValue={(isWanted) => dispatch(pushWanted(isWanted))}
            aria-labelledby="push-switch"
          />
        ) : null}
      </div>
      <p className="s14 muted">
        {permission === 'denied' ? TEXTS.denied : permission === 'none' ? TEXTS.none : TEXTS.able}
      </p>
      <a className="link s14 hit" href="/cuenta/configuracion/mensajes">
        Elegir de qué te avisamos
      </a>
    </Card>
  );
}
