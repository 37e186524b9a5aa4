import { has, read } from '../payload.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Changes the address of the session’s account.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'emailaddress') && !has(read(payload, 'updater'), 'newpassword'),
  limit: { name: 'password', bySession: true },
  startsSession: 'always',
  event: 'email_change_asked',
};
