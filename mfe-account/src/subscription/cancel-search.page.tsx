import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { put, request, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { searchCancellation } from './subscription.slice.ts';
import { linkStatus, SubscriptionPage } from './subscription-page.tsx';

function CancelSearchPage({ context }: PageProps) {
  return (
    <SubscriptionPage
      token={context.params['token'] ?? ''}
      submission={searchCancellation}
      title="Dejar de recibir esta búsqueda"
      submit="Dejar de recibirla"
      done="Ya no recibirás correos de esta búsqueda."
    >
      <p className="muted">La búsqueda sigue guardada: puedes reanudar sus avisos cuando quieras.</p>
      <LinkButton variant="soft" href="/dashboard#busquedas">
        Ver mis búsquedas
      </LinkButton>
    </SubscriptionPage>
  );
}

function* cancelSearch({ payload }: SubmittedAction<{ token: string }>): Generator {
  try {
    yield* request('alerts.cancel', payload);
    yield put(searchCancellation.finished());
  } catch (failure) {
    yield put(searchCancellation.failed(toServiceErrorState(failure, 'cancel-search-mails')));
  }
}

const cancelSearchSaga: SagaDeclaration = {
  name: 'cancelSearch',
  life: 'page',
  saga: function* watchCancelSearch(): Generator {
    yield takeSubmission(searchCancellation.submittedType, cancelSearch);
  },
};

export default definePage({
  Component: CancelSearchPage,
  slices: [searchCancellation.slice],
  sagas: [cancelSearchSaga],
  status: (state, { params }) => linkStatus(params['token'] ?? '', searchCancellation.select(state)),
  submit: (_fields, { params }) => [searchCancellation.submitted({ token: params['token'] ?? '' })],
  texts: {
    title: 'Cancela tu suscripción',
    description: 'Deja de recibir correos de tus búsquedas guardadas.',
  },
  robots: 'hidden',
});
