import { has, read } from '../payload.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'myService/accountToken' };

export const policy: Policy = {
  summary: 'Confirms the account of the session with the six digits of its mail.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'code') && read(payload, 'type') !== 'password',
  limit: { name: 'code', bySession: true },
  startsSession: 'own-account',
  event: 'account_confirmed',
};
