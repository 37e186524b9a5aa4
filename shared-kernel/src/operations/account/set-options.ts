import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Sets what mails the session’s account gets.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
