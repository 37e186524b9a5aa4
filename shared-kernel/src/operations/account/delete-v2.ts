import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', path: '/api/v2/accounts/:id' };

export const policy: Policy = {
  summary: 'Deletes the account, second version.',
  source: '2 §7, Other',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'token' },
  event: 'account_deleted',
};
