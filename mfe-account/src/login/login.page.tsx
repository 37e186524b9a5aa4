import { useEffect } from 'react';
import { formStatus, plainPost } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { useSignUpAddress } from '../return-path/sign-up-address.ts';
import { outsidePage, pathOfTab, rememberReturnPath } from '../return-path/return-path.ts';
import { Arcs } from './arcs.tsx';
import { LOGIN_VALUES, LoginForm, loginErrors } from './login-form.tsx';
import { loginSaga } from './login.saga.ts';
import { login, passkeyLogin } from './login.slice.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import styles from './login.module.css';

/** Where logging in leads. */
const getTarget = (search: string): string => pathOfTab(search) ?? '/dashboard';

function LoginPage({ context }: PageProps) {
  const { externals } = useAppSelector(selectConfig);
  const signUp = useSignUpAddress(context.search);
  useEffect(() => rememberReturnPath(context.search), [context.search]);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.column}>
          <div className="stack g8">
            <h1 tabIndex={-1}>Iniciar sesión</h1>
            <p className="muted">
              ¿Primera vez aquí?{' '}
              <a className="link" href={signUp}>
                Crear cuenta
              </a>
            </p>
          </div>
          <LoginForm id="login" target={() => getTarget(context.search)} />
          <PasskeyLogin target={() => getTarget(context.search)} />
          {externals.recruiters && (
            <p className={`s14 muted ${styles.recruiters}`}>
              ¿Buscas personal?{' '}
              <a className="link" href={externals.recruiters}>
                Entra al sitio para reclutadores
              </a>
            </p>
          )}
        </div>
      </div>
      <aside className={`${styles.side} on-hero`} aria-label="Bienvenida">
        <div className={styles.art}>
          <Arcs />
        </div>
        <div className={styles.words}>
          <p>Qué bueno verte de vuelta</p>
          <p>Tus postulaciones y tu currículum te esperan donde los dejaste.</p>
        </div>
      </aside>
    </div>
  );
}

export default definePage({
  Component: LoginPage,
  slices: [login.slice, passkeyLogin.slice],
  sagas: [loginSaga],
  texts: {
    title: 'Iniciar sesión',
    description:
      'Inicia sesión para postularte a vacantes, actualizar tu currículum y ver tus postulaciones.',
  },
  robots: 'index',
  status: (state) => formStatus(login.select(state)),
  submit: plainPost({
    submission: login,
    initial: LOGIN_VALUES,
    secrets: ['password'],
    validate: loginErrors,
    payload: ({ email, password }, { search }) => ({ user: email, password, to: getTarget(search) }),
  }),
  // Where logging in belongs to another host, the local form is not the way in.
  redirect: (state, { search }) => outsidePage(state, 'auth', search),
});
