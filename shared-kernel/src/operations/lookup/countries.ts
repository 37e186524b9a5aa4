import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idDescription } from './id-description.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ countries: z.array(idDescription()) }));
export type CountriesAnswer = Parsed<typeof answer>;

export const call: Endpoint<CountriesAnswer> = { method: 'GET', rest: 'lookup/countries', answer };

export const input = () => z.object({});

export const policy: Policy = { summary: 'The countries.', source: '2 §7, Lookups', account: 'none' };
