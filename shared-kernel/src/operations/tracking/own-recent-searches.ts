import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/tracking/recent-searches' };

export const policy: Policy = {
  summary: 'The recent searches of the signed-in candidate.',
  source: '2 §7, Search and offers',
  upstream: 'tracking',
  account: 'session',
  aboutPeople: false,
};
