import { useEffect, useRef } from 'react';
import { formStatus, plainPost } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { loginAddress } from '@chamba/kernel/routes';
import { selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { EmailBox } from '../email-confirmation/email-box.tsx';
import { emailConfirmationSagas, emailConfirmationSlices } from '../email-confirmation/injection.ts';
import forms from '../forms/forms.module.css';
import { outsidePage } from '../return-path/return-path.ts';
import { Activated } from './activated.tsx';
import { ActivationFailed } from './activation-failed.tsx';
import { activationSaga, splitToken } from './activation.saga.ts';
import { activationOutcomeSlice, confirmation, selectActivationOutcome } from './activation.slice.ts';
import { CODE_VALUES, codeErrors, CodeForm, toDigits } from './code-form.tsx';

const readToken = (search: string): string => new URLSearchParams(search).get('token') ?? '';

const submitCode = plainPost({
  submission: confirmation,
  initial: CODE_VALUES,
  validate: codeErrors,
  payload: ({ code }, { search }) => ({ code: toDigits(code), search }),
});

/** `?token=` activates, `?modo=codigo` asks for the code of the mail, otherwise the mail can be sent again. */
function ConfirmPage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const { status, error } = useAppSelector(confirmation.select);
  const account = useAppSelector(selectPageAccount);
  const outcome = useAppSelector(selectActivationOutcome);
  const token = readToken(context.search);
  const byCode = new URLSearchParams(context.search).get('modo') === 'codigo';
  const asked = useRef('');

  useEffect(() => {
    if (token === '' || asked.current === token) return;
    asked.current = token;
    dispatch(confirmation.submitted({ token }));
  }, [token, dispatch]);

  const isConfirmed =
    profile?.validemail && (!token || splitToken(token, profile.userid).id === profile.userid);
  if (status === 'done' || isConfirmed) {
    return (
      <div className="wrap">
        <Activated search={context.search} outcome={outcome} />
      </div>
    );
  }
  if (token && error) {
    return (
      <div className="wrap">
        <ActivationFailed
          error={error}
          address={context}
          onRetry={() => dispatch(confirmation.submitted({ token }))}
        />
      </div>
    );
  }
  return (
    <div className={forms.page}>
      <div className={forms.column}>
        <h1 tabIndex={-1}>Activa tu cuenta</h1>
        {token ? (
          <>
            <p className="muted" role="status">
              Activando tu cuenta...
            </p>
            {/* Never while it is opened: programs that check the links of a mail must not use the token up. */}
            <noscript>
              <form method="post">
                <input type="hidden" name="page_account" value={account} />
                <Button type="submit">Activar mi cuenta</Button>
              </form>
            </noscript>
          </>
        ) : (
          <>
            {byCode && profile && <CodeForm search={context.search} />}
            {profile ? (
              <Card pad="m">
                <EmailBox />
              </Card>
            ) : (
              <>
                <p className="muted">
                  Inicia sesión para que te enviemos el correo de confirmación otra vez.
                </p>
                <LinkButton href={loginAddress(context.pathname + context.search)}>Iniciar sesión</LinkButton>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

export default definePage({
  Component: ConfirmPage,
  slices: [confirmation.slice, activationOutcomeSlice, ...emailConfirmationSlices],
  sagas: [activationSaga, ...emailConfirmationSagas],
  texts: { title: 'Activa tu cuenta', description: 'Activa tu cuenta para postularte a las vacantes.' },
  robots: 'hidden',
  status: (state) => formStatus(confirmation.select(state)),
  submit: (fields, context, state) => {
    const token = readToken(context.search);
    return token ? [confirmation.submitted({ token })] : submitCode(fields, context, state);
  },
  // Codes and mails of another site are confirmed there; the link of a mail of ours holds its token.
  redirect: (state, { search }) =>
    new URLSearchParams(search).has('token') ? null : outsidePage(state, 'verify', search),
});
