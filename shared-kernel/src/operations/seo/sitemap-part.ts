import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/seo/sitemap/:part' };

export const input = () => z.object({ path: z.object({ part: z.string() }) });

export const policy: Policy = {
  summary: 'The addresses of one part of the sitemap.',
  upstream: 'seo',
  account: 'none',
};
