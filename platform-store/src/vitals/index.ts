/** How releases do on visitors' pages: gathered in memory, kept by the hour, read side by side. */
import { retentionLimit } from '@chamba/kernel/retention';
import type { Store, StoreLogger } from '@chamba/database';
import { FailureNames } from './failure-names.ts';
import { FAILED, Gathered, VIEW } from './gathered.ts';
import { percentile, toBucket } from './histogram.ts';
import type { ErrorFigure, PageFigures, PlatformStatus, ReleaseTotals, VersionStatus } from './types.ts';

export type {
  ErrorFigure,
  PageFigures,
  PlatformStatus,
  ReleaseTotals,
  Tally,
  VersionStatus,
} from './types.ts';

/** How often what was gathered is written, in ms. */
const WRITE_MS = 5_000;

/** Values from which a measure is poor, as https://web.dev/articles/vitals has them; ms, but CLS. */
const POOR = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;

/** The figures of all gateways' pages. */
export class Vitals {
  readonly #store: Store;
  readonly #logger: Pick<StoreLogger, 'error'>;
  readonly #now: () => Date;
  readonly #names = new FailureNames();
  #gathered = new Gathered(this.#names);
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, logger: Pick<StoreLogger, 'error'>, now: () => Date = () => new Date()) {
    this.#store = store;
    this.#logger = logger;
    this.#now = now;
  }

  /** Notes what a page reported. It is written soon after; `settled` waits for that. */
  note(figures: PageFigures): void {
    this.#gathered.add(figures, this.#now());
    this.#timer ??= setTimeout(() => void this.settled(), WRITE_MS).unref();
  }

  /** Resolves when everything noted so far is written. */
  settled(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const gathered = this.#gathered;
    if (gathered.empty) return this.#writing;
    this.#gathered = new Gathered(this.#names);
    this.#writing = this.#writing
      .then(() => this.#write(gathered))
      .catch((error: unknown) => this.#logger.error('Figures of pages were not written', error));
    return this.#writing;
  }

  /** How each version of each unit does. @param since figures of hours before are left out. */
  async status(since: Date): Promise<PlatformStatus> {
    await this.settled();
    const [{ rows: counts }, { rows: buckets }] = await Promise.all([
      this.#store.query<CountRow>(
        `select unit, version, kind, name, sum(count)::int8 as count, min(hour) as first, max(last_at) as last,
           (array_agg(message order by last_at desc))[1] as message,
           (array_agg(array_to_string(files, ' ') order by last_at desc))[1] as files
         from page_count where hour >= date_trunc('hour', $1::timestamptz)
         group by unit, version, kind, name order by count desc, kind, name`,
        [since],
      ),
      this.#store.query<BucketRow>(
        `select unit, version, metric, bucket, sum(count)::int8 as count, min(hour) as first, max(hour) as last
         from vital_bucket where hour >= date_trunc('hour', $1::timestamptz)
         group by unit, version, metric, bucket`,
        [since],
      ),
    ]);
    return { since, units: groupByUnit(counts, buckets) };
  }

  /**
   * What was counted of releases since figures are kept, of all gateways: `pages` that failed, and how many measures of
   * each kind were poor. What this process noted last is among it.
   */
  async totals(
    releases: ReadonlyArray<{ unit: string; version: string }>,
  ): Promise<readonly ReleaseTotals[]> {
    await this.settled();
    const named = [releases.map(({ unit }) => unit), releases.map(({ version }) => version)];
    const [{ rows: pages }, { rows: measures }] = await Promise.all([
      this.#store.query<TallyRow>(
        `select unit, version, 'pages' as what, coalesce(sum(count) filter (where kind = $3), 0)::int8 as "all",
           coalesce(sum(count) filter (where kind = $4), 0)::int8 as bad
         from page_count where (unit, version) in (select * from unnest($1::text[], $2::text[]))
         group by unit, version`,
        [...named, VIEW, FAILED],
      ),
      this.#store.query<TallyRow>(
        `select unit, version, metric as what, sum(count)::int8 as "all",
           coalesce(sum(count) filter (where bucket > poor), 0)::int8 as bad
         from vital_bucket join unnest($3::text[], $4::int4[]) as limits (metric, poor) using (metric)
         where (unit, version) in (select * from unnest($1::text[], $2::text[]))
         group by unit, version, metric`,
        [...named, Object.keys(POOR), Object.entries(POOR).map(([metric, value]) => toBucket(metric, value))],
      ),
    ]);
    return releases.map(({ unit, version }) => ({
      unit,
      version,
      tallies: Object.fromEntries(
        [...pages, ...measures]
          .filter((row) => row.unit === unit && row.version === version)
          .map(({ what, all, bad }) => [what, { all, bad }]),
      ),
    }));
  }

  async #write(gathered: Gathered): Promise<void> {
    await this.#store.tx(async (transaction) => {
      // In one order always, so that two gateways never wait for each other; and at once, so that no other process does.
      const counts = gathered.counts();
      await transaction.query(
        `insert into page_count (hour, unit, version, kind, name, count, message, files, last_at)
         select date_trunc('hour', at, 'UTC'), unit, version, kind, name, count, message,
           string_to_array(files, ' '), at
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int8[], $6::text[], $7::text[],
           $8::timestamptz[]) as reported (unit, version, kind, name, count, message, files, at)
         on conflict (hour, unit, version, kind, name) do update set
           count = page_count.count + excluded.count, message = excluded.message, files = excluded.files,
           last_at = greatest(page_count.last_at, excluded.last_at)`,
        [
          counts.map(({ unit }) => unit),
          counts.map(({ version }) => version),
          counts.map(({ kind }) => kind),
          counts.map(({ name }) => name),
          counts.map(({ count }) => count),
          counts.map(({ message }) => message),
          counts.map(({ files }) => files.join(' ')),
          counts.map(({ lastAt }) => lastAt.toISOString()),
        ],
      );
      const buckets = gathered.buckets();
      await transaction.query(
        `insert into vital_bucket (hour, unit, version, category, metric, bucket, count)
         select date_trunc('hour', at, 'UTC'), unit, version, category, metric, bucket, count
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int4[], $6::int8[], $7::timestamptz[])
           as reported (unit, version, category, metric, bucket, count, at)
         on conflict (hour, unit, version, category, metric, bucket) do update set
           count = vital_bucket.count + excluded.count`,
        [
          buckets.map(({ unit }) => unit),
          buckets.map(({ version }) => version),
          buckets.map(({ category }) => category),
          buckets.map(({ metric }) => metric),
          buckets.map(({ bucket }) => bucket),
          buckets.map(({ count }) => count),
          buckets.map(({ lastAt }) => lastAt.toISOString()),
        ],
      );
    });
  }

  /** Deletes figures that are past their period. The embedded engine, which has no autovacuum, frees their space. */
  async deleteExpired(): Promise<void> {
    const { bulk } = this.#store;
    const oldest = retentionLimit('pageFigures', this.#now());
    for (const table of ['page_count', 'vital_bucket']) {
      const { rowCount } = await bulk.query(`delete from ${table} where hour < $1`, [oldest]);
      if (rowCount > 0 && bulk.engine === 'pglite') await bulk.exec(`vacuum ${table}`);
    }
  }
}

