import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/sum/accounts/:userid/subscriptions' };

export const policy: Policy = {
  summary: 'Registers a browser for notifications.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { userid: 'id' },
};
