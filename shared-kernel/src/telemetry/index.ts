/** Reports of what went wrong in a page, attributed to the unit it happened in. No personal data. */

export type ErrorReport = {
  /** Unit the failure belongs to, e.g. `mfe-search`. */
  unit: string;
  version?: string;
  /** Where it happened: loading code, rendering, a saga, a slot, or the server's render. */
  kind: 'load' | 'render' | 'saga' | 'slot' | 'server';
  /** Name of the saga, slot or route. */
  detail?: string;
  error: unknown;
};

type Sink = (report: ErrorReport) => void;

let sink: Sink | null = null;

/** Sends later reports to `next` as well as to the console. */
export function setErrorSink(next: Sink | null): void {
  sink = next;
}

/** Reports one failure. Never throws. */
export function reportError(report: ErrorReport): void {
  const { unit, version = '', kind, detail = '', error } = report;
  console.error(`[chamba] ${unit}${version && `@${version}`} ${kind}${detail && ` ${detail}`}:`, error);
  try {
    sink?.(report);
  } catch {
    // A reporter that fails must not become a second failure of the page.
  }
}
