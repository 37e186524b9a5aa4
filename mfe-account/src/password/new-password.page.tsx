import { formStatus, plainPost } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { DeadLink } from '@chamba/kernel/ui/dead-link';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../forms/forms.module.css';
import { NEW_PASSWORD_VALUES, newPasswordErrors, NewPasswordForm } from './new-password-form.tsx';
import { passwordSaga } from './password.saga.ts';
import {
  DEAD_CODES,
  linkOpened,
  passwordLinkSlice,
  passwordReset,
  selectPasswordLink,
} from './password.slice.ts';

function NewPasswordPage({ context }: PageProps) {
  const { supportEmail } = useAppSelector(selectConfig);
  const { status, error } = useAppSelector(passwordReset.select);
  const token = context.params['token'] ?? '';
  const { isDead } = useAppSelector(selectPasswordLink);
  const isRefused = error !== null && DEAD_CODES.includes(error.code);
  return (
    <div className={forms.page}>
      {status === 'done' ? (
        <div className={`${forms.column} ${forms.centred}`} role="status">
          <h1 tabIndex={-1}>Tu contraseña se actualizó correctamente.</h1>
          <LinkButton href="/login">Iniciar sesión</LinkButton>
        </div>
      ) : token === '' || isDead || isRefused ? (
        <DeadLink supportEmail={supportEmail} again="/cuenta/recuperar-contrasena" />
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
  slices: [passwordReset.slice, passwordLinkSlice],
  sagas: [passwordSaga],
  load: ({ params: { token } }) => (token ? linkOpened({ token }) : null),
  status: (state) => {
    const reset = passwordReset.select(state);
    return selectPasswordLink(state).isDead && reset.status !== 'done' ? 410 : formStatus(reset);
  },
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
