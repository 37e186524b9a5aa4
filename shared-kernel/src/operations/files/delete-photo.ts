import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'images/photos' };

export const policy: Policy = {
  summary: 'Deletes the photo of a candidate.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
