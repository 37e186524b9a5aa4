import { setReportSink, type ErrorReport } from '@chamba/kernel/telemetry';

/** A failure that a unit reported, or an uncaught one. */
export type Failure = ErrorReport | { kind: 'uncaught'; error: unknown; file: string | null };

/** Failures kept until the code that sends them is on the page. */
const MAX_STORED = 20;

/**
 * Notes failures of the page from now on.
 * @returns takes them over: `next` is called with those so far and with every later one.
 */
export function watchFailures(): (next: (failure: Failure) => void) => void {
  const early: Failure[] = [];
  let sendReport = (failure: Failure): void => {
    if (early.length < MAX_STORED) early.push(failure);
  };
  setReportSink((report) => sendReport(report));
  addEventListener('error', ({ error, message, filename }) =>
    sendReport({ kind: 'uncaught', error: (error as unknown) ?? message, file: filename || null }),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    sendReport({ kind: 'uncaught', error: reason as unknown, file: null }),
  );
  return (next) => {
    sendReport = next;
    early.splice(0).forEach(next);
  };
}
