export { reportError, setReportSink } from './report-error.ts';
export type { ErrorReport, ReportSink } from './report-error.ts';
