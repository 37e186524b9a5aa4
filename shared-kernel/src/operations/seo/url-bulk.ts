import { bulkInput } from '../filters-input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/seo/url/bulk' };

export const input = () => bulkInput(500);

export const policy: Policy = {
  summary: 'The addresses of several searches.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
};
