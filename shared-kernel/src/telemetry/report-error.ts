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

let sink: ReportSink | null = null;

/** Sends every later report to `next` as well; null ends that. */
export function setReportSink(next: ReportSink | null): void {
  sink = next;
}

/** Reports a failure: one line on the console, and to the sink when there is one. Never throws. */
export function reportError(report: ErrorReport): void {
  console.error(
    `[chamba] unit=${report.unit} version=${report.version ?? '-'} kind=${report.kind} detail=${report.detail ?? '-'}`,
    report.error,
  );
  try {
    sink?.(report);
  } catch (failure) {
    console.error('[chamba] the report sink failed', failure);
  }
}
