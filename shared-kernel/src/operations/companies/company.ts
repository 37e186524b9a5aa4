/** An employer in lists. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, flag, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** An employer in the directory. */
export const companyItemSchema = once(() =>
  completed(
    z.object({
      companyname: z.string(),
      /** Slug of the name, as the search's `cop` takes it. */
      companynamepretty: text(),
      /** Offers that its search finds now. */
      ofertas: amount(),
      /** Path of its search. */
      url: text(),
      /** A fictitious employer of the sample: wherever it is shown the page has to say so. */
      isdemo: flag(),
      /** Address of its picture; empty without one. */
      logoUrl: text(),
    }),
    ({ companynamepretty, url }) => ({
      url:
        url ||
        (typeof companynamepretty === 'string'
          ? `/empleos/bolsa-de-trabajo-${companynamepretty}`
          : '/empleos'),
    }),
  ),
);
export type CompanyItem = Parsed<typeof companyItemSchema>;
