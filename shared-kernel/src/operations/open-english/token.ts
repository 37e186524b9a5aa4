import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/requestJWT' };

export const policy: Policy = {
  summary: 'A token for the test of English.',
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'session',
  aboutPeople: true,
};
