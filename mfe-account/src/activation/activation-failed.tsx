import { useEffect } from 'react';
import { isUnanswered, type ServiceErrorState } from '@chamba/kernel/errors';
import type { PageContext } from '@chamba/kernel/remote';
import { selectIsLogged, selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { EmailBox } from '../email-confirmation/email-box.tsx';
import { loginFrom, rememberForMail, readReturnPath } from '../return-path/return-path.ts';
import styles from './activation.module.css';

/**
 * The bad end: why, and what to do now: try again, ask for another mail, or log in to ask for it.
 * @param address of this page: the log-in leads back to it.
 */
export function ActivationFailed({
  error,
  address,
  onRetry,
}: {
  error: ServiceErrorState;
  address: Pick<PageContext, 'pathname' | 'search'>;
  onRetry: () => void;
}) {
  const isLogged = useAppSelector(selectIsLogged);
  const profile = useAppSelector(selectProfile);
  const account = useAppSelector(selectPageAccount);
  const { search } = address;
  useEffect(() => {
    // The link of another mail opens in a new tab, which leads on to this path.
    const wanted = readReturnPath(search);
    if (isLogged && wanted) rememberForMail(wanted);
  }, [isLogged, search]);
  return (
    <div className={styles.result}>
      <CircleAlertIcon size={32} className={styles.bad} />
      <div role="alert">
        <h1 tabIndex={-1}>{error.description}</h1>
      </div>
      {isUnanswered(error) ? (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          <input type="hidden" name="page_account" value={account} />
          <Button type="submit">Reintentar</Button>
        </form>
      ) : !isLogged ? (
        <LinkButton href={loginFrom(address)}>Iniciar sesión</LinkButton>
      ) : profile?.validemail ? (
        <LinkButton href="/dashboard">Continuar</LinkButton>
      ) : (
        <Card pad="m" className={styles.box}>
          <EmailBox />
        </Card>
      )}
    </div>
  );
}
