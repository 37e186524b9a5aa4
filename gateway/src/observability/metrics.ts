/** Counters and histograms in the Prometheus text format. */

type Labels = Readonly<Record<string, string | number>>;

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function seriesKey(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    .join(',');
}

/** A monotonic counter, by label values. */
export class Counter {
  readonly #series = new Map<string, number>();
  readonly name: string;
  readonly help: string;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(labels: Labels = {}, by = 1): void {
    const key = seriesKey(labels);
    this.#series.set(key, (this.#series.get(key) ?? 0) + by);
  }

  write(): string {
    const lines = [...this.#series].map(([key, value]) => `${this.name}${key ? `{${key}}` : ''} ${value}`);
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} counter`, ...lines].join('\n');
  }
}

/** Durations in seconds, counted in buckets, by label values. */
export class Histogram {
  readonly #series = new Map<string, { counts: number[]; sum: number; count: number }>();
  readonly name: string;
  readonly help: string;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  /** @param seconds duration of one event. */
  observe(labels: Labels, seconds: number): void {
    const key = seriesKey(labels);
    let series = this.#series.get(key);
    if (!series) {
      series = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#series.set(key, series);
    }
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  write(): string {
    const lines: string[] = [];
    for (const [key, { counts, sum, count }] of this.#series) {
      const prefix = key ? `${key},` : '';
      let below = 0;
      for (const [index, limit] of BUCKETS.entries()) {
        below += counts[index] ?? 0;
        lines.push(`${this.name}_bucket{${prefix}le="${limit}"} ${below}`);
      }
      lines.push(`${this.name}_bucket{${prefix}le="+Inf"} ${count}`);
      lines.push(
        `${this.name}_sum${key ? `{${key}}` : ''} ${sum}`,
        `${this.name}_count${key ? `{${key}}` : ''} ${count}`,
      );
    }
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} histogram`, ...lines].join('\n');
  }
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one gateway. `write` returns them in the Prometheus text format. */
export function createMetrics() {
  const metrics = {
    requests: new Counter('chamba_requests_total', 'Requests answered, by kind of address and status.'),
    durations: new Histogram(
      'chamba_request_duration_seconds',
      'Time to answer a request, by kind of address.',
    ),
    renders: new Counter(
      'chamba_renders_total',
      'Pages answered, by rendering mode: full, frame, browser, or busy for refused pages.',
    ),
    renderDurations: new Histogram('chamba_render_duration_seconds', 'Time of one server render, by mode.'),
    fallbacks: new Counter('chamba_render_fallbacks_total', 'Renders abandoned, by unit and reason.'),
    upstreamCalls: new Counter('chamba_upstream_calls_total', 'Calls to services, by upstream and status.'),
    upstreamFailures: new Counter(
      'chamba_upstream_failures_total',
      'Calls without a usable answer, by upstream and reason.',
    ),
  };
  return {
    ...metrics,
    write: (): string =>
      `${Object.values(metrics)
        .map((metric) => metric.write())
        .join('\n')}\n`,
  };
}
