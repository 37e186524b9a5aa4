import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'PUT', rest: 'myService/account' };

export const policy: Policy = {
  summary: 'Creates or replaces an account.',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'signup', email: 'payload.email' },
};
