import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { PASSWORD_MAX_LENGTH } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { FailureBanner } from '../forms/failure-banner.tsx';
import forms from '../forms/forms.module.css';
import { useForm } from '../forms/use-form.ts';
import { newPasswordError, PASSWORD_HINT, repeatedPasswordError } from './password-rules.ts';
import { passwordReset } from './password.state.ts';

/** The form of a new password, sent with the token of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(passwordReset.select);
  const form = useForm({
    id: 'new-password',
    initial: { password: '', repeated: '' },
    validate: ({ password, repeated }) => ({
      password: newPasswordError(password),
      repeated: repeatedPasswordError(password, repeated),
    }),
    onSubmit: ({ password }) => dispatch(passwordReset.submitted({ token, password })),
  });
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <FailureBanner error={error} />
      <Field
        {...form.bind('password')}
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
