/** Texts of a page for search engines. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const seoSchema = once(() =>
  z.object({
    title: text(),
    description: maybe(z.string()),
    metadescription: maybe(z.string()),
    h1: text(),
    robots: text(),
    /** Path of the page whose results these are, where they are not the page's own: a municipality's for a settlement. */
    canonical: maybe(z.string()),
  }),
);
export type Seo = Parsed<typeof seoSchema>;
