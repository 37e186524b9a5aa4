import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', path: '/api/sum/subscriptions' };

export const policy: Policy = {
  summary: 'Takes a browser off the notifications.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
};
