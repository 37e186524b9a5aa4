import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/apply' };

export const policy: Policy = {
  summary: 'Whether an application was made.',
  upstream: 'apply',
  account: 'session',
  aboutPeople: true,
  example: { query: { jobid: '{offer}' } },
};
