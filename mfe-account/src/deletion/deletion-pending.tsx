import { FailureBanner } from '@chamba/kernel/forms';
import { formatDate } from '@chamba/kernel/format';
import { selectFirstName, selectPageAccount } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { keeping } from './deletion.slice.ts';
import forms from '../forms/forms.module.css';
import styles from './deletion.module.css';

const CLOCK = new Intl.DateTimeFormat('es-MX', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

/** What a person reads who logs in while the account waits for its deletion. @param due ISO 8601. */
export function DeletionPending({ due, level }: { due: string; level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const firstName = useAppSelector(selectFirstName);
  const account = useAppSelector(selectPageAccount);
  const { status, error } = useAppSelector(keeping.select);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <form
      method="post"
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(keeping.submitted({}));
      }}
    >
      <input type="hidden" name="page_account" value={account} />
      <input type="hidden" name="form" value="keep" />
      <div className="stack g8">
        <Heading tabIndex={-1}>{firstName}, tu cuenta se va a eliminar</Heading>
        <p>
          Lo pediste, y lo haremos el <strong>{formatDate(due)}</strong> después de las{' '}
          <strong>{CLOCK.format(new Date(due))}</strong> (hora del centro de México).
        </p>
        <p className="muted">
          Hasta entonces puedes conservarla con tu currículum y tus postulaciones. Después no podremos
          recuperarla.
        </p>
      </div>
      <FailureBanner error={error} />
      <div className={styles.actions}>
        <Button type="submit" busy={status === 'sending'} busyLabel="Guardando...">
          Conservar mi cuenta
        </Button>
        <LinkButton variant="line" href="/">
          Dejar que se elimine
        </LinkButton>
      </div>
    </form>
  );
}
