import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/save-pda-exam' };

export const policy: Policy = {
  summary: 'Sends the answers of the behavioural test, at an address of their own.',
  source: '2 §7, Behavioural test',
  upstream: 'pda',
  account: 'session',
  aboutPeople: true,
};