type CountRow = {
  unit: string;
  version: string;
  kind: string;
  name: string;
  count: number;
  first: Date;
  last: Date;
  message: string;
  files: string;
};
type TallyRow = { unit: string; version: string; what: string; all: number; bad: number };
type BucketRow = {
  unit: string;
  version: string;
  metric: string;
  bucket: number;
  count: number;
  first: Date;
  last: Date;
};

type Draft = VersionStatus & { histograms: Map<string, Map<number, number>> };

function groupByUnit(counts: readonly CountRow[], buckets: readonly BucketRow[]): PlatformStatus['units'] {
  const drafts = new Map<string, Map<string, Draft>>();
  const getDraft = ({
    unit,
    version,
    first,
    last,
  }: Pick<CountRow, 'unit' | 'version' | 'first' | 'last'>) => {
    let versions = drafts.get(unit);
    if (!versions) drafts.set(unit, (versions = new Map()));
    let draft = versions.get(version);
    if (!draft) {
      draft = {
        version,
        firstSeen: first,
        lastSeen: last,
        pageViews: 0,
        errors: [],
        vitals: {},
        histograms: new Map(),
      };
      versions.set(version, draft);
    }
    if (first < draft.firstSeen) draft.firstSeen = first;
    if (last > draft.lastSeen) draft.lastSeen = last;
    return draft;
  };

  for (const row of counts) {
    const draft = getDraft(row);
    if (row.kind === VIEW) draft.pageViews += row.count;
    else if (row.kind !== FAILED) draft.errors.push(toErrorFigure(row));
  }
  for (const row of buckets) {
    const { histograms } = getDraft(row);
    let histogram = histograms.get(row.metric);
    if (!histogram) histograms.set(row.metric, (histogram = new Map()));
    histogram.set(row.bucket, row.count);
  }
  return Object.fromEntries(
    [...drafts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([unit, versions]) => [
        unit,
        [...versions.values()].map(finished).sort((a, b) => b.lastSeen.getTime() - a.lastSeen.getTime()),
      ]),
  );
}

function toErrorFigure({ kind, name, count, message, files, last }: CountRow): ErrorFigure {
  return { kind, name, count, message, files: files ? files.split(' ') : [], lastSeen: last };
}

function finished({ histograms, ...status }: Draft): VersionStatus {
  for (const [metric, histogram] of histograms) {
    const p75 = percentile(metric, histogram, 0.75);
    const samples = [...histogram.values()].reduce((sum, count) => sum + count, 0);
    if (p75 !== null) status.vitals[metric] = { p75: rounded(metric, p75), samples };
  }
  return status;
}

function rounded(metric: string, value: number): number {
  return metric === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
