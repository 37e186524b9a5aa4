import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Who looked at a résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { instance: '{user}/recruiter_views/', query: { countrows: 10 } },
};
