import type { Action, Reducer, Store } from 'redux';
import type { Saga } from 'redux-saga';
import type { CoreState } from './core-state.ts';

/** `page`: gone when its page is left. `session`: kept until the tab closes. */
export type Life = 'page' | 'session';

/** Slices of remotes are read through the selectors their feature exports. */
export type RootState = CoreState & { readonly [slice: string]: unknown };

export type SliceDeclaration = { name: string; reducer: Reducer; life: Life };
export type SagaDeclaration = { name: string; saga: Saga<[]>; life: Life };

/** Slices and sagas that one page, slot or remote brings. */
export type Injection = {
  /** Remote the injection belongs to: named in reports when a saga throws. */
  owner: string;
  /** Version of that remote, for the same reports. */
  version?: string | undefined;
  slices?: readonly SliceDeclaration[];
  sagas?: readonly SagaDeclaration[];
};

export type ChambaStore = Store<RootState> & {
  /** Adds what is not there yet; what is, stays as it is. A saga that rests after it threw starts at once. */
  inject: (injection: Injection) => void;
  /** Removes the `page` slices and sagas that are in none of `kept`. */
  leavePage: (kept: readonly Injection[]) => void;
  /**
   * Dispatches a page's load action and resolves when the `takeLoad` workers it started have ended. Rejects with what a
   * saga threw when that kept the data from being loaded.
   */
  load: (action: Action) => Promise<void>;
  /** Cancels every saga; the server calls it after a render. */
  stop: () => void;
};
