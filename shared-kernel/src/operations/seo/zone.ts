import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/locations/countries/:country/:state/:city/:zone' };

export const policy: Policy = {
  summary: 'Links to one zone of a city.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  keptOffline: true,
};
