import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/accesstoken/identity' };

export const policy: Policy = {
  summary: 'Exchanges the token of a mail for one that opens an action.',
  source: '2 §7, Session and account',
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
};
