import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'ai/improveRole' };

export const policy: Policy = {
  summary: 'Words the description of a job in a résumé better.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
};
