/** Filters of searches whose addresses are asked for. */
import * as z from 'zod/mini';

const directoryInput = () =>
  z.object({
    type: z.enum([
      'keyword',
      'category',
      'subcategory',
      'sector',
      'activity',
      'location',
      'state',
      'country',
      'contract_type',
      'education-level',
      'work-mode',
      'region',
      'salary_min',
      'salary_max',
      'company',
      'time',
      'sort',
    ]),
    value: z.pipe(z.union([z.string().check(z.maxLength(200)), z.number()]), z.transform(String)),
  });

const filterInput = () =>
  z.object({
    key: z.string().check(z.maxLength(100)),
    directories: z._default(z.array(directoryInput()).check(z.maxLength(40)), []),
    query_params: z._default(
      z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(200)), z.number()])),
      {},
    ),
  });

/** Whether the texts of the pages are asked for too. */
const flag = () =>
  z.optional(
    z.pipe(
      z.union([z.boolean(), z.string(), z.number()]),
      z.transform((sent) => /^(true|1)$/.test(String(sent))),
    ),
  );

/** Which page asks. */
const SOURCE = /^web_h4_[\w-]{1,40}$/;

/** The body's `source` comes before the one of the query. */
const namesItsSource = ({ query, payload }: { query: { source?: string }; payload: { source?: string } }) =>
  payload.source !== undefined || query.source === undefined || SOURCE.test(query.source);

const sourceInput = () => z.optional(z.string().check(z.regex(SOURCE)));

/** A request for the addresses of filters. What the body says comes before the query. @param most filters of one. */
export const filtersInput = (most: number) =>
  z
    .object({
      query: z.object({ source: z.optional(z.string()), metatag: flag() }),
      payload: z.object({
        filters: z.array(filterInput()).check(z.maxLength(most)),
        source: sourceInput(),
        metatag: flag(),
      }),
    })
    .check(z.refine(namesItsSource));

/** The same for many filters: texts are for single pages, so `metatag` is not read. @param most filters of one. */
export const bulkInput = (most: number) =>
  z
    .object({
      query: z.object({ source: z.optional(z.string()) }),
      payload: z.object({ filters: z.array(filterInput()).check(z.maxLength(most)), source: sourceInput() }),
    })
    .check(z.refine(namesItsSource));
