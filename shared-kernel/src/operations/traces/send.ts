import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/traces' };

export const policy: Policy = {
  summary: 'Takes traces of pages.',
  source: '2 §7, Other',
  upstream: 'traces',
  account: 'none',
  reports: true,
};
