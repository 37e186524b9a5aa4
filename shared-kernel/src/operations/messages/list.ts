import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'messages/messages' };

export const policy: Policy = {
  summary: 'Messages of employers.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 10, page: 1, clientformat: 'json' } },
};
