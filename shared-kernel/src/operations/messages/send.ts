import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'messages/messages' };

export const policy: Policy = {
  summary: 'Answers a message.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
