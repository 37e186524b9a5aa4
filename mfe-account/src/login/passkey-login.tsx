import { useEffect } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { useHydrated } from '@chamba/kernel/hydration';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { canUsePasskeys } from '../passkeys/ceremony.ts';
import { KeyIcon } from '../icons/icons.tsx';
import { login, passkeyLogin } from './login.slice.ts';
import styles from './login.module.css';

/**
 * The way in without a password, where the browser has it. Its place is kept until that is known.
 * @param target as of the form beside it.
 */
export function PasskeyLogin({ target }: { target: () => string | null }) {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const config = useAppSelector(selectConfig);
  const { status, error } = useAppSelector(passkeyLogin.select);
  const isPasswordSent = useAppSelector(login.select).status === 'sending';
  // What an earlier try was answered is no news.
  useEffect(() => void dispatch(passkeyLogin.reset()), [dispatch]);
  if (isHydrated && !canUsePasskeys(config)) return null;
  return (
    <div className={isHydrated ? styles.passkey : `${styles.passkey} ${styles.waiting}`}>
      <FailureBanner error={error} />
      <Button
        variant="line"
        size="lg"
        block
        icon={<KeyIcon />}
        busy={status === 'sending'}
        busyLabel="Espera..."
        disabled={isPasswordSent}
        onClick={() => dispatch(passkeyLogin.submitted({ to: target() }))}
      >
        Usar llave de acceso
      </Button>
    </div>
  );
}
