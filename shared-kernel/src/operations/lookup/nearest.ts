import * as z from 'zod/mini';
import { once } from '../once.ts';
import { placeSuggestionSchema } from '../suggests/place.ts';
import { degrees } from './degrees.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ place: placeSuggestionSchema() }));
export type NearestPlaceAnswer = Parsed<typeof answer>;

/** A point of two decimals (about a kilometre); fails with MYS-15 outside the country. */
export const call: Call<{ latitude: number; longitude: number }, NearestPlaceAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'geolocation/nearest',
  send: ({ latitude, longitude }) => ({ query: { lat: latitude.toFixed(2), lon: longitude.toFixed(2) } }),
  answer,
};

export const input = () => z.object({ query: z.object({ lat: degrees(2), lon: degrees(3) }) });

export const policy: Policy = {
  summary: 'The municipality nearest to a point.',
  errors: ['MYS-15'],
  account: 'none',
  example: { query: { lat: '19.43', lon: '-99.13' } },
};
