/** Reports failures and web vitals of the page to the site, by unit and version. */
import { HOST_UNIT } from '@chamba/kernel/composition';
import { BEACON_LIMITS, type BeaconReport, type VitalName } from '@chamba/kernel/telemetry';
import type { PageHost, Visit } from '../page-loading/page-host.ts';
import { anonymous, ownerOfFile } from './anonymous.ts';
import type { Failure } from './failures.ts';

/** Interval in which reports are batched, in ms. */
const GATHER_MS = 5_000;

/** Pages whose times are remembered, for measures that come late. */
const MAX_VISITS = 100;

/** A measure as it is observed, and when what it measures happened, in ms of the page's own clock. */
export type Vital = { metric: VitalName; value: number; at: number };

/** What the beacon needs of the page around it; tests give their own. */
export type BeaconEdge = {
  /** @returns false when the browser would not take it. */
  send: (report: BeaconReport) => boolean;
  /** Calls back with each measure that is final. */
  observe: (report: (vital: Vital) => void) => void;
};

type Gathered = { [List in 'views' | 'errors' | 'vitals']: Array<BeaconReport[List][number]> };

const emptyBatch = (): Gathered => ({ views: [], errors: [], vitals: [] });

/**
 * Starts to gather and to send.
 * @param takeFailures hands over the failures so far and every later one.
 * @returns sends what is gathered, at once.
 */
export function startBeacon(
  host: PageHost,
  takeFailures: (next: (failure: Failure) => void) => void,
  { send, observe }: BeaconEdge,
): () => void {
  let gathered = emptyBatch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const visits: Visit[] = [];

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { views, errors, vitals } = gathered;
    if (views.length + errors.length + vitals.length === 0) return;
    gathered = emptyBatch();
    send({ composition: host.composition.id, views, errors, vitals });
  };
  const gather = <List extends keyof Gathered>(list: List, item: Gathered[List][number]): void => {
    const items: Array<typeof item> = gathered[list];
    if (items.length >= BEACON_LIMITS[list]) return;
    items.push(item);
    timer ??= setTimeout(flush, GATHER_MS);
  };

  const noteVisit = (): void => {
    const { visit } = host;
    if (!visit || visit === visits.at(-1)) return;
    visits.push(visit);
    if (visits.length > MAX_VISITS) visits.shift();
    const { unit, version, category } = visit;
    gather('views', { unit, version, category });
  };
  noteVisit();
  host.onNavigation(noteVisit);

  takeFailures((failure) => {
    const anonymised = anonymous(failure.error, 'file' in failure ? failure.file : null);
    const owner =
      'unit' in failure
        ? { unit: failure.unit, version: failure.version || host.getVersion(failure.unit) }
        : (ownerOfFile(anonymised.files[0]) ?? { unit: HOST_UNIT, version: host.getVersion(HOST_UNIT) });
    gather('errors', { ...owner, kind: failure.kind, ...anonymised });
  });

  observe(({ metric, value, at }) => {
    const visit = visits.findLast(({ since }) => since <= at) ?? visits[0];
    if (!visit) return;
    const { unit, version, category } = visit;
    gather('vitals', { unit, version, category, metric, value });
  });
  return flush;
}
