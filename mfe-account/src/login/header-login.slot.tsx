import { lazy, Suspense, useEffect } from 'react';
import type { SlotProps } from '@chamba/kernel/slots';
import { useAppDispatch } from '@chamba/kernel/store';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { useSignUpAddress } from '../return-path/sign-up-address.ts';
import { loginSaga } from './login.saga.ts';
import { login } from './login.slice.ts';
import styles from './login.module.css';

const LoginForm = lazy(() =>
  import(/* webpackChunkName: "login-form" */ './login-form.tsx').then((module) => ({
    default: module.LoginForm,
  })),
);

/** The login form over the page: a card on wide screens, a sheet on phones. Logging in stays on the page. */
export default function HeaderLogin({ onClose }: SlotProps<'header.login'>) {
  const dispatch = useAppDispatch();
  // The card is drawn in the browser only, and closes with the page it was opened on.
  const { pathname, search } = window.location;
  const signUp = useSignUpAddress(
    pathname === '/' ? '' : `?returnUrl=${encodeURIComponent(pathname + search)}`,
  );

  // What an earlier try was answered is no news.
  useEffect(() => void dispatch(login.reset()), [dispatch]);

  return (
    <PageEnd>
      <Dialog open onClose={onClose} title="Iniciar sesión">
        <div className="stack">
          <p className="muted">
            ¿Primera vez aquí?{' '}
            <a className="link" href={signUp}>
              Crear cuenta
            </a>
          </p>
          <Suspense fallback={<div className={styles.skeleton} aria-busy="true" />}>
            <LoginForm id="header-login" target={() => null} />
          </Suspense>
        </div>
      </Dialog>
    </PageEnd>
  );
}

export const slices = [login.slice];
export const sagas = [loginSaga];
