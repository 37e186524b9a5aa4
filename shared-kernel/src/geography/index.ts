/** A position on the earth, in degrees. */
export type Point = { latitude: number; longitude: number };

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Kilometres between two points in a straight line over the ground (haversine formula).
 * @example
 * const guadalajara = { latitude: 20.67, longitude: -103.35 };
 * kilometresBetween(guadalajara, { latitude: 19.43, longitude: -99.13 }); // 462.1
 */
export function kilometresBetween(from: Point, to: Point): number {
  const lat = radians(to.latitude - from.latitude) / 2;
  const lon = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(lat) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(lon) ** 2;
  // Rounding can make the square of opposite points more than 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
