import { filtersInput } from '../filters-input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/seo/url/clear' };

export const input = () => filtersInput(20);

export const policy: Policy = {
  summary: 'The address of a search without one of its filters.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
};
