import { eventChannel, fork, put, take, type Action } from '@chamba/kernel/store';

/**
 * Saga step: makes a call that reports progress, and puts each report into the store.
 * @example reporting((onProgress) => request('files.saveDocument', input, { onProgress }), partSent)
 */
export function* reporting<Report extends object | string | number, Result>(
  send: (report: (value: Report) => void) => Generator<unknown, Result>,
  toAction: (value: Report) => Action,
): Generator<unknown, Result> {
  let report: (value: Report) => void = () => undefined;
  const reports = eventChannel<Report>((emit) => {
    report = emit;
    return () => undefined;
  });
  yield fork(function* relay(): Generator {
    for (;;) yield put(toAction((yield take(reports)) as Report));
  });
  try {
    return yield* send((value) => report(value));
  } finally {
    reports.close();
  }
}
