import { formStatus, plainPost } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppSelector } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../forms/forms.module.css';
import { DeadLink } from './dead-link.tsx';
import { NEW_PASSWORD_VALUES, newPasswordErrors, NewPasswordForm } from './new-password-form.tsx';
import { passwordSaga } from './password.saga.ts';
import { passwordReset } from './password.slice.ts';

/** Codes of a token that does not work, or no longer. */
const DEAD = ['MYS-64', 'MYS-69', 'TOK-01', 'TOK-02', 'AAIS-2'];

function NewPasswordPage({ context }: PageProps) {
  const { status, error } = useAppSelector(passwordReset.select);
  const token = context.params['token'] ?? '';
  const dead = token === '' || (error !== null && DEAD.includes(error.code));
  return (
    <div className={forms.page}>
      {dead ? (
        <DeadLink again="/cuenta/recuperar-contrasena" />
      ) : status === 'done' ? (
        <div className={`${forms.column} ${forms.centred}`} role="status">
          <h1 tabIndex={-1}>Tu contraseña se actualizó correctamente.</h1>
          <LinkButton href="/login">Iniciar sesión</LinkButton>
        </div>
      ) : (
        <div className={forms.column}>
          <h1 tabIndex={-1}>Nueva contraseña</h1>
          <NewPasswordForm token={token} />
        </div>
      )}
    </div>
  );
}

export default definePage({
  Component: NewPasswordPage,
  slices: [passwordReset.slice],
  sagas: [passwordSaga],
  status: (state) => formStatus(passwordReset.select(state)),
  submit: plainPost({
    submission: passwordReset,
    initial: NEW_PASSWORD_VALUES,
    secrets: ['password', 'repeated'],
    validate: newPasswordErrors,
    payload: ({ password }, { params }) => ({ token: params['token'] ?? '', password }),
  }),
  texts: { title: 'Nueva contraseña', description: 'Crea una nueva contraseña para tu cuenta.' },
  robots: 'hidden',
});
