import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/alert' };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The saved searches.',
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  external: true,
};
