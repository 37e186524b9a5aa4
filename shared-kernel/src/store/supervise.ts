import { call, delay } from 'redux-saga/effects';
import type { Saga } from 'redux-saga';
import { reportError } from '../telemetry/index.ts';

/** Pause before a saga that threw runs again, in ms; doubled each time up to the ceiling. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Failures in a row after which a saga rests until the page is opened anew. */
const MAX_FAILURES = 8;

/** A saga that ran this long before it threw counts as one that had recovered, in ms. */
const RECOVERED_MS = 60_000;

/** Whose saga it is; both are named in reports. */
export type SagaOwner = { unit: string; version?: string | undefined };

/**
 * Runs a saga apart from all others: when it throws, the error is reported with its remote's name and version and the
 * saga starts again after a growing pause. Its siblings and other remotes never notice. One that throws again and
 * again is given up, and that is reported too; injecting it again, as the next visit of its page does, starts it anew.
 * @param onPause called with the error when the saga is paused, and with null on restart.
 */
export function supervised(
  owner: SagaOwner,
  name: string,
  saga: Saga<[]>,
  onPause: (failure: { error: unknown } | null) => void = () => undefined,
) {
  const report = (kind: string, error: unknown): void =>
    reportError({
      unit: owner.unit,
      ...(owner.version === undefined ? {} : { version: owner.version }),
      kind,
      detail: name,
      error,
    });
  return function* supervise(): Generator {
    for (let failures = 0, pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      const started = Date.now();
      try {
        yield call(saga);
        return;
      } catch (error) {
        if (Date.now() - started >= RECOVERED_MS) [failures, pause] = [0, FIRST_PAUSE_MS];
        failures += 1;
        report('saga', error);
        onPause({ error });
        if (failures >= MAX_FAILURES) {
          report('saga-stopped', error);
          return;
        }
        yield delay(pause);
        onPause(null);
      }
    }
  };
}
