import { bulkInput } from '../filters-input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { searchAddressesAnswerSchema } from './search-addresses.ts';
import type { SearchAddressesAnswer } from './search-addresses.ts';

export const call: Endpoint<SearchAddressesAnswer> = {
  method: 'POST',
  path: '/seo/url/bulk',
  answer: searchAddressesAnswerSchema,
};

export const input = () => bulkInput(500);

export const policy: Policy = {
  summary: 'The addresses of several searches.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  decided: true,
};
