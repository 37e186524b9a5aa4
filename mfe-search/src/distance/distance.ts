import type { Job } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import { kilometresBetween, type Point } from '@chamba/kernel/geography';
import type { KnownPlace } from '../search-bar/known-place.ts';

/** Work mode of offers done from home. */
const FROM_HOME = 1;

/** Both ends are rounded to about a kilometre: shorter distances are not distinguished. */
const NEAREST_KM = 3;

/** Where an offer's municipality is; null when that is not known, or the work is done from home. */
export function offerPoint(job: Job): Point | null {
  const { latitude, longitude } = job.locations[0] ?? {};
  if (job.workmode === FROM_HOME || latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude };
}

/**
 * How far an offer is from a municipality, e.g. 'A unos 12 km de Guadalajara': between the two seats, in a straight line.
 * @returns an empty text within one municipality, where the seats say nothing, and where the distance is not known.
 */
export function distanceText(job: Job, place: KnownPlace | null): string {
  const point = offerPoint(job);
  if (!point || !place) return '';
  if (point.latitude === place.latitude && point.longitude === place.longitude) return '';
  const km = kilometresBetween(point, place);
  if (km < NEAREST_KM) return `A menos de ${NEAREST_KM} km de ${place.name}`;
  // Far away a single kilometre would pretend to a precision that seats do not have.
  const shownKm = km < 100 ? Math.round(km) : Math.round(km / 10) * 10;
  return `A unos ${formatCount(shownKm)} km de ${place.name}`;
}
