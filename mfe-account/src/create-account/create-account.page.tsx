import { useEffect } from 'react';
import { formStatus, plainPost } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import forms from '../forms/forms.module.css';
import { outsidePage, rememberReturnPath } from '../return-path/return-path.ts';
import { rememberExpo } from '../sign-up/destination.ts';
import {
  CreateAccountForm,
  NEW_ACCOUNT_VALUES,
  newAccountErrors,
  sentLegalVersion,
  toNewAccount,
} from './create-account-form.tsx';
import { createAccountSaga, emailCheckSaga } from './create-account.saga.ts';
import { createAccount, emailCheckSlice } from './create-account.slice.ts';

function CreateAccountPage({ context }: PageProps) {
  const { search } = context;
  useEffect(() => {
    rememberReturnPath(search);
    rememberExpo(search);
  }, [search]);
  return (
    <div className={forms.page}>
      <div className={forms.column}>
        <div className="stack g8">
          <h1 tabIndex={-1}>Crea tu cuenta gratis</h1>
          <p className="muted">
            ¿Ya tienes cuenta?{' '}
            <a className="link" href={`/login${search}`}>
              Iniciar sesión
            </a>
          </p>
        </div>
        <CreateAccountForm search={search} />
      </div>
    </div>
  );
}

export default definePage({
  Component: CreateAccountPage,
  slices: [createAccount.slice, emailCheckSlice],
  sagas: [createAccountSaga, emailCheckSaga],
  texts: {
    title: 'Crea tu cuenta gratis',
    description: 'Crea tu cuenta, registra tu currículum y postúlate a miles de vacantes en México.',
  },
  robots: 'index',
  status: (state) => formStatus(createAccount.select(state)),
  submit: plainPost({
    submission: createAccount,
    initial: NEW_ACCOUNT_VALUES,
    secrets: ['password'],
    validate: newAccountErrors,
    payload: (values, { search }, fields) => ({
      ...toNewAccount(values, { search, legalVersion: sentLegalVersion(fields) }),
      isRepeatable: true,
    }),
  }),
  redirect: (state, { search }) => outsidePage(state, 'register', search),
});
