import { has, read } from '../payload.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Changes the password of the session’s account, which shows the current one.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'newpassword') && has(read(payload, 'updater'), 'currentpassword'),
  limit: { name: 'password', bySession: true },
  startsSession: 'always',
  event: 'password_changed',
};
