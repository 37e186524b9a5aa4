import { filtersInput } from '../filters-input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { searchAddressesAnswerSchema } from './search-addresses.ts';
import type { SearchAddressesAnswer } from './search-addresses.ts';

export const call: Endpoint<SearchAddressesAnswer> = {
  method: 'POST',
  path: '/seo/url',
  answer: searchAddressesAnswerSchema,
};

export const input = () => filtersInput(20);

export const policy: Policy = {
  summary: 'The address of a search, and its texts.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  decided: true,
};
