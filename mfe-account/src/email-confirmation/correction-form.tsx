import { useEffect } from 'react';
import { FailureBanner, useForm, type FormErrors } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { INVALID_EMAIL, isEmail, REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { emailCorrection } from './correction.slice.ts';
import styles from './email-confirmation.module.css';

type Values = { email: string };

function correctionErrors({ email }: Values, current: string): FormErrors<Values> {
  const typed = email.trim();
  if (typed === '') return { email: REQUIRED };
  if (!isEmail(typed)) return { email: INVALID_EMAIL };
  return typed.toLowerCase() === current.toLowerCase() ? { email: 'Ese ya es el correo de tu cuenta.' } : {};
}

/** The address of the account, to be corrected. @param id of the form, unique on the page. */
export default function CorrectionForm({
  id,
  current,
  onCancel,
}: {
  id: string;
  current: string;
  onCancel: () => void;
}) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(emailCorrection.select);
  const form = useForm<Values>({
    id,
    initial: { email: current },
    validate: (values) => correctionErrors(values, current),
    onSubmit: ({ email }) => dispatch(emailCorrection.submitted({ email: email.trim() })),
  });
  const { focus } = form;
  // What an earlier try was answered is no news.
  useEffect(() => void dispatch(emailCorrection.reset()), [dispatch]);
  useEffect(() => focus('email'), [focus, error]);

  return (
    <form ref={form.ref} className="stack g12" noValidate onSubmit={form.onSubmit}>
      <FailureBanner error={error} />
      <Field
        {...form.bind('email')}
        type="email"
        label="Correo electrónico"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="La liga que enviamos antes dejará de funcionar."
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={status === 'sending'} busyLabel="Guardando...">
          Guardar y enviar
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
