import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/v2/resumes/:id/activate' };

export const policy: Policy = {
  summary: 'Changes the state of a résumé, second version.',
  source: '2 §7, Other',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
};
