import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/oe-save-score' };

export const policy: Policy = {
  summary: 'Saves the score of the test of English.',
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'session',
  aboutPeople: true,
};
