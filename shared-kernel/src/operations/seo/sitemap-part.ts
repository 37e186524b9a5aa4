import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe } from '../lenient.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    urls: z.array(
      z.object({
        path: z.string(),
        /** ISO 8601; missing where it is not known. */
        lastmod: maybe(z.string()),
      }),
    ),
  }),
);
type SitemapPartAnswer = Parsed<typeof answer>;

export const call: Endpoint<SitemapPartAnswer> = { method: 'GET', path: '/seo/sitemap/:part', answer };

export const input = () => z.object({ path: z.object({ part: z.string() }) });

export const policy: Policy = {
  summary: 'The addresses of one part of the sitemap.',
  errors: ['MYS-15'],
  upstream: 'seo',
  account: 'none',
};
