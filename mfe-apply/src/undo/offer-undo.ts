import { delay, put, race, take, toastClosed, toastShown, toastUsed } from '@chamba/kernel/store';

/** Milliseconds for which something can be undone; services allow longer, for the way of the call. */
const UNDO_MS = 5_000;

/** Start of the ids of all toasts that undo something. */
const PREFIX = 'undo-';

/**
 * Saga step: says what was done, with 'Deshacer', for some seconds or until the next thing that can be undone.
 * @param what was done to which thing; no two that are offered at once are the same.
 * @returns whether it is to be undone.
 */
export function* offerUndo(what: string, text: string): Generator<unknown, boolean> {
  const id = `${PREFIX}${what}`;
  yield put(toastShown({ id, kind: 'status', text, action: { label: 'Deshacer', takesFocus: true } }));
  const isEnd = (action: { type: string; payload?: unknown }) =>
    toastShown.match(action)
      ? action.payload.id.startsWith(PREFIX)
      : (action.type === toastUsed.type || action.type === toastClosed.type) && action.payload === id;
  const { ended } = (yield race({ ended: take(isEnd), late: delay(UNDO_MS) })) as {
    ended?: { type: string };
  };
  const isUsed = ended?.type === toastUsed.type;
  if (!isUsed) yield put(toastClosed(id));
  return isUsed;
}
