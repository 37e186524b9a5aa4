import { readLocalities } from './localities.ts';
import type { PlaceCatalogue, Town } from './place-catalogue.ts';

/** Kilometres from the nearest town beyond which a point is outside the country. */
const FURTHEST_KM = 80;

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points on the earth, as the crow flies; all in degrees. */
function kilometres(fromLat: number, fromLon: number, toLat: number, toLon: number): number {
  const lat = radians(toLat - fromLat) / 2;
  const lon = radians(toLon - fromLon) / 2;
  const chord =
    Math.sin(lat) ** 2 + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * Math.sin(lon) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/**
 * The municipality whose seat or locality is nearest to a point.
 * @returns null if none is near: the point is outside the country.
 */
export async function nearestTown(
  catalogue: PlaceCatalogue,
  { lat, lon }: { lat: number; lon: number },
): Promise<Town | null> {
  let nearest: Town | null = null;
  let least = FURTHEST_KM;
  const consider = (town: Town | undefined, latitude: number | null, longitude: number | null): void => {
    if (!town || latitude === null || longitude === null) return;
    const away = kilometres(lat, lon, latitude, longitude);
    if (away >= least) return;
    nearest = town;
    least = away;
  };
  for (const town of catalogue.towns) if (town.type === 'CI') consider(town, town.latitude, town.longitude);
  for (const { city, latitude, longitude } of await readLocalities())
    consider(catalogue.townOfCity(city), latitude, longitude);
  return nearest;
}
