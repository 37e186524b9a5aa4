import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from '@chamba/kernel/router';
import { selectIsLogged } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { useSignUpAddress } from '../create-account/sign-up-address.ts';
import { loginSaga } from './login.saga.ts';
import { login } from './login.state.ts';
import styles from './login.module.css';

const LoginForm = lazy(() =>
  import(/* webpackChunkName: "login-form" */ './login-form.tsx').then((module) => ({
    default: module.LoginForm,
  })),
);

/** The header's way in: a button that opens the login form over the page, a card on wide screens, a sheet on phones. */
export default function HeaderLogin() {
  const [open, setOpen] = useState(false);
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const { pathname, search, key } = useLocation();
  const signUp = useSignUpAddress(
    pathname === '/' ? '' : `?returnUrl=${encodeURIComponent(pathname + search)}`,
  );

  useEffect(() => setOpen(false), [key, isLogged]);

  function show() {
    dispatch(login.reset());
    setOpen(true);
  }

  return (
    <>
      <Button className="desk" onClick={show} aria-haspopup="dialog">
        Iniciar sesión
      </Button>
      <Button variant="ghost" className="mob" onClick={show} aria-haspopup="dialog">
        Ingresar
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Iniciar sesión">
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
    </>
  );
}

export const slices = [login.slice];
export const sagas = [loginSaga];
