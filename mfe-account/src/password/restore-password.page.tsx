import { FailureBanner, type FormErrors, formStatus, plainPost, useForm } from '@chamba/kernel/forms';
import { definePage } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { INVALID_EMAIL, isEmail, REQUIRED } from '@chamba/kernel/validation';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import forms from '../forms/forms.module.css';
import { useTypedEmail } from '../forms/typed-email.ts';
import { passwordSaga } from './password.saga.ts';
import { passwordRequest } from './password.slice.ts';

const START = { email: '' };

function validateEmail({ email }: typeof START): FormErrors<typeof START> {
  return {
    email: email.trim() === '' ? REQUIRED : isEmail(email.trim()) ? undefined : INVALID_EMAIL,
  };
}

function RestorePasswordPage() {
  const dispatch = useAppDispatch();
  const { status, error, posted } = useAppSelector(passwordRequest.select);
  const form = useForm({
    id: 'restore',
    initial: START,
    validate: validateEmail,
    posted,
    refused: 'email',
    onSubmit: ({ email }) => dispatch(passwordRequest.submitted({ email: email.trim() })),
  });
  useTypedEmail(form.values.email, (email) => form.set({ email }));
  return (
    <div className={forms.page}>
      <div className={forms.column}>
        <div className="stack g8">
          <h1 tabIndex={-1}>Recuperar contraseña</h1>
          <p className="muted">
            Escribe el correo de tu cuenta y te enviamos una liga para crear otra contraseña.
          </p>
        </div>
        <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
          {status === 'done' && (
            <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
              Te enviamos un correo para restablecer tu contraseña.
            </Banner>
          )}
          <FailureBanner error={error} />
          <Field
            {...form.bind('email')}
            type="email"
            label="Correo electrónico"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            reserve
          />
          <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Enviando...">
            Enviar
          </Button>
        </form>
        <p>
          <a className="link" href="/login">
            Iniciar sesión
          </a>
        </p>
      </div>
    </div>
  );
}

export default definePage({
  Component: RestorePasswordPage,
  slices: [passwordRequest.slice],
  sagas: [passwordSaga],
  status: (state) => formStatus(passwordRequest.select(state)),
  submit: plainPost({
    submission: passwordRequest,
    initial: START,
    validate: validateEmail,
    payload: ({ email }) => ({ email: email.trim() }),
  }),
  texts: { title: 'Recuperar contraseña', description: 'Recupera el acceso a tu cuenta.' },
  robots: 'unlisted',
});
