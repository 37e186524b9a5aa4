import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import {
  cleanText,
  INVALID_EMAIL,
  isEmail,
  PASSWORD_MAX_LENGTH,
  REQUIRED,
  TAKEN_EMAIL,
} from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { FailureBanner } from '../forms/failure-banner.tsx';
import forms from '../forms/forms.module.css';
import { useForm, type FormErrors } from '../forms/use-form.ts';
import { newPasswordError, PASSWORD_HINT } from '../password/password-rules.ts';
import {
  createAccount,
  emailLeft,
  selectEmailVerdict,
  TAKEN_CODE,
  type EmailVerdict,
} from './create-account.state.ts';

type Values = { name: string; surnames: string; email: string; password: string };

const LABELS = {
  name: 'Nombre',
  surnames: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
} as const;

function emailError(email: string, verdict: EmailVerdict | null): string | undefined {
  if (email === '') return REQUIRED;
  if (!isEmail(email) || verdict === 'invalid') return INVALID_EMAIL;
  return verdict === 'taken' ? TAKEN_EMAIL : undefined;
}

/** The form of a new account; `search` is the page's query, kept through the steps that follow. */
export function CreateAccountForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const store = useChambaStore();
  const { status, error } = useAppSelector(createAccount.select);

  function validate({ name, surnames, email, password }: Values): FormErrors<Values> {
    const address = email.trim();
    return {
      name: name.trim() === '' ? REQUIRED : undefined,
      surnames: surnames.trim() === '' ? REQUIRED : undefined,
      email: emailError(address, selectEmailVerdict(store.getState(), address)),
      password: newPasswordError(password),
    };
  }

  const form = useForm<Values>({
    id: 'new-account',
    initial: { name: '', surnames: '', email: '', password: '' },
    validate,
    onSubmit: ({ name, surnames, email, password }) =>
      dispatch(
        createAccount.submitted({
          name: cleanText(`${name.trim()} ${surnames.trim()}`),
          email: email.trim(),
          password,
          search,
        }),
      ),
    onLeave: (name, { email }) => {
      const address = email.trim();
      if (name === 'email' && isEmail(address) && selectEmailVerdict(store.getState(), address) === null) {
        dispatch(emailLeft(address));
      }
    },
  });
  // Draws the form again when the verdict on its address arrives.
  useAppSelector((state) => selectEmailVerdict(state, form.values.email.trim()));

  const { focus } = form;
  useEffect(() => {
    if (error?.code === TAKEN_CODE) focus('email');
  }, [error, focus]);

  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <FailureBanner error={error?.code === TAKEN_CODE ? null : error} />
      <ErrorSummary form={form} labels={LABELS} />
      <Field {...form.bind('name')} label={LABELS.name} autoComplete="given-name" reserve />
      <Field {...form.bind('surnames')} label={LABELS.surnames} autoComplete="family-name" reserve />
      <Field
        {...form.bind('email')}
        type="email"
        label={LABELS.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        reserve
      />
      <Field
        {...form.bind('password')}
        type="password"
        label={LABELS.password}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        hint={PASSWORD_HINT}
      />
      <p className="s14 muted">
        Al crear tu cuenta aceptas los{' '}
        <a className="link" href="/terminos-condiciones" target="_blank">
          Términos y condiciones
        </a>{' '}
        y el{' '}
        <a className="link" href="/aviso-privacidad" target="_blank">
          Aviso de privacidad
        </a>
        .
      </p>
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Creando...">
        Crear cuenta
      </Button>
    </form>
  );
}
