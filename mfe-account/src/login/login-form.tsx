import { useEffect } from 'react';
import { FailureBanner, type FormErrors, useForm } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../forms/forms.module.css';
import { useTypedEmail } from '../forms/typed-email.ts';
import { EmailField } from './email-field.tsx';
import { login, passkeyOffered } from './login.slice.ts';
import styles from './login.module.css';

type Values = { email: string; password: string };

/** What the form starts with. */
export const LOGIN_VALUES: Values = { email: '', password: '' };

/** Messages of the form. */
export function loginErrors({ email, password }: Values): FormErrors<Values> {
  return {
    ...(email.trim() === '' && { email: REQUIRED }),
    ...(password === '' && { password: REQUIRED }),
  };
}

/**
 * The login form of the page and of the header's dialog. What was typed stays whatever the server answers.
 * @param target gives, at the moment of sending, the path to go to afterwards; null stays on the page.
 */
export function LoginForm({ id, target }: { id: string; target: () => string | null }) {
  const dispatch = useAppDispatch();
  const { status, error, posted } = useAppSelector(login.select);
  const form = useForm<Values>({
    id,
    initial: LOGIN_VALUES,
    validate: loginErrors,
    posted,
    refused: 'password',
    onSubmit: ({ email, password }) => dispatch(login.submitted({ user: email, password, to: target() })),
  });

  useTypedEmail(form.values.email, (email) => form.set({ email }));

  const to = target();
  useEffect(() => {
    dispatch(passkeyOffered({ to }));
    return () => void dispatch(passkeyOffered(null));
  }, [dispatch, to]);

  const { focus } = form;
  useEffect(() => {
    if (error) focus('password');
  }, [error, focus]);

  return (
    // A post: sent before this code runs, or without it, the page's address takes it.
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <FailureBanner error={error} />
      <EmailField binding={form.bind('email')} />
      <Field
        {...form.bind('password')}
        type="password"
        label="Contraseña"
        autoComplete="current-password"
        reserve
      />
      <a className={`link ${styles.forgot}`} href="/cuenta/recuperar-contrasena">
        ¿Olvidaste tu contraseña?
      </a>
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Entrando...">
        Entrar
      </Button>
    </form>
  );
}
