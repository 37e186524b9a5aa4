import { navigate } from '@chamba/kernel/router';
import { sessionEnded } from '@chamba/kernel/session';
import { createAction, put, request, read, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { outsideLogout } from '../../session/outside-logout.ts';

/** The log-out was asked for by a form without scripts. */
export const plainLogout = createAction('accountMenu/logout');

function* logOut(): Generator {
  try {
    yield* request('session.logout', {});
  } catch {
    // The browser loses its session whatever the service says.
  }
  yield put(sessionEnded());
  const outside = yield* read(outsideLogout);
  yield put(navigate({ to: outside ?? '/' }));
}

export const plainLogoutSaga: SagaDeclaration = {
  name: 'plain-logout',
  life: 'page',
  saga: function* watchPlainLogout(): Generator {
    yield takeSubmission(plainLogout.type, logOut);
  },
};
