/** A release of a unit. */
type OfRelease = { unit: string; version: string };

/** What one page reported: pages shown, failures and measures, by the release they belong to. */
export type PageFigures = {
  views: ReadonlyArray<OfRelease & { category: string }>;
  errors: ReadonlyArray<
    OfRelease & { kind: string; name: string; message: string; files: readonly string[] }
  >;
  vitals: ReadonlyArray<OfRelease & { category: string; metric: string; value: number }>;
  /** Releases that the page counts as failed for: once a page and release, however many errors it had. */
  failed: readonly OfRelease[];
};

/** How many of something, and how many of them were bad. */
export type Tally = { all: number; bad: number };

/** What was counted of a release since figures are kept: page views that failed, and measures that were poor. */
export type ReleaseTotals = { unit: string; version: string; tallies: Record<string, Tally> };

/** Failures of one kind and name. */
export type ErrorFigure = {
  kind: string;
  name: string;
  count: number;
  /** Words and release files of the latest. */
  message: string;
  files: string[];
  lastSeen: Date;
};

/** How one release does. */
export type VersionStatus = {
  version: string;
  firstSeen: Date;
  lastSeen: Date;
  pageViews: number;
  /** Most frequent first. */
  errors: ErrorFigure[];
  /** 75th percentiles and how many values they are of, by metric: ms, but CLS. */
  vitals: Record<string, { p75: number; samples: number }>;
};

/** By unit, the release seen last first. */
export type PlatformStatus = { since: Date; units: Record<string, VersionStatus[]> };
