import { toServiceErrorState } from '@chamba/kernel/errors';
import {
  endSubscription,
  findSubscription,
  readPushOwner,
  readPushPermission,
  registerDevice,
  unregisterDevice,
} from '@chamba/kernel/push';
import { selectPageAccount, withSession } from '@chamba/kernel/session';
import { call, put, read, takeLeading, toastShown, type SagaDeclaration } from '@chamba/kernel/store';
import { pushKnown, pushLookedAt, pushWanted } from './push.slice.ts';

const TOAST = 'push';

const ON_TEXT = 'Listo, te avisaremos en este dispositivo.';
const OFF_TEXT = 'Ya no te avisaremos en este dispositivo.';
const DENIED_TEXT =
  'Tu navegador no permite los avisos de este sitio. Puedes permitirlos en los ajustes del navegador.';
const FAILED_TEXT = 'No pudimos cambiar los avisos de este dispositivo. Inténtalo nuevamente.';

/** Asks the browser's question, as one call so that tests can answer it. */
export const browser = {
  askPermission: (): Promise<NotificationPermission> => Notification.requestPermission(),
};

/** Whose notifications this browser shows is known from its note, and that it is subscribed at all. */
async function isRegisteredFor(userid: string): Promise<boolean> {
  if (readPushPermission() !== 'granted') return false;
  const owner = await readPushOwner();
  return owner?.userid === userid && (await findSubscription()) !== null;
}

function* look(): Generator {
  const userid = yield* read(selectPageAccount);
  const isOn = (yield call(isRegisteredFor, userid)) as boolean;
  yield put(pushKnown({ permission: readPushPermission(), isOn }));
}

function* change({ payload: isWanted }: ReturnType<typeof pushWanted>): Generator {
  try {
    yield call(isWanted ? turnOn : turnOff);
  } catch (thrown) {
    // What was not registered is not to be shown either.
    if (isWanted) yield call(endSubscription);
    const { description } = toServiceErrorState(thrown, 'register-device');
    const text = thrown instanceof DOMException || !description ? FAILED_TEXT : description;
    yield put(toastShown({ id: TOAST, kind: 'error', text }));
  }
  yield call(look);
}

function* turnOn(): Generator {
  const answer = (yield call(browser.askPermission)) as NotificationPermission;
  if (answer !== 'granted') {
    if (answer === 'denied') yield put(toastShown({ id: TOAST, kind: 'status', text: DENIED_TEXT }));
    return;
  }
  const userid = yield* read(selectPageAccount);
  yield* withSession(() => registerDevice(userid));
  yield put(toastShown({ id: TOAST, kind: 'status', text: ON_TEXT }));
}

function* turnOff(): Generator {
  yield* withSession(() => unregisterDevice());
  yield put(toastShown({ id: TOAST, kind: 'status', text: OFF_TEXT }));
}

function* watchPush(): Generator {
  yield takeLeading(pushLookedAt.type, look);
  yield takeLeading(pushWanted.type, change);
}

export const pushSaga: SagaDeclaration = { name: 'push', saga: watchPush, life: 'page' };
