import { useEffect, useRef } from 'react';
import { formStatus } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { emailConfirmationSagas, emailConfirmationSlices } from '../email-confirmation/injection.ts';
import { Activated } from './activated.tsx';
import { ActivationFailed } from './activation-failed.tsx';
import { activationSaga } from './activation.saga.ts';
import { activation, activationOutcomeSlice, selectActivationOutcome } from './activation.slice.ts';
import styles from './activation.module.css';

/**
 * The page a confirmation mail leads to. It activates in the browser, or by its form, and never while it is opened:
 * programs that check the links of a mail must not use the token up.
 */
function ActivationPage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(activation.select);
  const outcome = useAppSelector(selectActivationOutcome);
  const token = context.params['token'] ?? '';
  const asked = useRef('');

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    dispatch(activation.submitted({ token }));
  }, [token, dispatch]);

  return (
    <div className="wrap">
      {status === 'done' ? (
        <Activated search={context.search} outcome={outcome} />
      ) : error ? (
        <ActivationFailed
          error={error}
          address={context}
          onRetry={() => dispatch(activation.submitted({ token }))}
        />
      ) : (
        <div className={styles.result} aria-busy="true">
          <h1 tabIndex={-1}>Activa tu cuenta</h1>
          <p className="muted" role="status">
            Activando tu cuenta...
          </p>
          <noscript>
            <form method="post">
              <Button type="submit">Activar mi cuenta</Button>
            </form>
          </noscript>
        </div>
      )}
    </div>
  );
}

export default definePage({
  Component: ActivationPage,
  slices: [activation.slice, activationOutcomeSlice, ...emailConfirmationSlices],
  sagas: [activationSaga, ...emailConfirmationSagas],
  status: (state) => formStatus(activation.select(state)),
  submit: (_fields, { params }) => [activation.submitted({ token: params['token'] ?? '' })],
  // The address holds a token: it belongs in no index.
  texts: { title: 'Activa tu cuenta', description: 'Activa tu cuenta para postularte a las vacantes.' },
  robots: 'hidden',
});
