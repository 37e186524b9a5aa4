import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/locations/countries/:country/:state' };

export const policy: Policy = {
  summary: 'Links to the cities of a state.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  keptOffline: true,
};
