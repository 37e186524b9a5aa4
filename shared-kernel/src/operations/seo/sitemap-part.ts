import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/seo/sitemap/:part' };

export const policy: Policy = {
  summary: 'The addresses of one part of the sitemap.',
  upstream: 'seo',
  account: 'none',
};
