import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ /** Names: `estados`, `ofertas-2`. */ parts: z.array(z.string()) }));
type SitemapAnswer = Parsed<typeof answer>;

export const call: Endpoint<SitemapAnswer> = { method: 'GET', path: '/seo/sitemap', answer };

export const input = () => z.object({});

export const policy: Policy = { summary: 'The parts of the sitemap.', upstream: 'seo', account: 'none' };
