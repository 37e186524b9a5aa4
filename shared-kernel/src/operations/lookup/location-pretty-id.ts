import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idDescription } from './id-description.ts';
import { lookedUp } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ countrystate_equivalence: idDescription() }));
type PlaceNameAnswer = Parsed<typeof answer>;

export const call: Endpoint<PlaceNameAnswer> = { method: 'GET', rest: 'lookup/locationPrettyID', answer };

export const input = () => z.object({ query: z.object({ countryID: lookedUp(), stateID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The name of a country or state as it stands in addresses.',
  errors: ['MYS-15'],
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX' } },
};
