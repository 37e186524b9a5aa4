import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/countries' };

export const input = () => z.object({});

export const policy: Policy = { summary: 'The countries.', source: '2 §7, Lookups', account: 'none' };
