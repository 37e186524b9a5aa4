import type { PageCategory } from '../remote/types.ts';

/** Measures of a page's life that people feel. All in ms, but CLS, which has no unit. */
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Most of each kind in one report; what goes beyond is left out by the page and refused by the site. */
export const BEACON_LIMITS = { views: 50, errors: 20, vitals: 20, files: 5 } as const;

/** Whose page or failure it is. */
type Owned = { unit: string; version: string };

/** Report of a page to the site. It holds no personal data. */
export type BeaconReport = {
  /** Id of the composition. */
  composition: string;
  /** Pages that were shown. */
  views: ReadonlyArray<Owned & { category: PageCategory }>;
  errors: ReadonlyArray<
    Owned & {
      /** `load`, `render`, `saga`, `slot`, … or `uncaught`. */
      kind: string;
      name: string;
      message: string;
      /** Release files of the stack, innermost first: `mfe-cv/1.2.0-0123456789ab/page-resume.js`. */
      files: readonly string[];
    }
  >;
  vitals: ReadonlyArray<Owned & { category: PageCategory; metric: VitalName; value: number }>;
};
