import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'geolocation/postalcode' };

export const policy: Policy = {
  summary: 'The postal code of a point.',
  source: '2 §7, Other',
  account: 'none',
  example: { query: { lat: '19.43', lon: '-99.13' } },
};
