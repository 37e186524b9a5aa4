import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'images/documents' };

export const policy: Policy = {
  summary: 'Deletes a file of a résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
