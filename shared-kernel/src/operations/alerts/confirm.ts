import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'subscriptions/confirm' };

export const policy: Policy = {
  summary: 'Confirms a subscription with the token of a mail.',
  source: '2 §7, Other',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
};
