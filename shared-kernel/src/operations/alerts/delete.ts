import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', path: '/api/alert' };

export const policy: Policy = {
  summary: 'Deletes a saved search.',
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
};
