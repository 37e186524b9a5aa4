import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/save-user-photo' };

export const policy: Policy = {
  summary: 'Saves the photo of a candidate.',
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
};
