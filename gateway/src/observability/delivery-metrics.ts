import type { DeliveryFigures } from '../services/services.ts';

/** What the queue of applications holds, in the Prometheus text format; empty where none is here. */
export function writeDeliveries(figures: DeliveryFigures | null): string {
  if (!figures) return '';
  const { queued, failed, attempts } = figures;
  const lines = Object.entries(attempts).flatMap(([way, outcomes]) =>
    Object.entries(outcomes).map(
      ([outcome, count]) => `chamba_delivery_attempts_total{way="${way}",outcome="${outcome}"} ${count}`,
    ),
  );
  return `${[
    '# HELP chamba_deliveries Deliveries of applications in the database, by state.',
    '# TYPE chamba_deliveries gauge',
    `chamba_deliveries{state="queued"} ${queued}`,
    `chamba_deliveries{state="failed"} ${failed}`,
    '# HELP chamba_delivery_attempts_total Attempts of this gateway to deliver applications, by way and outcome.',
    '# TYPE chamba_delivery_attempts_total counter',
    ...lines,
  ].join('\n')}\n`;
}
