import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'PUT', rest: 'messages/messages' };

export const policy: Policy = {
  summary: 'Marks a message as read.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
