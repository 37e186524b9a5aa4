import type { Action, Middleware } from 'redux';
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, take } from 'redux-saga/effects';

/** Marks an action as part of a load, so that its dispatcher can wait for the workers it started. */
type LoadMark = { loadId: number; phase?: 'started' | 'ended'; failure?: { error: unknown } };
export type LoadAction = Action & { meta?: { load?: LoadMark } };

const MARK = 'kernel/loadMark';

/** Longest time a load may keep a page waiting before it is shown as it is, in ms. */
const LOAD_LIMIT_MS = 15_000;

/** Result of a load: whether a saga took its action, and what a worker threw, if one did. */
export type LoadOutcome = { taken: boolean; failure: { error: unknown } | null };

/**
 * Waits for loads: `load(action)` dispatches and resolves once every `takeLoad` worker that took the
 * action has ended, was cancelled or failed. An action that no saga takes resolves at once.
 */
export function createLoads() {
  let nextId = 1;
  const pending = new Map<number, LoadOutcome & { running: number; settle: () => void }>();

  const middleware: Middleware = () => (next) => (action) => {
    const mark = (action as LoadAction).meta?.load;
    if ((action as Action).type !== MARK || !mark) return next(action);
    const entry = pending.get(mark.loadId);
    if (!entry) return action;
    entry.taken = true;
    entry.failure ??= mark.failure ?? null;
    entry.running += mark.phase === 'started' ? 1 : -1;
    if (entry.running === 0) entry.settle();
    return action;
  };

  async function load(dispatch: (action: Action) => unknown, action: Action): Promise<LoadOutcome> {
    const loadId = nextId++;
    const entry = { taken: false, failure: null as LoadOutcome['failure'], running: 0, settle: () => {} };
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOAD_LIMIT_MS);
      entry.settle = () => {
        clearTimeout(timer);
        resolve();
      };
      pending.set(loadId, entry);
      dispatch({ ...action, meta: { ...(action as LoadAction).meta, load: { loadId } } } as LoadAction);
      if (entry.running === 0) entry.settle();
    });
    pending.delete(loadId);
    return { taken: entry.taken, failure: entry.failure };
  }

  return { middleware, load };
}

/**
 * Saga effect: runs `worker` for each action of `pattern`, cancelling the one before, and notifies a waiting
 * `store.load` when it has ended. Use it for the sagas that answer a page's load action.
 * @example
 * yield takeLoad(helloRequested.type, function* ({ payload }: ReturnType<typeof helloRequested>) {
 *   const { joblist } = yield* request('jobs.similar', { jobID: payload });
 *   yield put(helloLoaded(joblist));
 * });
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

/**
 * Saga effect: runs `worker` for actions of `type`, one at a time, and leaves out those that come meanwhile. The server waits
 * for it when a form was sent without scripts. Use it for the sagas that answer forms.
 * @example
 * yield takeSubmission(login.submittedType, logIn);
 */
export function takeSubmission<A extends Action>(type: string, worker: (action: A) => Generator) {
  return fork(function* watchSubmission(): Generator {
    for (;;) {
      const action = (yield take(type)) as A & LoadAction;
      const mark = action.meta?.load;
      if (mark) yield put({ type: MARK, meta: { load: { ...mark, phase: 'started' } } });
      yield call(runLoad, worker as (action: Action) => Generator, action);
    }
  });
}

function* runLoad(worker: (action: Action) => Generator, action: LoadAction): Generator {
  let failure: LoadMark['failure'];
  try {
    yield call(worker, action);
  } catch (error) {
    failure = { error };
    throw error;
  } finally {
    const mark = action.meta?.load;
    if (mark) {
      const load: LoadMark = { ...mark, phase: 'ended', ...(failure ? { failure } : {}) };
      yield put({ type: MARK, meta: { load } });
    }
    // A cancelled worker must not look like one that failed.
    yield cancelled();
  }
}
