import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/images/logos/:file' };

export const policy: Policy = {
  summary: 'The picture of a logo; its address changes with it.',
  upstream: 'images',
  account: 'none',
  immutable: true,
};
