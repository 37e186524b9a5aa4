export { reportError, reportOnce, setReportSink } from './report-error.ts';
export type { ErrorReport, ReportSink } from './report-error.ts';
export { BEACON_LIMITS } from './beacon.ts';
export type { BeaconReport, VitalName } from './beacon.ts';
