import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/locationPrettyID' };

export const policy: Policy = {
  summary: 'The name of a country or state as it stands in addresses.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX' } },
};
