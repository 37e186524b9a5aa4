import { kilometresBetween } from '@chamba/kernel/geography';
import type { Point } from '@chamba/kernel/geography';
import { readLocalities } from './localities.ts';
import type { PlaceCatalogue, Town } from './place-catalogue.ts';

/** A municipality and how far its seat is from a point, in kilometres in a straight line. */
export type NearTown = { town: Town; km: number };

/** Municipalities with their seat around a point, the nearest first. @param within kilometres. */
export function townsAround(catalogue: PlaceCatalogue, point: Point, within: number): NearTown[] {
  return catalogue.towns
    .flatMap((town): NearTown[] => {
      const { type, latitude, longitude } = town;
      if (type !== 'CI' || latitude === null || longitude === null) return [];
      const km = kilometresBetween(point, { latitude, longitude });
      return km <= within ? [{ town, km }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

/** Kilometres from the nearest town beyond which a point is outside the country. */
const FURTHEST_KM = 80;

/**
 * The municipality whose seat or locality is nearest to a point.
 * @returns null if none is near: the point is outside the country.
 */
export async function nearestTown(catalogue: PlaceCatalogue, point: Point): Promise<Town | null> {
  let nearest: Town | null = null;
  let least = FURTHEST_KM;
  const consider = (town: Town | undefined, latitude: number | null, longitude: number | null): void => {
    if (!town || latitude === null || longitude === null) return;
    const away = kilometresBetween(point, { latitude, longitude });
    if (away >= least) return;
    nearest = town;
    least = away;
  };
  for (const town of catalogue.towns) if (town.type === 'CI') consider(town, town.latitude, town.longitude);
  for (const { city, latitude, longitude } of await readLocalities())
    consider(catalogue.townOfCity(city), latitude, longitude);
  return nearest;
}
