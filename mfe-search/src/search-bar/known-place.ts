import { isNumber, isRecord, isText, readLocal, writeLocal } from '@chamba/kernel/storage';

/** A municipality that was searched for, and the coordinates of its seat, in degrees to about a kilometre. */
export type KnownPlace = { name: string; latitude: number; longitude: number };

const isKnownPlace = (value: unknown): value is KnownPlace =>
  isRecord(value) && isText(value['name']) && isNumber(value['latitude']) && isNumber(value['longitude']);

/** The municipality of a place; null when it is a state or country, or its seat is not known. */
export function toKnownPlace(
  place: { cityname?: string; latitude?: number; longitude?: number } | null | undefined,
): KnownPlace | null {
  if (!place?.cityname || place.latitude === undefined || place.longitude === undefined) return null;
  return { name: place.cityname, latitude: place.latitude, longitude: place.longitude };
}

/** Keeps the municipality on this device, for the distances of later visits. It is never sent. */
export function rememberPlace(place: KnownPlace): void {
  writeLocal('knownPlace', place);
}

/** The municipality stored on this device; null if there is none. */
export const recallPlace = (): KnownPlace | null => readLocal('knownPlace', isKnownPlace);
