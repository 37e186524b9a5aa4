import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/resumes/file/:id' };

export const policy: Policy = {
  summary: 'Adds a file to a résumé.',
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
};
