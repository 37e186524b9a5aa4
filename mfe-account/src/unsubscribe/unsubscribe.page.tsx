import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { put, request, takeSubmission, useAppSelector, type SagaDeclaration } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { linkStatus, SubscriptionPage } from '../subscription/subscription-page.tsx';
import { endedMailsSlice, mailsEnded, selectEndedMails, unsubscription } from './unsubscribe.slice.ts';

/** What people do not get any more, by kind. */
const ENDED: Readonly<Record<string, string>> = {
  savedsearches: 'Ya no recibirás correos de tus búsquedas guardadas.',
  suggestions: 'Ya no recibirás correos con sugerencias de vacantes.',
  applications: 'Ya no recibirás correos sobre tus postulaciones.',
};
const ENDED_OTHER = 'Ya no recibirás estos correos.';

/** The page of the link that ends the mails of one kind. */
function UnsubscribePage({ context }: PageProps) {
  const { kind } = useAppSelector(selectEndedMails);
  return (
    <SubscriptionPage
      token={context.params['token'] ?? ''}
      submission={unsubscription}
      title="Dejar de recibir correos"
      submit="Dejar de recibirlos"
      done={ENDED[kind] ?? ENDED_OTHER}
    >
      <p className="muted">Si cambias de opinión, elige en tu cuenta qué correos quieres.</p>
      <LinkButton variant="soft" href="/cuenta/configuracion/mensajes">
        Elegir mis correos
      </LinkButton>
    </SubscriptionPage>
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
  status: (state, { params }) => linkStatus(params['token'] ?? '', unsubscription.select(state)),
  submit: (_fields, { params }) => [unsubscription.submitted({ token: params['token'] ?? '' })],
  texts: { title: 'Dejar de recibir correos', description: 'Elige qué correos recibes.' },
  robots: 'hidden',
});
