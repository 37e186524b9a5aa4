/** What operations on the addresses of searches answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const searchAddressesAnswerSchema = once(() =>
  z.object({
    urls: z.array(
      z.object({
        /** Key of the filter that was sent; `all` for the search without any. */
        key: text(),
        /** Path of the search. */
        url: z.string(),
        /** Texts of its page, where they are asked for. */
        metatag: maybe(z.object({ title: text(), metadescription: text(), h1: text(), robots: text() })),
      }),
    ),
  }),
);
export type SearchAddressesAnswer = Parsed<typeof searchAddressesAnswerSchema>;
