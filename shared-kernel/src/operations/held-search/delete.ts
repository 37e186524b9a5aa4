import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'holdSearch/resource' };

export const policy: Policy = {
  summary: 'Forgets the search that waits.',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
};
