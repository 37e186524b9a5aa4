import { useEffect } from 'react';
import { FormDraft, type Form, type FormErrors, useForm } from '@chamba/kernel/forms';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { INVALID_EMAIL, isEmail, REQUIRED } from '@chamba/kernel/validation';
import { Field } from '@chamba/kernel/ui/field';
import { emailChange } from './email-change.slice.ts';

/** The empty form. */
export const EMAIL_START = { email: '', repeated: '', currentpassword: '' };

export type EmailValues = typeof EMAIL_START;

const fold = (email: string): string => email.trim().toLowerCase();

/** Messages of the form. @param current address of the account. */
export function emailErrors(
  { email, repeated, currentpassword }: EmailValues,
  current: string,
): FormErrors<EmailValues> {
  return {
    email:
      email.trim() === ''
        ? REQUIRED
        : !isEmail(email.trim())
          ? INVALID_EMAIL
          : fold(email) === fold(current)
            ? 'Ese ya es el correo de tu cuenta.'
            : undefined,
    repeated:
      repeated.trim() === ''
        ? REQUIRED
        : fold(repeated) === fold(email)
          ? undefined
          : 'Los correos electrónicos no coinciden.',
    currentpassword: currentpassword === '' ? REQUIRED : undefined,
  };
}

const WRONG_PASSWORD = 'MYS-32';

/** The form that asks for another address: its state, whether it is being sent, and why it was refused. */
export function useEmailChange(): {
  form: Form<EmailValues>;
  isSending: boolean;
  error: ServiceErrorState | null;
} {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { status, error, posted } = useAppSelector(emailChange.select);
  const form = useForm({
    id: 'change-email',
    initial: EMAIL_START,
    validate: (values) => emailErrors(values, current),
    posted,
    refused: error?.code === WRONG_PASSWORD ? 'currentpassword' : 'email',
    onSubmit: ({ email, currentpassword }) =>
      dispatch(emailChange.submitted({ emailaddress: email.trim(), currentpassword })),
  });
  const { focus } = form;
  useEffect(() => {
    if (error) focus(error.code === WRONG_PASSWORD ? 'currentpassword' : 'email');
  }, [error, focus]);
  return { form, isSending: status === 'sending', error };
}

/** Its fields; what is typed stays on the device until it was sent, but for the password. */
export function EmailChangeFields({ form }: { form: Form<EmailValues> }) {
  const shared = {
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    reserve: true,
  } as const;
  return (
    <>
      <FormDraft form={form} name="settings.email" submission={emailChange} secrets={['currentpassword']} />
      <Field {...form.bind('email')} {...shared} label="Correo nuevo" />
      <Field {...form.bind('repeated')} {...shared} label="Confirma tu correo" />
      <Field
        {...form.bind('currentpassword')}
        type="password"
        label="Contraseña actual"
        autoComplete="current-password"
        hint="Para saber que eres tú."
      />
    </>
  );
}
