import { useEffect } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { Button } from '@chamba/kernel/ui/button';
import { EmailChangeFields, useEmailChange } from '../email-change/change-form.tsx';
import styles from './email-confirmation.module.css';

/** Asks for another address in place of the one that is confirmed. */
export default function ChangeEmailForm({ onCancel }: { onCancel: () => void }) {
  const { form, isSending, error } = useEmailChange();
  const { focus } = form;
  useEffect(() => focus('email'), [focus]);
  return (
    <form
      ref={form.ref}
      className="stack g12"
      aria-label="Cambiar correo"
      noValidate
      onSubmit={form.onSubmit}
    >
      <FailureBanner error={error} />
      <EmailChangeFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel="Guardando...">
          Cambiar correo
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
