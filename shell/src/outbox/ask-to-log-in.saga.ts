import { listWholeOutbox } from '@chamba/kernel/outbox';
import { loginAddress } from '@chamba/kernel/routes';
import { isNumber, readTab, writeTab } from '@chamba/kernel/storage';
import { selectPageAccount } from '@chamba/kernel/session';
import { call, put, read, spawn, take, toastClosed, toastShown, type Action } from '@chamba/kernel/store';

const ID = 'outbox';
const TEXT = 'Tienes una postulación sin enviar. Inicia sesión para que llegue.';

/**
 * Says to a visitor, once in a tab, that something waits for a log-in. Neither whose it is nor for which offer: a device may
 * be shared.
 */
export function* askToLogIn(): Generator {
  if (readTab('outbox.asked', isNumber) !== null || !(yield call(isAnyUnsent))) return;
  writeTab('outbox.asked', Date.now());
  const { pathname, search } = window.location;
  const action = { label: 'Iniciar sesión', url: loginAddress(pathname + search) };
  yield put(toastShown({ id: ID, kind: 'status', text: TEXT, action }));
  // Who asks is cancelled by the log-in.
  yield spawn(closeAtLogIn);
}

/** After the log-in what waited is sent, and the page says that itself. */
function* closeAtLogIn(): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while ((yield* read(selectPageAccount)) === 'none');
  yield put(toastClosed(ID));
}

/** Whether an application waits in this browser: not one that was sent or cancelled, nor the record of a visit. */
const isAnyUnsent = async (): Promise<boolean> =>
  (await listWholeOutbox()).some(({ sent, cancelled, offer }) => !sent && !cancelled && !offer.external);
