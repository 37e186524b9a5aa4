import { delay, put, race, take, toastClosed, toastShown, toastUsed } from '@chamba/kernel/store';

/** Milliseconds for which something can be undone; services allow longer, for the way of the call. */
const UNDO_MS = 5_000;

/**
 * Saga step: says what was done, with 'Deshacer', for some seconds.
 * @param id of the toast: another one with the same id takes its place.
 * @returns whether it is to be undone.
 */
export function* offerUndo(id: string, text: string): Generator<unknown, boolean> {
  yield put(toastShown({ id, kind: 'status', text, action: { label: 'Deshacer', takesFocus: true } }));
  const isOurs = (action: { type: string; payload?: unknown }) =>
    (action.type === toastUsed.type || action.type === toastClosed.type) && action.payload === id;
  const { ended } = (yield race({ ended: take(isOurs), late: delay(UNDO_MS) })) as {
    ended?: { type: string };
  };
  if (!ended) yield put(toastClosed(id));
  return ended?.type === toastUsed.type;
}
