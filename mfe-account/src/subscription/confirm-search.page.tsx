import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { put, request, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { searchConfirmation } from './subscription.slice.ts';
import { linkStatus, SubscriptionPage } from './subscription-page.tsx';

function ConfirmSearchPage({ context }: PageProps) {
  return (
    <SubscriptionPage
      token={context.params['token'] ?? ''}
      submission={searchConfirmation}
      title="Confirma tu correo electrónico"
      submit="Recibir vacantes"
      done="Tu correo ha sido confirmado. Recibirás vacantes de tus búsquedas guardadas."
    >
      <LinkButton variant="soft" href="/empleos">
        Buscar empleo
      </LinkButton>
    </SubscriptionPage>
  );
}

function* confirmSearch({ payload }: SubmittedAction<{ token: string }>): Generator {
  try {
    yield* request('alerts.confirm', payload);
    yield put(searchConfirmation.finished());
  } catch (failure) {
    yield put(searchConfirmation.failed(toServiceErrorState(failure, 'confirm-search-mails')));
  }
}

const confirmSearchSaga: SagaDeclaration = {
  name: 'confirmSearch',
  life: 'page',
  saga: function* watchConfirmSearch(): Generator {
    yield takeSubmission(searchConfirmation.submittedType, confirmSearch);
  },
};

export default definePage({
  Component: ConfirmSearchPage,
  slices: [searchConfirmation.slice],
  sagas: [confirmSearchSaga],
  status: (state, { params }) => linkStatus(params['token'] ?? '', searchConfirmation.select(state)),
  submit: (_fields, { params }) => [searchConfirmation.submitted({ token: params['token'] ?? '' })],
  texts: {
    title: 'Confirma tu correo electrónico',
    description: 'Confirma tu correo electrónico para recibir vacantes de tus búsquedas guardadas.',
  },
  robots: 'hidden',
});
