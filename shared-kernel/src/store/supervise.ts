import { call, delay, spawn } from 'redux-saga/effects';
import type { Saga } from 'redux-saga';
import { reportError } from '../telemetry/index.ts';

/** Pause before a saga that threw runs again, in ms; doubled each time up to the ceiling. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs a saga apart from all others: when it throws, the error is reported with its remote's name and the
 * saga starts again after a growing pause. Its siblings and other remotes never notice.
 */
export function supervised(owner: string, name: string, saga: Saga<[]>) {
  return function* supervise(): Generator {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        yield call(saga);
        return;
      } catch (error) {
        reportError({ unit: owner, kind: 'saga', detail: name, error });
        yield delay(pause);
      }
    }
  };
}

/** Effect that spawns a supervised saga. */
export function spawnSupervised(owner: string, name: string, saga: Saga<[]>) {
  return spawn(supervised(owner, name, saga));
}
