import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/events' };

export const policy: Policy = {
  summary: 'Notes an event, such as a suggestion that was discarded.',
  source: '2 §7, Suggestions and events',
  upstream: 'events',
  account: 'none',
  reports: true,
};
