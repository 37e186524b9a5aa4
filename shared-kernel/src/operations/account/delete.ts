import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Deletes the account with the token of a mail.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'token' },
  event: 'account_deleted',
};
