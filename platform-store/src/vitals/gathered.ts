import type { FailureNames } from './failure-names.ts';
import { toBucket } from './histogram.ts';
import type { PageFigures } from './types.ts';

/** Most rows that are counted apart between two writes; more are left out. */
const MAX_ENTRIES = 5_000;

/** Kind under which shown pages are counted; failures have kinds of their own. */
export const VIEW = 'view';

/** Kind under which pages are counted that failed, however many failures they had. */
export const FAILED = 'failed-page';

type CountRow = {
  unit: string;
  version: string;
  kind: string;
  name: string;
  count: number;
  message: string;
  files: readonly string[];
  lastAt: Date;
};
type BucketRow = {
  unit: string;
  version: string;
  category: string;
  metric: string;
  bucket: number;
  count: number;
  lastAt: Date;
};

/** Figures of pages between two writes. */
export class Gathered {
  readonly #counts = new Map<string, CountRow>();
  readonly #buckets = new Map<string, BucketRow>();
  readonly #names: FailureNames;

  /** @param names decides which failures are counted apart. */
  constructor(names: FailureNames) {
    this.#names = names;
  }

  get empty(): boolean {
    return this.#counts.size + this.#buckets.size === 0;
  }

  add({ views, errors, vitals, failed }: PageFigures, at: Date): void {
    for (const { unit, version, category } of views)
      this.#count({
        unit,
        version,
        kind: VIEW,
        name: category,
        count: 0,
        message: '',
        files: [],
        lastAt: at,
      });
    for (const { unit, version } of failed)
      this.#count({ unit, version, kind: FAILED, name: '', count: 0, message: '', files: [], lastAt: at });
    for (const { unit, version, kind, name, message, files } of errors) {
      // A page cannot pass a failure off as a visit.
      const failure = { unit, version, kind: kind === VIEW || kind === FAILED ? 'uncaught' : kind, name };
      const named = this.#names.nameFor(failure, Math.floor(at.getTime() / 3_600_000));
      this.#count({ ...failure, ...named, count: 0, message, files, lastAt: at });
    }
    for (const { unit, version, category, metric, value } of vitals) {
      const bucket = toBucket(metric, value);
      const hour = Math.floor(at.getTime() / 3_600_000);
      const key = [hour, unit, version, category, metric, bucket].join('\n');
      const row = this.#buckets.get(key);
      if (row) row.count += 1;
      else if (this.#buckets.size < MAX_ENTRIES)
        this.#buckets.set(key, { unit, version, category, metric, bucket, count: 1, lastAt: at });
    }
  }

  /** In the order of their keys. */
  counts(): CountRow[] {
    return sorted(this.#counts);
  }

  /** In the order of their keys. */
  buckets(): BucketRow[] {
    return sorted(this.#buckets);
  }

  #count(row: CountRow): void {
    const hour = Math.floor(row.lastAt.getTime() / 3_600_000);
    const key = [hour, row.unit, row.version, row.kind, row.name].join('\n');
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= MAX_ENTRIES) return;
    this.#counts.set(key, { ...row, count: (known?.count ?? 0) + 1 });
  }
}

function sorted<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
