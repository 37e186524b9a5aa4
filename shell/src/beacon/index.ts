import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PageHost } from '../page-loading/page-host.ts';
import { startBeacon, type Vital } from './beacon.ts';
import type { Failure } from './failures.ts';

/** The site's address for reports. */
const ADDRESS = '/beacon';

/** Starts the beacon of this page. Everything is sent by the browser in the background, at the latest on leaving. */
export function start(host: PageHost, takeFailures: (next: (failure: Failure) => void) => void): void {
  const flush = startBeacon(host, takeFailures, {
    send: (report) => navigator.sendBeacon(ADDRESS, JSON.stringify(report)),
    observe: (report) => {
      const handle = (metric: Metric): void => report(toVital(metric));
      onTTFB(handle);
      onLCP(handle);
      onCLS(handle);
      onINP(handle);
    },
  });
  addEventListener('visibilitychange', () => {
    // After the measures, which become final in this same event.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  });
  addEventListener('pagehide', flush);
}

function toVital({ name, value, entries }: Metric): Vital {
  return {
    metric: name as Vital['metric'],
    value: Math.round(value * 10_000) / 10_000,
    at: name === 'CLS' || name === 'INP' ? (entries.at(-1)?.startTime ?? 0) : 0,
  };
}
