import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/mys/account_token/:id/change_email' };

export const policy: Policy = {
  summary: 'Sends the mail by which a change of address is confirmed again.',
  source: '2 §7, Session and account',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'mail', bySession: true },
  acts: true,
};
