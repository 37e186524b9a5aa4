/** Addresses of searches for other systems: what the filters of a page lead to, with the texts of those pages. */
import { buildSearchUrl, parseSearchUrl, slugify } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { z } from 'zod';
import { CATEGORIES, categoryById, subcategoryOf } from '../catalogue/categories.ts';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { badRequest } from '../http/fault.ts';
import { resultTexts } from '../jobs/seo-texts.ts';
import { placeParams } from '../lookup/places.ts';

/** Parameter of a search address for each type of directory that is written as it is. */
const PARAMETERS = {
  keyword: 'q',
  company: 'cop',
  sector: 'sectorid',
  activity: 'giroid',
  contract_type: 'contract_type',
  'education-level': 'education',
  'work-mode': 'work_mode',
  region: 'region',
  salary_min: 'smin',
  salary_max: 'smax',
  time: 'tm',
  sort: 'sort',
} as const;

const directorySchema = z.object({
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
  value: z.union([z.string().max(200), z.number()]).transform(String),
});
const filterSchema = z.object({
  key: z.string().max(100),
  directories: z.array(directorySchema).max(40).default([]),
  query_params: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])).default({}),
});
const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => /^(true|1)$/.test(String(value)));
const requestSchema = (most: number) =>
  z.object({
    filters: z.array(filterSchema).max(most),
    source: z
      .string()
      .regex(/^web_h4_[\w-]{1,40}$/)
      .optional(),
    metatag: flag.default(false),
  });

type Directory = z.infer<typeof directorySchema>;
type Filter = z.infer<typeof filterSchema>;

/** Texts of the page behind an address. */
export type Metatag = { title: string; metadescription: string; h1: string; robots: string };

/** An address under the key it was asked for by. */
export type SearchAddress = { key: string; url: string; metatag?: Metatag };

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The category of an id, a slug or a name, as addresses write it. */
function categorySlug(value: string): string {
  return (isNumber(value) && categoryById(Number(value))?.slug) || slugify(value);
}

/** A subcategory with its category: ids and slugs that only one category has tell it themselves. */
function subcategoryParams(value: string): { category?: string; subcategory: string } {
  const slug = slugify(value);
  const found = isNumber(value)
    ? subcategoryOf(Number(value))
    : CATEGORIES.flatMap(({ subcategories }) => subcategories).find((sub) => sub.slug === slug);
  const parent = found && categoryById(found.idparent);
  return { ...(parent ? { category: parent.slug } : {}), subcategory: found?.slug ?? slug };
}

async function placeOf({ search }: CatalogueContext, value: string): Promise<SearchParams> {
  const known = await search.places.ofId(value);
  if (known) return placeParams(known);
  const path = value.startsWith('en-') ? value : `en-${slugify(value)}`;
  const { location, ci } = parseSearchUrl(`/empleos/${path}`, '') ?? {};
  return { ...(location ? { location } : {}), ...(ci ? { ci } : {}) };
}

async function directoryParams(context: CatalogueContext, { type, value }: Directory): Promise<SearchParams> {
  if (type === 'category') return { category: categorySlug(value) };
  if (type === 'subcategory') return subcategoryParams(value);
  if (type === 'state' || type === 'location') return placeOf(context, value);
  // The whole country is what no place means.
  if (type === 'country') return {};
  return parseSearchUrl('/empleos', new URLSearchParams({ [PARAMETERS[type]]: value }).toString()) ?? {};
}

/** Joins what several filters ask for: lists add up, of everything else the last one counts. */
function joined(all: readonly SearchParams[]): SearchParams {
  const lists = ['contract_type', 'education', 'work_mode'] as const;
  const result = all.reduce<SearchParams>((sum, params) => ({ ...sum, ...params }), {});
  for (const name of lists) {
    const values = all.flatMap((params) => params[name] ?? []);
    if (values.length > 0) result[name] = values;
  }
  return result;
}

async function paramsOf(context: CatalogueContext, filters: readonly Filter[]): Promise<SearchParams> {
  const parts = await Promise.all(
    filters.map(async ({ directories, query_params }) => {
      const query = new URLSearchParams(
        Object.entries(query_params).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const own = parseSearchUrl('/empleos', query.toString()) ?? {};
      const named = await Promise.all(directories.map((directory) => directoryParams(context, directory)));
      return joined([own, ...named]);
    }),
  );
  return joined(parts);
}

async function metatagOf({ search, siteName }: CatalogueContext, params: SearchParams): Promise<Metatag> {
  const [query, total] = await Promise.all([search.read(params), search.total(params)]);
  const { title, metadescription, h1, robots } = resultTexts(query, params.q ?? '', total, siteName);
  return { title, metadescription, h1, robots };
}

function read(body: unknown, query: Readonly<Record<string, string>>, most: number) {
  const sent = typeof body === 'object' && body !== null ? body : {};
  const { source, metatag } = query;
  const parsed = requestSchema(most).safeParse({
    ...(source === undefined ? {} : { source }),
    ...(metatag === undefined ? {} : { metatag }),
    ...sent,
  });
  if (!parsed.success) throw badRequest();
  return parsed.data;
}

/**
 * The address of each filter's search.
 * @param most filters a request may hold.
 * @throws Fault BAD-REQUEST for a body of another form.
 */
export async function searchAddresses(
  context: CatalogueContext,
  request: { body: unknown; query: Readonly<Record<string, string>> },
  most: number,
): Promise<SearchAddress[]> {
  const { filters, metatag } = read(request.body, request.query, most);
  return Promise.all(
    filters.map(async (filter) => {
      const params = await paramsOf(context, [filter]);
      const url = buildSearchUrl(params);
      return { key: filter.key, url, ...(metatag ? { metatag: await metatagOf(context, params) } : {}) };
    }),
  );
}

/**
 * Where each of a search's active filters leads when it is taken off, and under `all` where the search leads without
 * any: keyword and place stay.
 * @throws Fault BAD-REQUEST for a body of another form.
 */
export async function clearedAddresses(
  context: CatalogueContext,
  request: { body: unknown; query: Readonly<Record<string, string>> },
  most: number,
): Promise<SearchAddress[]> {
  const { filters } = read(request.body, request.query, most);
  const one = await Promise.all(
    filters.map(async ({ key }, index) => ({
      key,
      url: buildSearchUrl(await paramsOf(context, filters.toSpliced(index, 1))),
    })),
  );
  const { q, location, ci } = await paramsOf(context, filters);
  return [...one, { key: 'all', url: buildSearchUrl({ q, location, ci }) }];
}
