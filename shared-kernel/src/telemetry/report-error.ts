/** A failure inside a unit. Holds nothing about the person: no names, addresses of theirs or form values. */
export type ErrorReport = {
  /** The unit that failed, e.g. `mfe-search`. */
  unit: string;
  version?: string;
  /** Where it failed: `load`, `render`, `saga`, `slot`, … */
  kind: string;
  /** Name of the saga, slot or route it happened in. */
  detail?: string;
  error: unknown;
};

/** Takes the reports of a page or a process, e.g. to send them on. */
export type ReportSink = (report: ErrorReport) => void;

// Units bundle copies of this module: the sink has to be one for the page all the same.
const SINK = Symbol.for('chamba.report-sink');
const REPORTED = Symbol.for('chamba.reported');
const page = globalThis as typeof globalThis & { [SINK]?: ReportSink | null; [REPORTED]?: WeakSet<object> };

/**
 * Sends every later report of the page to `next` as well; null ends that.
 * @example setReportSink((report) => sendReport(report));
 */
export function setReportSink(next: ReportSink | null): void {
  page[SINK] = next;
}

/**
 * Reports a failure: one line on the console, and to the sink when there is one. Never throws.
 * @example reportError({ unit: 'mfe-search', kind: 'load', detail: 'suggestions', error });
 */
export function reportError(report: ErrorReport): void {
  if (isObject(report.error)) (page[REPORTED] ??= new WeakSet()).add(report.error);
  console.error(
    `[chamba] unit=${report.unit} version=${report.version ?? '-'} kind=${report.kind} detail=${report.detail ?? '-'}`,
    report.error,
  );
  try {
    page[SINK]?.(report);
  } catch (failure) {
    console.error('[chamba] the report sink failed', failure);
  }
}

/**
 * Reports a failure that came from elsewhere, unless it was reported there already. Never throws.
 * @example addEventListener('error', ({ error }) => reportOnce({ unit: 'shell', kind: 'uncaught', error }));
 */
export function reportOnce(report: ErrorReport): void {
  if (!isObject(report.error) || !page[REPORTED]?.has(report.error)) reportError(report);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
