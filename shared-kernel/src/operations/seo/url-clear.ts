import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/seo/url/clear' };

export const policy: Policy = {
  summary: 'The address of a search without one of its filters.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
};
