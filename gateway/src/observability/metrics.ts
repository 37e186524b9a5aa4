/** Figures of a gateway for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryFigures } from '../services/services.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures of the process: processor time, memory, event loop, garbage collection. Gateways of one process share them. */
let ofProcess: Registry | null = null;

function processFigures(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one gateway. `write` returns them in the Prometheus text format. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  let refresh: () => Promise<void> = () => Promise.resolve();
  return {
    registry,
    /** Sets what is called before each answer. */
    beforeWrite: (work: () => Promise<void>): void => {
      refresh = work;
    },
    requests: new Counter({
      name: 'chamba_requests_total',
      help: 'Requests answered, by kind of address and status.',
      labelNames: ['kind', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'chamba_request_duration_seconds',
      help: 'Time to answer a request, by kind of address.',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    }),
    renders: new Counter({
      name: 'chamba_renders_total',
      help: 'Pages answered, by rendering mode: full, frame, browser, or busy for refused pages.',
      labelNames: ['mode'],
      registers,
    }),
    renderDurations: new Histogram({
      name: 'chamba_render_duration_seconds',
      help: 'Time of one server render, by mode.',
      labelNames: ['mode'],
      buckets: SECONDS,
      registers,
    }),
    fallbacks: new Counter({
      name: 'chamba_render_fallbacks_total',
      help: 'Renders abandoned, by unit and reason.',
      labelNames: ['unit', 'reason'],
      registers,
    }),
    upstreamCalls: new Counter({
      name: 'chamba_upstream_calls_total',
      help: 'Calls to services, by upstream and status.',
      labelNames: ['upstream', 'status'],
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'chamba_upstream_failures_total',
      help: 'Calls without a usable answer, by upstream and reason.',
      labelNames: ['upstream', 'reason'],
      registers,
    }),
    async write(): Promise<string> {
      await refresh();
      return Registry.merge([registry, processFigures()]).metrics();
    },
  };
}

/** What is asked anew for each answer. */
export type MeasuredState = {
  /** What the queue of applications holds; null where none is here. */
  deliveries: () => Promise<DeliveryFigures | null>;
  /** The live composition, and whether it is a past one because the present one cannot be served; null without one. */
  composition: () => { id: string; isPast: boolean } | null;
};

/** Adds figures of state that lives elsewhere, read anew for each answer: deliveries of applications, the composition. */
export function measureState(metrics: Metrics, { deliveries, composition }: MeasuredState): void {
  const registers = [metrics.registry];
  const stored = new Gauge({
    name: 'chamba_deliveries',
    help: 'Deliveries of applications in the database, by state.',
    labelNames: ['state'],
    registers,
  });
  const attempted = new Counter({
    name: 'chamba_delivery_attempts_total',
    help: 'Attempts of this gateway to deliver applications, by way and outcome.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const served = new Gauge({
    name: 'chamba_composition_info',
    help: 'The live composition that this gateway serves.',
    labelNames: ['composition'],
    registers,
  });
  const past = new Gauge({
    name: 'chamba_composition_past',
    help: '1 while a past composition is served because the present one cannot be.',
    registers,
  });
  metrics.beforeWrite(async () => {
    const figures = await deliveries();
    stored.reset();
    attempted.reset();
    if (figures) {
      stored.set({ state: 'queued' }, figures.queued);
      stored.set({ state: 'failed' }, figures.failed);
      for (const [way, outcomes] of Object.entries(figures.attempts))
        for (const [outcome, count] of Object.entries(outcomes)) attempted.inc({ way, outcome }, count);
    }
    const live = composition();
    served.reset();
    if (live) served.set({ composition: live.id }, 1);
    past.set(live?.isPast === true ? 1 : 0);
  });
}
