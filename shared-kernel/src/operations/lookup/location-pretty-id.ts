import * as z from 'zod/mini';
import { lookedUp } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/locationPrettyID' };

export const input = () => z.object({ query: z.object({ countryID: lookedUp(), stateID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The name of a country or state as it stands in addresses.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX' } },
};
