import { useEffect, useRef } from 'react';
import { isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import { formStatus, type SubmittedAction } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import {
  put,
  request,
  takeSubmission,
  useAppDispatch,
  useAppSelector,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../forms/forms.module.css';
import { DeadLink } from '../password/dead-link.tsx';
import { endedMailsSlice, mailsEnded, selectEndedMails, unsubscription } from './unsubscribe.slice.ts';

/** What people do not get any more, by kind. */
const ENDED: Readonly<Record<string, string>> = {
  savedsearches: 'Ya no recibirás correos de tus búsquedas guardadas.',
  suggestions: 'Ya no recibirás correos con sugerencias de vacantes.',
  applications: 'Ya no recibirás correos sobre tus postulaciones.',
};
const ENDED_OTHER = 'Ya no recibirás estos correos.';

/**
 * The page that the link of a mail leads to. It ends the mails in the browser, or by its form, and never while it is opened:
 * programs that check the links of a mail must not end them.
 */
function UnsubscribePage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(unsubscription.select);
  const { kind } = useAppSelector(selectEndedMails);
  const token = context.params['token'] ?? '';
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    dispatch(unsubscription.submitted({ token }));
  }, [token, dispatch]);

  if (error && isUnanswered(error))
    return (
      <div className={forms.page}>
        <ErrorState onRetry={() => dispatch(unsubscription.submitted({ token }))} />
      </div>
    );
  return (
    <div className={forms.page}>
      {error ? (
        <DeadLink />
      ) : status === 'done' ? (
        <div className={`${forms.column} ${forms.centred}`} role="status">
          <CircleCheckIcon size={32} />
          <h1 tabIndex={-1}>{ENDED[kind] ?? ENDED_OTHER}</h1>
          <p className="muted">Si cambias de opinión, elige en tu cuenta qué correos quieres.</p>
          <LinkButton variant="soft" href="/cuenta/configuracion/mensajes">
            Elegir mis correos
          </LinkButton>
        </div>
      ) : (
        <div className={`${forms.column} ${forms.centred}`}>
          <h1 tabIndex={-1}>Dejar de recibir correos</h1>
          <p className="muted" role="status">
            Guardando...
          </p>
          <noscript>
            <form method="post">
              <Button type="submit">Dejar de recibirlos</Button>
            </form>
          </noscript>
        </div>
      )}
    </div>
  );
}

function* unsubscribe({ payload }: SubmittedAction<{ token: string }>): Generator {
  try {
    const { kind } = yield* request('account.unsubscribe', payload);
    yield put(mailsEnded(kind));
    yield put(unsubscription.finished());
  } catch (failure) {
    yield put(unsubscription.failed(toServiceErrorState(failure, 'unsubscribe')));
  }
}

const unsubscribeSaga: SagaDeclaration = {
  name: 'unsubscribe',
  life: 'page',
  saga: function* watchUnsubscribe(): Generator {
    yield takeSubmission(unsubscription.submittedType, unsubscribe);
  },
};

export default definePage({
  Component: UnsubscribePage,
  slices: [unsubscription.slice, endedMailsSlice],
  sagas: [unsubscribeSaga],
  status: (state) => formStatus(unsubscription.select(state)),
  submit: (_fields, { params }) => [unsubscription.submitted({ token: params['token'] ?? '' })],
  texts: { title: 'Dejar de recibir correos', description: 'Elige qué correos recibes.' },
  robots: 'hidden',
});
