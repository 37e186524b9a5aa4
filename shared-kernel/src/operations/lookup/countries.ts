import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/countries' };

export const policy: Policy = { summary: 'The countries.', source: '2 §7, Lookups', account: 'none' };
