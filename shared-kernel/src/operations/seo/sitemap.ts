import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/seo/sitemap' };

export const input = () => z.object({});

export const policy: Policy = { summary: 'The parts of the sitemap.', upstream: 'seo', account: 'none' };
