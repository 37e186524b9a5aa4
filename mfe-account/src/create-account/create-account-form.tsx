import { useEffect } from 'react';
import { ErrorSummary, FailureBanner, FormDraft, type FormErrors, useForm } from '@chamba/kernel/forms';
import { isLegalVersion } from '@chamba/kernel/legal';
import type { FormFields } from '@chamba/kernel/remote';
import {
  selectConfig,
  useAppDispatch,
  useAppSelector,
  useChambaStore,
  type RootState,
} from '@chamba/kernel/store';
import {
  INVALID_EMAIL,
  INVALID_NAME,
  isEmail,
  areSurnames,
  isPersonName,
  PASSWORD_MAX_LENGTH,
  REQUIRED,
  TAKEN_EMAIL,
} from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../forms/forms.module.css';
import { useTypedEmail } from '../forms/typed-email.ts';
import { useRefusedPassword } from '../password/use-refused-password.ts';
import { COMMON_CODE, newPasswordError, PASSWORD_HINT } from '../password/password-rules.ts';
import {
  createAccount,
  emailLeft,
  selectEmailVerdict,
  TAKEN_CODE,
  type EmailVerdict,
  type NewAccount,
} from './create-account.slice.ts';

type Values = { name: string; surnames: string; email: string; password: string };

/** What the form starts with. */
export const NEW_ACCOUNT_VALUES: Values = { name: '', surnames: '', email: '', password: '' };

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

/** Messages of the form, with what the server said about its address. */
export function newAccountErrors(
  { name, surnames, email, password }: Values,
  state: RootState,
): FormErrors<Values> {
  const address = email.trim();
  return {
    name: name.trim() === '' ? REQUIRED : isPersonName(name) ? undefined : INVALID_NAME,
    // Who has one surname writes a dash for the other.
    surnames: surnames.trim() === '' ? REQUIRED : areSurnames(surnames) ? undefined : INVALID_NAME,
    email: emailError(address, selectEmailVerdict(state, address)),
    password: newPasswordError(password),
  };
}

/** What is sent of values that pass. */
export function toNewAccount(
  { name, surnames, email, password }: Values,
  shown: Pick<NewAccount, 'search' | 'legalVersion'>,
): NewAccount {
  return {
    name: `${name} ${surnames}`.trim().replace(/\s+/g, ' '),
    email: email.trim(),
    password,
    ...shown,
  };
}

/** Version of the legal documents that a form sent without scripts names; undefined for none and for what is no version. */
export function sentLegalVersion({ legal_version: version = '' }: FormFields): string | undefined {
  return isLegalVersion(version) ? version : undefined;
}

/** The form of a new account; `search` is the page's query, kept through the steps that follow. */
export function CreateAccountForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const store = useChambaStore();
  const { status, error, posted } = useAppSelector(createAccount.select);
  const { legal } = useAppSelector(selectConfig);

  const form = useForm<Values>({
    id: 'new-account',
    initial: NEW_ACCOUNT_VALUES,
    validate: (values) => newAccountErrors(values, store.getState()),
    posted,
    refused: error?.code === TAKEN_CODE ? 'email' : error?.code === COMMON_CODE ? 'password' : null,
    onSubmit: (values) => {
      noteSent(values.password);
      dispatch(createAccount.submitted(toNewAccount(values, { search, legalVersion: legal?.version })));
    },
    onLeave: (name, { email }) => {
      const address = email.trim();
      if (name === 'email' && isEmail(address) && selectEmailVerdict(store.getState(), address) === null) {
        dispatch(emailLeft(address));
      }
    },
  });
  useTypedEmail(form.values.email, (email) => form.set({ email }));
  const { refusal, noteSent } = useRefusedPassword(error, form.values.password);
  // Draws the form again when the verdict on its address arrives.
  useAppSelector((state) => selectEmailVerdict(state, form.values.email.trim()));

  const { focus } = form;
  useEffect(() => {
    if (error?.code === TAKEN_CODE) focus('email');
    if (error?.code === COMMON_CODE) focus('password');
  }, [error, focus]);

  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      {legal && <input type="hidden" name="legal_version" value={legal.version} />}
      <FailureBanner error={error?.code === TAKEN_CODE || error?.code === COMMON_CODE ? null : error} />
      <FormDraft form={form} name="signup.account" submission={createAccount} secrets={['password']} />
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
      {form.shown.email === TAKEN_EMAIL && (
        <p className="s14" role="status">
          ¿Es tuya esa cuenta?{' '}
          <a className="link" href={`/login${search}`}>
            Inicia sesión
          </a>{' '}
          o{' '}
          <a className="link" href="/cuenta/recuperar-contrasena">
            recupera tu contraseña
          </a>
          .
        </p>
      )}
      <Field
        {...form.bind('password')}
        error={refusal ?? form.shown.password}
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
      {legal && (
        <p className="s14 muted">
          {legal.name}, con domicilio en {legal.address}, usa tus datos para crear tu cuenta, mostrarte
          vacantes y enviar tus postulaciones a las empresas que tú elijas. Para corregirlos, borrarlos,
          oponerte a su uso o no recibir correos con vacantes escribe a{' '}
          <a className="link" href={`mailto:${legal.email}`}>
            {legal.email}
          </a>
          .
        </p>
      )}
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Creando...">
        Crear cuenta
      </Button>
    </form>
  );
}
