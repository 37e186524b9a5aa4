import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'statistics/events' };

export const policy: Policy = {
  summary: 'Counts an event.',
  source: '2 §7, Other',
  account: 'none',
  reports: true,
};
