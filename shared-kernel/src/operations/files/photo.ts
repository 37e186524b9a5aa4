import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'images/photos' };

export const policy: Policy = {
  summary: 'The photo of a candidate.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
