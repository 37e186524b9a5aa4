import { configureStore, Tuple, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { ApiClient } from '../api/index.ts';
import { sessionReducer } from '../session/session.slice.ts';
import { configReducer } from './core/config.slice.ts';
import { jobStatusReducer } from './core/job-status.slice.ts';
import { pageWidthReducer } from './core/page-width.slice.ts';
import { toastsReducer } from './core/toasts.slice.ts';
import { togglesReducer } from './core/toggles.slice.ts';
import { guarded } from './guarded-reducer.ts';
import { createLoads } from './loads.ts';
import { supervised } from './supervise.ts';
import type { ChambaStore, Injection, RootState, SagaDeclaration } from './types.ts';

const coreReducers: Record<string, Reducer> = {
  config: configReducer,
  session: sessionReducer,
  toggles: togglesReducer,
  jobStatus: jobStatusReducer,
  toasts: toastsReducer,
  pageWidth: pageWidthReducer,
};

type RunningSaga = {
  task: Task;
  life: 'page' | 'session';
  /** Set while the saga rests after it threw. */
  failure: { error: unknown } | null;
};

/**
 * Makes the store all units of a page share.
 * @param api the client that `request` uses inside sagas.
 * @param preloadedState state from the server; slices not injected yet are kept until their reducer comes.
 * @example const store = createChambaStore({ api: createApiClient(), preloadedState: boot.state });
 */
export function createChambaStore({
  api,
  preloadedState,
}: {
  api: ApiClient;
  preloadedState?: Partial<RootState>;
}): ChambaStore {
  const reducers: Record<string, Reducer> = { ...coreReducers };
  const pageSlices = new Set<string>();
  const retired = new Set<string>();
  const running = new Map<string, RunningSaga>();
  const sagaMiddleware = createSagaMiddleware({ context: { api } });
  const loads = createLoads();

  const rootReducer = (
    state: Record<string, unknown> = {},
    action: UnknownAction,
  ): Record<string, unknown> => {
    let changed = false;
    const next: Record<string, unknown> = {};
    // Keys without a reducer are the server's state of slices that are still to be injected.
    for (const key of Object.keys(state)) if (!(key in reducers) && !retired.has(key)) next[key] = state[key];
    for (const [key, reducer] of Object.entries(reducers)) {
      next[key] = reducer(state[key], action);
      changed ||= next[key] !== state[key];
    }
    return changed || Object.keys(next).length !== Object.keys(state).length ? next : state;
  };

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState ?? {},
    middleware: () => new Tuple(loads.middleware, sagaMiddleware),
    devTools: process.env['NODE_ENV'] !== 'production',
    // One dispatch per intent: batching would delay what the person sees by a frame.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });

  function inject({ owner, version, slices = [], sagas = [] }: Injection): void {
    let added = false;
    for (const { name, reducer, life } of slices) {
      if (reducers[name]) continue;
      reducers[name] = guarded({ unit: owner, version }, name, reducer);
      retired.delete(name);
      if (life === 'page') pageSlices.add(name);
      added = true;
    }
    if (added) store.dispatch({ type: 'kernel/slicesInjected' });
    for (const { name, saga, life } of sagas) {
      const key = `${owner}/${name}`;
      const known = running.get(key);
      if (known?.task.isRunning() === true && !known.failure) continue;
      // A request for it now does not wait for the pause to end.
      known?.task.cancel();
      start(key, { owner, version }, { name, saga, life });
    }
  }

  function start(
    key: string,
    { owner, version }: Pick<Injection, 'owner' | 'version'>,
    { name, saga, life }: SagaDeclaration,
  ): void {
    let failure: RunningSaga['failure'] = null;
    const onPause = (rest: RunningSaga['failure']): void => {
      failure = rest;
      const entry = running.get(key);
      if (entry) entry.failure = rest;
    };
    const task = sagaMiddleware.run(supervised({ unit: owner, version }, name, saga, onPause));
    // It may have thrown in its first step already.
    running.set(key, { task, life, failure });
  }

  /** @throws what kept the page's data from being loaded, when a saga did. */
  async function load(action: UnknownAction): Promise<void> {
    const { taken, failure } = await loads.load(store.dispatch, action);
    const resting = taken ? null : [...running.values()].find((saga) => saga.life === 'page' && saga.failure);
    const reason = failure ?? resting?.failure;
    if (reason) throw reason.error;
  }

  function leavePage(kept: readonly Injection[]): void {
    const keptSlices = new Set(kept.flatMap(({ slices = [] }) => slices.map(({ name }) => name)));
    const keptSagas = new Set(
      kept.flatMap(({ owner, sagas = [] }) => sagas.map(({ name }) => `${owner}/${name}`)),
    );
    for (const name of pageSlices) {
      if (keptSlices.has(name)) continue;
      delete reducers[name];
      pageSlices.delete(name);
      retired.add(name);
    }
    for (const [key, { task, life }] of running) {
      if (life !== 'page' || keptSagas.has(key)) continue;
      task.cancel();
      running.delete(key);
    }
    // Drops the state now: a slice that comes back at once must start anew.
    if (retired.size > 0) store.dispatch({ type: 'kernel/pageLeft' });
  }

  return Object.assign(store as unknown as ChambaStore, {
    inject,
    leavePage,
    load,
    stop: () => {
      for (const { task } of running.values()) task.cancel();
      running.clear();
    },
  });
}
