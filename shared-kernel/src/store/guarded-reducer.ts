import type { Reducer } from 'redux';
import { reportError } from '../telemetry/index.ts';
import type { SagaOwner } from './supervise.ts';

/**
 * A slice of a unit, kept apart from those of others: what it throws at an action that is not its own is reported once,
 * with its unit, and its state stays, since the action was dispatched by another unit. At its own actions
 * (`name/...`) it throws, so that the saga or component that dispatched it hears of it.
 */
export function guarded({ unit, version }: SagaOwner, name: string, reducer: Reducer): Reducer {
  let isReported = false;
  return (state: unknown, action) => {
    try {
      return reducer(state, action);
    } catch (error) {
      if (action.type.startsWith(`${name}/`)) throw error;
      if (!isReported)
        reportError({
          unit,
          ...(version !== undefined && { version }),
          kind: 'reducer',
          detail: name,
          error,
        });
      isReported = true;
      return state;
    }
  };
}
