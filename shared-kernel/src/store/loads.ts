import type { Action, Middleware } from 'redux';
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, take } from 'redux-saga/effects';

/** Marks an action as part of a load, so that whoever asked can wait for the workers it started. */
type LoadMark = { loadId: number; phase?: 'started' | 'ended' };
export type LoadAction = Action & { meta?: { load?: LoadMark } };

const MARK = 'kernel/loadMark';

/** Longest time a load may keep a page waiting before it is shown as it is, in ms. */
const LOAD_LIMIT_MS = 15_000;

/**
 * Waits for loads: `load(action)` dispatches and resolves once every `takeLoad` worker that took the
 * action has ended, was cancelled or failed. An action nobody takes resolves at once.
 */
export function createLoads() {
  let nextId = 1;
  const pending = new Map<number, { running: number; settle: () => void }>();

  const middleware: Middleware = () => (next) => (action) => {
    const mark = (action as LoadAction).meta?.load;
    if ((action as Action).type !== MARK || !mark) return next(action);
    const entry = pending.get(mark.loadId);
    if (!entry) return action;
    entry.running += mark.phase === 'started' ? 1 : -1;
    if (entry.running === 0) entry.settle();
    return action;
  };

  async function load(dispatch: (action: Action) => unknown, action: Action): Promise<void> {
    const loadId = nextId++;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOAD_LIMIT_MS);
      const settle = () => {
        clearTimeout(timer);
        resolve();
      };
      const entry = { running: 0, settle };
      pending.set(loadId, entry);
      dispatch({ ...action, meta: { ...(action as LoadAction).meta, load: { loadId } } } as LoadAction);
      if (entry.running === 0) settle();
    });
    pending.delete(loadId);
  }

  return { middleware, load };
}

/**
 * Saga effect: runs `worker` for each action of `pattern`, cancelling the one before, and tells a waiting
 * `store.load` when it has ended. Use it for the sagas that answer a page's load action.
 */
export function takeLoad<A extends Action>(pattern: string, worker: (action: A) => Generator) {
  return fork(function* watchLoad(): Generator {
    let running: Task | null = null;
    for (;;) {
      const action = (yield take(pattern)) as A & LoadAction;
      const mark = action.meta?.load;
      if (mark) yield put({ type: MARK, meta: { load: { ...mark, phase: 'started' } } });
      if (running) yield cancel(running);
      running = (yield fork(runLoad, worker as (action: Action) => Generator, action)) as Task;
    }
  });
}

function* runLoad(worker: (action: Action) => Generator, action: LoadAction): Generator {
  try {
    yield call(worker, action);
  } finally {
    const mark = action.meta?.load;
    if (mark) yield put({ type: MARK, meta: { load: { ...mark, phase: 'ended' } } });
    // A cancelled worker must not look like one that failed.
    yield cancelled();
  }
}
