/** Addresses of searches for other systems: what the filters of a page lead to, with the texts of those pages. */
import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import { buildSearchUrl, parseSearchUrl, slugify } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { CATEGORIES, categoryById, findSubcategory } from '../catalogue/categories.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
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

type Filter = InputOf<'seo.url'>['payload']['filters'][number];
type Directory = Filter['directories'][number];

/** An address under the key it was asked for by. */
export type SearchAddress = OutputOf<'seo.url'>['urls'][number];

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The category of an id, a slug or a name, as addresses write it. */
function categorySlug(value: string): string {
  return (isNumber(value) && categoryById(Number(value))?.slug) || slugify(value);
}

/** A subcategory with its category: ids and slugs that only one category has identify it. */
function subcategoryParams(value: string): { category?: string; subcategory: string } {
  const slug = slugify(value);
  const found = isNumber(value)
    ? findSubcategory(Number(value))
    : CATEGORIES.flatMap(({ subcategories }) => subcategories).find((sub) => sub.slug === slug);
  const parent = found && categoryById(found.idparent);
  return { ...(parent ? { category: parent.slug } : {}), subcategory: found?.slug ?? slug };
}

async function resolvePlace({ search }: CatalogueContext, value: string): Promise<SearchParams> {
  const known = await search.places.ofId(value);
  if (known) return placeParams(known);
  const path = value.startsWith('en-') ? value : `en-${slugify(value)}`;
  const { location, ci } = parseSearchUrl(`/empleos/${path}`, '') ?? {};
  return { ...(location ? { location } : {}), ...(ci ? { ci } : {}) };
}

async function directoryParams(context: CatalogueContext, { type, value }: Directory): Promise<SearchParams> {
  if (type === 'category') return { category: categorySlug(value) };
  if (type === 'subcategory') return subcategoryParams(value);
  if (type === 'state' || type === 'location') return resolvePlace(context, value);
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

async function toParams(context: CatalogueContext, filters: readonly Filter[]): Promise<SearchParams> {
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

async function composeMetatag(
  { search, siteName }: CatalogueContext,
  params: SearchParams,
): Promise<SearchAddress['metatag']> {
  const [query, total] = await Promise.all([search.read(params), search.total(params)]);
  const { title, metadescription, h1, robots } = resultTexts(
    query,
    search.spell(params.q ?? ''),
    total,
    siteName,
  );
  return { title, metadescription, h1, robots };
}

/** The address of each filter's search. @param metatag whether the texts of their pages are asked for. */
export const searchAddresses = (
  context: CatalogueContext,
  filters: readonly Filter[],
  metatag: boolean,
): Promise<SearchAddress[]> =>
  Promise.all(
    filters.map(async (filter) => {
      const params = await toParams(context, [filter]);
      const url = buildSearchUrl(params);
      return { key: filter.key, url, ...(metatag ? { metatag: await composeMetatag(context, params) } : {}) };
    }),
  );

/**
 * Where each of a search's active filters leads when it is taken off, and under `all` where the search leads without
 * any: keyword and place stay.
 */
export async function clearedAddresses(
  context: CatalogueContext,
  filters: readonly Filter[],
): Promise<SearchAddress[]> {
  const one = await Promise.all(
    filters.map(async ({ key }, index) => ({
      key,
      url: buildSearchUrl(await toParams(context, filters.toSpliced(index, 1))),
    })),
  );
  const { q, location, ci } = await toParams(context, filters);
  return [...one, { key: 'all', url: buildSearchUrl({ q, location, ci }) }];
}
