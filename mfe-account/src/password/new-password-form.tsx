import { useEffect } from 'react';
import { FailureBanner, type FormErrors, useForm } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { PASSWORD_MAX_LENGTH } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../forms/forms.module.css';
import { COMMON_CODE, newPasswordError, PASSWORD_HINT, repeatedPasswordError } from './password-rules.ts';
import { useRefusedPassword } from './use-refused-password.ts';
import { passwordReset } from './password.slice.ts';

/** What the form starts with. */
export const NEW_PASSWORD_VALUES = { password: '', repeated: '' };

/** Messages of the form. */
export function newPasswordErrors({
  password,
  repeated,
}: typeof NEW_PASSWORD_VALUES): FormErrors<typeof NEW_PASSWORD_VALUES> {
  return {
    password: newPasswordError(password),
    repeated: repeatedPasswordError(password, repeated),
  };
}

/** The form of a new password, sent with the token of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const { status, error, posted } = useAppSelector(passwordReset.select);
  const form = useForm({
    id: 'new-password',
    initial: NEW_PASSWORD_VALUES,
    validate: newPasswordErrors,
    posted,
    refused: 'password',
    onSubmit: ({ password }) => {
      noteSent(password);
      dispatch(passwordReset.submitted({ token, password }));
    },
  });
  const { refusal, noteSent } = useRefusedPassword(error, form.values.password);
  const { focus } = form;
  useEffect(() => {
    if (error?.code === COMMON_CODE) focus('password');
  }, [error, focus]);
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <FailureBanner error={error?.code === COMMON_CODE ? null : error} />
      <Field
        {...form.bind('password')}
        error={refusal ?? form.shown.password}
        type="password"
        label="Nueva contraseña"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        hint={PASSWORD_HINT}
      />
      <Field
        {...form.bind('repeated')}
        type="password"
        label="Confirma tu contraseña"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        reserve
      />
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Guardando...">
        Guardar
      </Button>
    </form>
  );
}
