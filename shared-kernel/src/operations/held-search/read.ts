import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'holdSearch/resource' };

export const policy: Policy = {
  summary: 'The search that waits for an account.',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  example: { query: { id: '{user}' } },
};
