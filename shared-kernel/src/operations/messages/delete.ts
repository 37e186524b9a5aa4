import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'messages/messages' };

export const policy: Policy = {
  summary: 'Deletes a message.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
